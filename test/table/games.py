"""Whole games by the choices of the tool, positions out and in again."""
import random

GAMES_EACH = 6


def hidden(value):
    """How many nulls stand anywhere in a state."""
    if isinstance(value, dict):
        return sum(hidden(v) for v in value.values())
    if isinstance(value, list):
        return sum(hidden(v) for v in value)
    return int(value is None)


def play_whole_game(tool, game, players, options, seed):
    chance = random.Random(seed)
    setup = {"game": game, "players": players, "options": options}
    digits = 16 if seed % 2 else 64
    tool.must("new", seed=f"{seed:0{digits}x}", **setup)
    steps = 0
    while True:
        state = tool.must("state")["state"]
        if state["over"]:
            break
        offered = tool.must("choices")
        assert {c["seat"] for c in offered["choices"]} == set(offered["to_act"])
        if steps % 5 == 0:
            journal = tool.must("journal")["journal"]
            tool.must("load", state=state, **setup)
            assert tool.must("state")["state"] == state, "a loaded position differs"
            assert tool.must("choices") == offered, "a loaded position offers other choices"
            assert not tool.ask("journal")["ok"]
            tool.must("replay", journal=journal)
            assert tool.must("state")["state"] == state, "a replayed position differs"
            for seat in range(players):
                assert hidden(tool.must("state", seat=seat)["state"]) >= hidden(state)
                assert tool.must("pack", seat=seat)["bytes"] <= tool.must("pack")["bytes"]
                own = tool.must("choices", seat=seat)["choices"]
                assert own == [c for c in offered["choices"] if c["seat"] == seat]
        choice = chance.choice(offered["choices"])
        for seat in range(players):
            if seat not in offered["to_act"]:
                assert not tool.ask("play", choice={**choice, "seat": seat})["ok"], "out of turn"
        assert isinstance(tool.must("play", choice=choice)["events"], list)
        steps += 1
    score = tool.must("score")
    assert score["over"] and score["winners"] and len(score["scores"]) == players
    assert not tool.must("choices")["choices"]


def games_play_through(tool):
    for game in tool.must("games")["games"]:
        for players in range(game["players"][0], game["players"][1] + 1):
            for seed in range(GAMES_EACH):
                chance = random.Random(seed)
                options = {name: chance.choice(option["for_players"][str(players)])
                           for name, option in game["options"].items()}
                play_whole_game(tool, game["name"], players, options, seed)


def random_games_repeat(tool):
    for game in tool.must("games")["games"]:
        tool.must("new", game=game["name"], players=game["players"][0], seed="0000000000000007")
        assert tool.must("random", games=5) == tool.must("random", games=5)


def options_are_listed_for_each_number_of_players(tool):
    """Exactly what a table of so many is set up with; any other value is refused."""
    counts = set()
    for game in tool.must("games")["games"]:
        numbers = range(game["players"][0], game["players"][1] + 1)
        for name, option in game["options"].items():
            assert list(option["for_players"]) == [str(players) for players in numbers], option
            for players in numbers:
                allowed = option["for_players"][str(players)]
                tried = option["values"] if isinstance(option["default"], bool) else range(-1, 300)
                accepted = [value for value in tried if tool.ask(
                    "new", game=game["name"], players=players, options={name: value}, seed="0000000000000001")["ok"]]
                assert allowed == accepted and option["default"] in allowed, (name, players, allowed)
                assert all(value in option["values"] for value in allowed)
                counts.add((name, len(allowed)))
            assert all(any(value in allowed for allowed in option["for_players"].values()) for value in option["values"])
    assert len({count for name, count in counts if name == "target"}) > 1, counts


CHECKS = (games_play_through, options_are_listed_for_each_number_of_players, random_games_repeat)
