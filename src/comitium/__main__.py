"""`python -m comitium`: the same as `comitium`."""

from comitium.cli import main

if __name__ == "__main__":
    main()
