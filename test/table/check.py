"""seaglass-table as scripts use it: check.py PROGRAM."""
import sys

import games
import lines
import positions
import views
from tool import Tool

for check in (*games.CHECKS, *lines.CHECKS, *positions.CHECKS, *views.CHECKS):
    check(Tool(sys.argv[1]))
    print(f"{check.__name__}: ok")
