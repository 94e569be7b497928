# What the language is called, the locale by which it formats numbers and lists, how it punctuates; {"{}"} is what is quoted.
language-name = English
language-locale = en_GB
language-colon = :{ " " }
language-quotes = “{ "{}" }”
