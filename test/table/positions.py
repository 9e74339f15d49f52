"""Positions that cannot be."""
import random


def a_card_twice_is_named(tool):
    setup = {"game": "mermaid_beach", "players": 2}
    tool.must("new", **setup, seed="0000000000000001")
    state = tool.must("state")["state"]
    state["hands"][0].append("monster")
    reply = tool.ask("load", state=state, **setup)
    assert not reply["ok"] and "Beach cards" in reply["why"], reply


def a_seat_that_stands_twice_is_named(tool):
    """Among those from whom the Kraken takes a mermaid."""
    setup = {"game": "mermaids_song", "players": 6}
    chance = random.Random(1)
    tool.must("new", **setup, seed="0000000000000001")
    while (state := tool.must("state")["state"])["phase"] != "kraken":
        if state["over"]:
            tool.must("new", **setup, seed=f"{chance.getrandbits(64):016x}")
        else:
            tool.must("play", choice=chance.choice(tool.must("choices")["choices"]))
    tool.must("load", **setup, state=state)
    twice = {**state, "kraken_pending": state["kraken_pending"][:1] + state["kraken_pending"]}
    reply = tool.ask("load", **setup, state=twice)
    assert not reply["ok"] and "kraken_pending" in reply["why"], reply


def a_wrong_map_is_named(tool):
    setup = {"game": "mirage", "players": 2}
    tool.must("new", **setup, seed="0000000000000001")
    while len(tool.must("state")["state"]["surveys"]) < 6:
        tool.must("play", choice=tool.must("choices")["choices"][0])
    state = tool.must("state")["state"]

    def with_survey(**changed):
        first, *others = state["surveys"]
        return {**state, "surveys": [{**first, **changed}, *others]}

    closed = {"squares": [[0, 1]], "kind": "coast", "tent": None, "keeper": None, "trees": []}
    for wrong, why in (
        (with_survey(at=[0, 0]), "two tiles lie on [0,0]"),
        (with_survey(land=not state["surveys"][0]["land"]), "land meets water"),
        (with_survey(explorers=[1 - state["first"]] * 3), "where nobody sent it"),
        ({**state, "bag": state["bag"][1:]}, "survey tiles are not all there"),
        ({**state, "camels": [7, 7], "ships": [7, 7]}, "camels and ships are not all there"),
        ({**state, "gaps": [*state["gaps"], closed]}, "gaps are not those of the map"),
    ):
        reply = tool.ask("load", state=wrong, **setup)
        assert not reply["ok"] and why in reply["why"], reply
    assert tool.must("state")["state"] == state


def idle_turns_follow_from_the_hands(tool):
    """A game in which all only draw, but for one mermaid: its positions load, and not with more idle turns."""
    setup = {"game": "mermaids_song", "players": 4}
    tool.must("new", **setup, seed="0000000000000003")
    impossible = 0
    while True:
        state = tool.must("state")["state"]
        journal = tool.must("journal")["journal"]
        tool.must("load", **setup, state=state)
        full = [len(state["hands"][((state["turn"] or 0) - ago) % 4]) == 3 for ago in range(4)]
        if not state["over"] and not all(full):
            for idle in range(full.index(False) + 1, 13):
                tool.load_refused(setup, {**state, "idle_turns": idle})
                impossible += 1
        tool.must("replay", journal=journal)
        if state["over"]:
            break
        doings = {choice["do"]: choice for choice in tool.must("choices")["choices"]}
        wanted = ("mermaid",) if state["turns"] == 6 and len(state["hands"][state["turn"]]) == 3 else ()
        wanted += ("act", "end", "kraken", "treasure", "lose")
        tool.must("play", choice=next(doings[do] for do in wanted if do in doings))
    assert state["idle_turns"] == 12 and impossible, state


def shells_are_washed_away_by_waves(tool):
    setup = {"game": "mermaid_beach", "players": 3, "options": {"younger": True}}
    tool.must("new", **setup, seed="0000000000000001")
    while not any((state := tool.must("state")["state"])["shells"]):
        tool.must("play", choice=tool.must("choices")["choices"][0])
    seat = next(seat for seat in range(3) if state["shells"][seat])
    state["shell_discard"] = [state["shells"][seat].pop(0), *state["shell_discard"]]
    assert "more shells are washed away" in tool.load_refused(setup, state)


def treasure_lies_as_at_set_up_or_is_taken(tool):
    setup = {"game": "mermaid_rain", "players": 3}
    for seed in range(1, 6):
        tool.must("new", **setup, seed=f"{seed:016x}")
        state = tool.must("state")["state"]
        open_space = next(i for i, space in enumerate(state["spaces"]) if space["up"])
        hidden_space = next(i for i, space in enumerate(state["spaces"]) if space["down"] and not space["up"])

        def with_space(number, up, down, pool=state["pool"]):
            spaces = list(state["spaces"])
            spaces[number] = {"up": up, "down": down}
            return {**state, "spaces": spaces, "pool": pool}

        first, *others = state["spaces"][open_space]["up"]
        below = state["spaces"][open_space]["down"]
        why = tool.load_refused(setup, with_space(open_space, others, below, [first, *state["pool"]]))
        assert "the pool is larger than at set-up" in why, why
        first, *others = state["spaces"][hidden_space]["down"]
        why = tool.load_refused(setup, with_space(hidden_space, [first], others))
        assert "a space has more treasure than at set-up" in why, why
        assert tool.must("state")["state"] == state


def treasure_brings_its_points(tool):
    """Two a token; where an Ocean March does not score, those that are missing from the pool are worth nothing."""
    impossible = unscored = 0
    for march_scores in (True, False):
        setup = {"game": "mermaid_rain", "players": 4, "options": {"march_scores": march_scores}}
        chance = random.Random(4)
        tool.must("new", **setup, seed="0000000000000004")
        pool = len(tool.must("state")["state"]["pool"])
        while True:
            state = tool.must("state")["state"]
            journal = tool.must("journal")["journal"]
            free = 0 if march_scores else pool - len(state["pool"])
            for seat in range(4):
                tokens = len(state["up_tokens"][seat]) + len(state["down_tokens"][seat])
                unscored += 2 * tokens > state["scores"][seat]
                if tokens > free:
                    scores = list(state["scores"])
                    scores[seat] = 2 * (tokens - free) - 1
                    why = tool.load_refused(setup, {**state, "scores": scores})
                    assert "has brought more points" in why, why
                    impossible += 1
            tool.must("load", **setup, state=state)
            tool.must("replay", journal=journal)
            if state["over"]:
                break
            tool.must("play", choice=chance.choice(tool.must("choices")["choices"]))
    assert impossible > 0 and unscored > 0, (impossible, unscored)


CHECKS = (a_card_twice_is_named, a_seat_that_stands_twice_is_named, a_wrong_map_is_named,
          idle_turns_follow_from_the_hands, shells_are_washed_away_by_waves,
          treasure_lies_as_at_set_up_or_is_taken, treasure_brings_its_points)
