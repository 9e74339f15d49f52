"""Lines that are refused, and how seeds are written."""
import json


def bad_lines_are_refused(tool):
    game = tool.must("games")["games"][0]["name"]
    tool.must("new", game="mermaid_beach", players=3, seed="00000000000000aa")
    state = tool.must("state")["state"]
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
        tool.refused(line)
    assert tool.must("state")["state"] == state, "a refused line changed something"


def a_seed_may_be_in_capitals(tool):
    setup = {"game": "mermaid_beach", "players": 2}
    tool.must("new", **setup, seed="0123456789abcdef")
    state = tool.must("state")["state"]
    tool.must("new", **setup, seed="0123456789ABCDEF")
    assert tool.must("state")["state"] == state


def a_seed_is_long_or_short(tool):
    setup = {"game": "mermaid_beach", "players": 2}
    states = []
    for seed in ("0100000000000000", "01" + 62 * "0"):
        tool.must("new", **setup, seed=seed)
        states.append(tool.must("state")["state"])
        journal = tool.must("journal")["journal"]
        assert seed in journal.split(), journal
        tool.must("replay", journal=journal)
        assert tool.must("state")["state"] == states[-1]
    assert states[0] != states[1], "a long seed deals what a short one deals"
    for digits in (0, 15, 17, 63, 65):
        assert not tool.ask("new", **setup, seed=digits * "0")["ok"], digits
    tool.must("new", **setup)
    assert len(tool.must("journal")["journal"].split()[5]) == 64, "a seed by chance is a short one"


def a_reason_quotes_no_more_than_80_characters(tool):
    tool.must("new", game="mermaid_beach", players=3, seed="00000000000000aa")
    state = tool.must("state")["state"]
    longest = 0
    for letter in ("Q", "\u00e4", "\u2603", "\U0001d11e"):
        for length in (79, 80, 81, 5000):
            word = length * letter
            for line in (
                {"cmd": word},
                {"cmd": "new", "game": word, "players": 3},
                {"cmd": "new", "game": "mermaid_beach", "players": 3, "options": {word: True}},
                {"cmd": "state", word: 1},
                {"cmd": "play", "choice": {"seat": 0, "do": word}},
                {"cmd": "play", "choice": {"seat": 0, "do": "pair", "item": word}},
                {"cmd": "load", "game": "mermaid_beach", "players": 3, "state": {**state, word: 1}},
                {"cmd": "load", "game": "mermaid_beach", "players": 3, "state": {**state, "phase": word}},
                {"cmd": "replay", "journal": f"seaglass1 {word}"},
                {"cmd": "replay", "journal": f"seaglass1 mermaid_beach 3 00 00 0000000000000000 {word}"},
            ):
                why = tool.refused(json.dumps(line))
                assert letter in why, why
                longest = max(longest, why.count(letter))
                assert length > 80 or letter * length in why, why
            why = tool.refused(f'{{"cmd":"games","{word}":1,"{word}":2}}')
            assert letter in why, why
            longest = max(longest, why.count(letter))
    assert longest == 80, longest


def a_reason_is_in_our_own_words(tool):
    """Broken JSON, numbers that nothing can hold, text that is no UTF-8."""
    for line in (b"", b"{", b'{"cmd":"games"', b'{"cmd":1e999}', b'{"cmd":"\xff"}', b'{"cmd":"\\ud800"}', b'{"cmd":"games"}}',
                 b'\x01', b'{"cmd":"games",}', b"'games'", 3000 * b'{"a":'):
        reply = tool.raw(line)
        assert not reply["ok"] and reply["why"].startswith("line: "), reply
        for foreign in ("json", "exception", "parse", "std::", "nlohmann"):
            assert foreign not in reply["why"], reply


def a_byte_order_mark_is_refused(tool):
    tool.must("games")
    assert "byte order mark" in tool.refused("\ufeff" + json.dumps({"cmd": "games"}))


CHECKS = (bad_lines_are_refused, a_seed_may_be_in_capitals, a_seed_is_long_or_short,
          a_reason_quotes_no_more_than_80_characters, a_reason_is_in_our_own_words, a_byte_order_mark_is_refused)
