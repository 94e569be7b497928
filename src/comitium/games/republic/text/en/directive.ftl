# The neutral factions of chapter 4.
republic-directive-imperialists = the Imperialists
republic-directive-plutocrats = the Plutocrats
republic-directive-conservatives = the Conservatives
republic-directive-populists = the Populists
