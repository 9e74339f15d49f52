"""What the shape of the source tree costs, as lines "name value": where a fifth game has to be named, how large folders
and classes are, who asks for a role, what is built for a soak. All of it is counted from the sources by a plain parser;
it runs no compiler. `house.py NAME...` prints only these lines."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIB = ROOT / "lib"
sys.path += [str(ROOT / "test"), str(ROOT / "test" / "fifth_game")]
import fifth_game  # noqa: E402
import layers as layer_rules  # noqa: E402


def text_of(path):
    return path.read_text(encoding="utf-8")


def code_of(path):
    """Without comments and the contents of strings, in which a parser would find braces that are none."""
    text = re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', '""', text_of(path))
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)


def hand_written(*roots):
    for root in roots:
        for path in sorted((ROOT / root).rglob("*")):
            if path.suffix in (".h", ".cpp") and not layer_rules.is_generated(path):
                yield path


# ---- folders and roles

def largest_folder():
    counts = {}
    for path in hand_written("lib", "src", "include"):
        counts[path.parent] = counts.get(path.parent, 0) + 1
    return max(counts.values())


ROLE_QUESTION = re.compile(r"\b(?:on_air|hosts|visits|is_hosted)\(\)|\b(?:joined_|hosted_)\s*[!=]=\s*nullptr|nullptr\s*[!=]=\s*"
                           r"(?:joined_|hosted_)|\bholds_alternative\b|\bstd::get_if\b|\bget_if<|\bdynamic_cast\b")
DECLARATION = re.compile(r"^\s*(?:\[\[nodiscard\]\]\s*)?(?:static |constexpr |virtual |inline )*(?:bool|auto)\s+(?:\w+::)*"
                         r"(?:on_air|hosts|visits|is_hosted)\(\)")


def role_questions():
    """Calls and comparisons; that such a question exists is none."""
    return sum(len(ROLE_QUESTION.findall(DECLARATION.sub("", line)))
               for path in hand_written("lib/console") for line in code_of(path).splitlines())


def names_of_a_role():
    """Into how many differently named files the games put the same member function of their State: at most."""
    files = {}
    for path in hand_written("lib/games"):
        if "rules" in path.relative_to(LIB).parts:
            for function in set(re.findall(r"\bState::(\w+)\(", code_of(path))):
                if re.search(rf"^[\w:*&<> ]+ State::{function}\([^;]*\{{", code_of(path), re.MULTILINE):
                    files.setdefault(function, set()).add(path.name)
    return max(map(len, files.values()))


# ---- classes on the air

COMPONENTS = ("Shuffle", "Snapshots", "Migration")  # a part that hears, reports and steps by itself


def body_of(code, name):
    """What stands between the braces of a struct or class; None if it is not defined there."""
    found = re.search(rf"\b(?:struct|class)\s+{name}\b[^;{{}}()]*\{{", code)
    if found is None:
        return None
    depth, at = 1, found.end()
    while depth:
        depth += {"{": 1, "}": -1}.get(code[at], 0)
        at += 1
    return code[found.end():at - 1]


def statements(body):
    """The declarations of a class itself. What is in braces is left out, so a function or a type leaves its head alone."""
    flat, depth = "", 0
    for letter in body:
        depth -= letter == "}"
        if depth == 0 or (letter == "{" and depth == 0):
            flat += letter
        depth += letter == "{"
    flat = flat.replace("{}", "{};")
    return [" ".join(part.split()) for part in re.sub(r"\b(public|private|protected)\s*:", ";", flat).split(";")]


def is_field(statement):
    statement = re.sub(r"\{\}|=.*", "", statement)
    without_templates = re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", statement))
    return (re.fullmatch(r"(?:const |mutable |std::|\w+::)*[\w:]+(?: const)?[ *&]+\w+(?:\[[^\]]*\])*\s*",
                         without_templates.strip()) is not None
            and "operator" not in statement and not re.match(r"(?:using|friend|static|struct|class|enum|return|typedef|namespace)\b", statement))


def fields(name, code):
    """Of a class; where one is a struct that the class defines for itself, the fields of that instead. A list of such
    structs, one for each unit or seat, is one field; so is a component."""
    body = body_of(code, name)
    count = 0
    for statement in filter(is_field, statements(body)):
        type_name, declared = re.fullmatch(r".*?(\w+)(?:<.*>)?((?: const)?[ *&]+\w+(?:\[[^\]]*\])*)",
                                           re.sub(r"\{\}|=.*", "", statement).strip()).groups()
        is_part = re.search(r"[*&\[]", declared) is None and not type_name.endswith(COMPONENTS)
        inner = body_of(body, type_name) if is_part else None
        count += fields(type_name, body) if inner else 1
    return count


# ---- what a soak compiles

def layers_below(rules, name, found=None):
    found = {name} if found is None else found
    for other in rules.below[name]:
        if other not in found:
            found.add(other)
            layers_below(rules, other, found)
    return found


def compiled_for_a_soak(rules):
    """By lib/layers.txt, the soak's own two sources included."""
    needed = layers_below(rules, "checks")
    sources = [path for path in layer_rules.sources(LIB) if path.suffix == ".cpp"]
    return 2 + sum(rules.of(str(path.relative_to(LIB))) in needed for path in sources)


def faulty_includes(rules):
    return sum(len(layer_rules.faults_of(rules, str(path.relative_to(LIB)), text_of(path)))
               for path in layer_rules.sources(LIB))


# ---- what lies in flash

def records_by_game_count():
    """The files of lib/save in which a size, or what is packed and unpacked, follows the number of games."""
    return {path.stem for path in hand_written("lib/save") for line in code_of(path).splitlines()
            if re.search(r"\bgame_count\b", line) and re.search(r"bits|bytes|write|read", line)}


def counted():
    rules = layer_rules.Layers(text_of(LIB / "layers.txt"))
    yield "files_edited_for_a_fifth_game", len(fifth_game.LINES)
    yield "largest_folder", largest_folder()
    yield "role_questions", role_questions()
    yield "fields_of_table_guest", fields("TableGuest", code_of(LIB / "on_air" / "table_guest.h"))
    yield "fields_of_table_host", fields("TableHost", code_of(LIB / "on_air" / "table_host.h"))
    yield "files_compiled_for_soak", compiled_for_a_soak(rules)
    yield "file_names_for_the_same_role", names_of_a_role()
    yield "includes_against_the_layers", faulty_includes(rules)
    yield "records_whose_layout_follows_the_number_of_games", len(records_by_game_count())


def main(*wanted):
    for name, value in counted():
        if not wanted or name in wanted:
            print(name, value)


if __name__ == "__main__":
    main(*sys.argv[1:])
