"""seaglass-table as scripts use it: whole games by its choices, positions out and in again, and every bad line refused."""
import json
import random
import subprocess
import sys

PROGRAM = sys.argv[1]
GAMES_EACH = 6


class Table:
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, cmd, **fields):
        return self.line(json.dumps({"cmd": cmd, **fields}))

    def must(self, cmd, **fields):
        reply = self.ask(cmd, **fields)
        assert reply["ok"], f"{cmd} {fields}: {reply['why']}"
        return reply


def hidden(value):
    """How many nulls stand anywhere in a state."""
    if isinstance(value, dict):
        return sum(hidden(v) for v in value.values())
    if isinstance(value, list):
        return sum(hidden(v) for v in value)
    return int(value is None)


def play_whole_game(table, game, players, options, seed):
    chance = random.Random(seed)
    setup = {"game": game, "players": players, "options": options}
    digits = 16 if seed % 2 else 64
    table.must("new", seed=f"{seed:0{digits}x}", **setup)
    steps = 0
    while True:
        state = table.must("state")["state"]
        if state["over"]:
            break
        offered = table.must("choices")
        assert {c["seat"] for c in offered["choices"]} == set(offered["to_act"])
        if steps % 5 == 0:
            journal = table.must("journal")["journal"]
            table.must("load", state=state, **setup)
            assert table.must("state")["state"] == state, "a loaded position differs"
            assert table.must("choices") == offered, "a loaded position offers other choices"
            assert not table.ask("journal")["ok"]
            table.must("replay", journal=journal)
            assert table.must("state")["state"] == state, "a replayed position differs"
            for seat in range(players):
                assert hidden(table.must("state", seat=seat)["state"]) >= hidden(state)
                assert table.must("pack", seat=seat)["bytes"] <= table.must("pack")["bytes"]
                own = table.must("choices", seat=seat)["choices"]
                assert own == [c for c in offered["choices"] if c["seat"] == seat]
        choice = chance.choice(offered["choices"])
        for seat in range(players):
            if seat not in offered["to_act"]:
                assert not table.ask("play", choice={**choice, "seat": seat})["ok"], "out of turn"
        assert isinstance(table.must("play", choice=choice)["events"], list)
        steps += 1
    score = table.must("score")
    assert score["over"] and score["winners"] and len(score["scores"]) == players
    assert not table.must("choices")["choices"]


def games_play_through(table):
    for game in table.must("games")["games"]:
        for players in range(game["players"][0], game["players"][1] + 1):
            for seed in range(GAMES_EACH):
                chance = random.Random(seed)
                while True:
                    options = {name: chance.choice(option["values"]) for name, option in game["options"].items()}
                    if table.ask("new", game=game["name"], players=players, options=options)["ok"]:
                        break
                play_whole_game(table, game["name"], players, options, seed)


def bad_lines_are_refused(table):
    game = table.must("games")["games"][0]["name"]
    table.must("new", game="mermaid_beach", players=3, seed="00000000000000aa")
    state = table.must("state")["state"]
    bad = [
        "", "x", "null", "[]", "7", '"state"', "{}", '{"cmd":7}', '{"cmd":"dance"}', '{"cmd":"new"}', "{" * 5000,
        "[" * 100000, '{"cmd":"new","game":"chess","players":2}', '{"cmd":"state","seat":3}', '{"cmd":"state","seat":-1}',
        '{"cmd":"state","seat":1.5}', '{"cmd":"state","seat":99999999999999999999}', '{"cmd":"play"}',
        '{"cmd":"play","choice":{"seat":0}}', '{"cmd":"play","choice":{"seat":0,"do":"fly"}}',
        '{"cmd":"play","choice":{"seat":0,"do":"pair","item":"nice"}}',
        '{"cmd":"replay","journal":"seaglass1"}', '{"cmd":"replay","journal":"seaglass1 mermaid_beach 3 00 00 00"}',
        '{"cmd":"replay","journal":"seaglass1 mermaid_beach 9 00 00 0000000000000000"}',
        '{"cmd":"replay","journal":"seaglass1 mermaid_beach 3 00 00 0000000000000000 0:ffffffff"}',
        '{"cmd":"random","games":0}', '{"cmd":"random","games":"many"}', '{"cmd":"random","games":1,"players":3}',
        '{"cmd":"random","games":1,"options":{}}', '{"cmd":"random","games":1,"seed":"0000000000000001"}',
        '{"cmd":"random","games":1,"game":"mermaid_beach","players":3,"seat":0}',
        '{"cmd":"new","game":"mermaid_beach","players":3,"option":{"younger":true}}',
        '{"cmd":"state","seats":1}', '{"cmd":"choices","to":1}', '{"cmd":"pack","set":1}', '{"cmd":"score","seat":1}',
        '{"cmd":"journal","seat":1}', '{"cmd":"games","game":"mermaid_beach"}', '{"cmd":"state","seat":1,"seat":1}',
        '{"cmd":"new","game":"mermaid_beach","players":2,"players":3}', '{"cmd":"games"}\0', '{"cmd":"games"}\0{', "7" * 2**21,
        '{"cmd":"new","game":"mermaid_beach","players":3,"options":{"younger":true,"younger":true}}',
        json.dumps({"cmd": "new", "game": game, "players": 1}),
        json.dumps({"cmd": "new", "game": game, "players": 4, "options": {"wings": True}}),
        json.dumps({"cmd": "new", "game": game, "players": 4, "seed": "xyz"}),
        json.dumps({"cmd": "load", "game": "mermaid_beach", "players": 3, "state": {}}),
        json.dumps({"cmd": "load", "game": "mermaid_beach", "players": 3, "state": state, "turn": 0}),
    ]
    for key, value in state.items():
        for wrong in (None, -1, 300, "nobody", [None], {}, [[]]):
            if wrong == value:
                continue
            bad.append(json.dumps({"cmd": "load", "game": "mermaid_beach", "players": 3, "state": {**state, key: wrong}}))
        bad.append(json.dumps({"cmd": "load", "game": "mermaid_beach", "players": 3,
                               "state": {k: v for k, v in state.items() if k != key}}))
    for line in bad:
        reply = table.line(line)
        assert reply["ok"] is False and reply["why"], f"accepted: {line[:200]}"
    assert table.must("state")["state"] == state, "a refused line changed something"


