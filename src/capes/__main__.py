"""`python -m capes` is the command `capes`."""

from capes.cli import main

if __name__ == "__main__":
    main()
