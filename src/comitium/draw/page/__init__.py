"""The pages of the browser: pure functions from what a reader may know to HTML and SVG. A game may have a look of its own."""
