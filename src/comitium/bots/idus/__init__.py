"""The players of Idus Martii: how senators behave, what one may believe of them, and what that is worth."""
