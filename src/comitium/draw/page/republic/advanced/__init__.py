"""The advanced rules of Res Publica Romana in the browser."""
