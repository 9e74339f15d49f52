"""Who is shown what: nobody, one seat, several at one handheld."""
import json
import random

GAMES = (("mermaid_beach", 4), ("mermaids_song", 4), ("mermaid_rain", 3), ("mirage", 3))
BEACH = {"game": "mermaid_beach", "players": 3}


def positions(tool, game, players, every=7):
    """A random game stops here and there; whoever takes the position may play on from it."""
    chance = random.Random(players)
    tool.must("new", game=game, players=players, seed=f"{players:064x}")
    step = 0
    while (offered := tool.must("choices"))["choices"]:
        if step % every == 0:
            journal = tool.must("journal")["journal"]
            yield offered
            tool.must("replay", journal=journal)
        tool.must("play", choice=chance.choice(offered["choices"]))
        step += 1


def agrees(shown, truth):
    """Whether everything that is shown is true: the rest is null, or "hidden" where a choice is a secret."""
    if shown is None or shown == "hidden":
        return True
    if isinstance(shown, dict):
        return shown.keys() == truth.keys() and all(agrees(shown[key], truth[key]) for key in shown)
    if isinstance(shown, list) and isinstance(truth, list):
        return len(shown) == len(truth) and all(map(agrees, shown, truth))
    return shown == truth


def several_seats_see_what_each_of_them_sees(tool):
    for game, players in GAMES:
        for _ in positions(tool, game, players):
            truth = tool.must("state")["state"]
            views = [tool.must("state", seat=seat)["state"] for seat in range(players)]
            nobody = tool.must("state", seat=None)["state"]
            for seat in range(players):
                pair = [seat, (seat + 1) % players]
                both = tool.must("state", seat=pair)["state"]
                assert agrees(both, truth) and agrees(nobody, views[seat])
                for one in pair:
                    assert agrees(views[one], both), "together they see less than one of them"
                assert tool.must("state", seat=pair[::-1])["state"] == both
                assert tool.must("state", seat=[seat])["state"] == views[seat]
                assert tool.must("pack", seat=None)["bytes"] <= tool.must("pack", seat=pair)["bytes"]


def nobody_sees_no_hand(tool):
    tool.must("new", **BEACH, seed="00000000000000aa")
    truth = tool.must("state")["state"]["hands"]
    assert tool.must("state", seat=None)["state"]["hands"] == [[None] * len(hand) for hand in truth]
    assert tool.must("state", seat=[2, 0])["state"]["hands"] == [truth[0], [None] * len(truth[1]), truth[2]]


def choices_are_listed_for_the_seats_asked_for(tool):
    for offered in positions(tool, "mermaid_rain", 3):
        assert tool.must("choices", seat=None)["choices"] == []
        assert tool.must("choices", seat=[2, 1]) == {
            **offered, "choices": [c for c in offered["choices"] if c["seat"] in (1, 2)]}


def events_are_masked_for_who_looks(tool):
    for game, players in GAMES:
        hidden = 0
        for offered in positions(tool, game, players, every=3):
            journal = tool.must("journal")["journal"]
            choice = offered["choices"][-1]
            truth = tool.must("play", choice=choice)["events"]
            after = tool.must("state")["state"]
            seen = {}
            for viewers in (None, 0, 1, [0, 1]):
                tool.must("replay", journal=journal)
                shown = tool.must("play", choice=choice, seat=viewers)["events"]
                assert agrees(shown, truth), (shown, truth)
                assert tool.must("state")["state"] == after
                seen[json.dumps(viewers)] = shown
                hidden += shown != truth
            assert agrees(seen["null"], seen["0"]) and agrees(seen["0"], seen["[0, 1]"])
            for event, shown in zip(truth, seen["1"]):
                if event["event"] in ("drew", "chose_pass", "chose_meld", "chose_keep") and "card" in event:
                    assert (event == shown) == (event["seat"] == 1), (event, shown)
        assert (hidden > 0) == (game != "mirage"), f"in {game} {hidden} events were hidden"


def seats_are_distinct_and_at_the_table(tool):
    tool.must("new", **BEACH, seed="00000000000000aa")
    choice = tool.must("choices")["choices"][0]
    state = tool.must("state")
    for seat in ([], [0, 0], [0, 1, 2, 0], [3], [-1], [None], [[0]], "0", "nobody", {}, True, 1.0):
        for line in ({"cmd": "state"}, {"cmd": "pack"}, {"cmd": "choices"}, {"cmd": "play", "choice": choice}):
            assert "seat" in tool.refused(json.dumps({**line, "seat": seat}))
    assert tool.must("state") == state, "a refused line changed something"


CHECKS = (several_seats_see_what_each_of_them_sees, nobody_sees_no_hand, choices_are_listed_for_the_seats_asked_for,
          events_are_masked_for_who_looks, seats_are_distinct_and_at_the_table)