def a_seed_may_be_in_capitals(table):
    setup = {"game": "mermaid_beach", "players": 2}
    table.must("new", **setup, seed="0123456789abcdef")
    state = table.must("state")["state"]
    table.must("new", **setup, seed="0123456789ABCDEF")
    assert table.must("state")["state"] == state


def a_seed_is_long_or_short(table):
    setup = {"game": "mermaid_beach", "players": 2}
    states = []
    for seed in ("0100000000000000", "01" + 62 * "0"):
        table.must("new", **setup, seed=seed)
        states.append(table.must("state")["state"])
        journal = table.must("journal")["journal"]
        assert seed in journal.split(), journal
        table.must("replay", journal=journal)
        assert table.must("state")["state"] == states[-1]
    assert states[0] != states[1], "a long seed deals what a short one deals"
    for digits in (0, 15, 17, 63, 65):
        assert not table.ask("new", **setup, seed=digits * "0")["ok"], digits
    table.must("new", **setup)
    assert len(table.must("journal")["journal"].split()[5]) == 64, "a seed by chance is a short one"


def a_card_twice_is_named(table):
    setup = {"game": "mermaid_beach", "players": 2}
    table.must("new", **setup, seed="0000000000000001")
    state = table.must("state")["state"]
    state["hands"][0].append("monster")
    reply = table.ask("load", state=state, **setup)
    assert not reply["ok"] and "Beach cards" in reply["why"], reply


def a_seat_that_stands_twice_is_named(table):
    """Among those from whom the Kraken takes a mermaid."""
    setup = {"game": "mermaids_song", "players": 6}
    chance = random.Random(1)
    table.must("new", **setup, seed="0000000000000001")
    while (state := table.must("state")["state"])["phase"] != "kraken":
        if state["over"]:
            table.must("new", **setup, seed=f"{chance.getrandbits(64):016x}")
        else:
            table.must("play", choice=chance.choice(table.must("choices")["choices"]))
    table.must("load", **setup, state=state)
    twice = {**state, "kraken_pending": state["kraken_pending"][:1] + state["kraken_pending"]}
    reply = table.ask("load", **setup, state=twice)
    assert not reply["ok"] and "kraken_pending" in reply["why"], reply


def a_wrong_map_is_named(table):
    setup = {"game": "mirage", "players": 2}
    table.must("new", **setup, seed="0000000000000001")
    while len(table.must("state")["state"]["surveys"]) < 6:
        table.must("play", choice=table.must("choices")["choices"][0])
    state = table.must("state")["state"]

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
        reply = table.ask("load", state=wrong, **setup)
        assert not reply["ok"] and why in reply["why"], reply
    assert table.must("state")["state"] == state


def random_games_repeat(table):
    for game in table.must("games")["games"]:
        table.must("new", game=game["name"], players=game["players"][0], seed="0000000000000007")
        assert table.must("random", games=5) == table.must("random", games=5)


for check in (games_play_through, bad_lines_are_refused, a_seed_may_be_in_capitals, a_seed_is_long_or_short,
              a_card_twice_is_named,
              a_seat_that_stands_twice_is_named, a_wrong_map_is_named, random_games_repeat):
    check(Table())
    print(f"{check.__name__}: ok")
