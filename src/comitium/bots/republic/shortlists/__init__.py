"""The few choices that a search looks at beside the tribune's."""
