# What checks the games (check/) is for computers: no part of it is compiled for a board. Their JSON is for
# seaglass-table alone, which is not built here.
Import("env")

if env["PIOPLATFORM"] == "native":
    env.Replace(SRC_FILTER=["+<*>", "-<jsons.cpp>", "-<*/check/json/>"])
else:
    env.Replace(SRC_FILTER=["+<*>", "-<subjects.cpp>", "-<jsons.cpp>", "-<*/check/>"])
