# Chapter 2: the advanced rules.

# -- tables that are refused

republic-advanced-bad-rebels = Rebel governors need the provincial wars (rule { $rule }): switch on provincial_wars too.
republic-advanced-bad-few = The game for one or two is played without advanced rules (rule { $rule }): switch off { $option }.
