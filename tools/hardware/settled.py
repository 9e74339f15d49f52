"""A board's file that is the same each time it is made: its parts in order, and identities that follow from what they name."""
import sys
import uuid
from pathlib import Path

from sexpr import Quoted, every, find, parse, write

NAMESPACE = uuid.UUID("5ea91a55-0000-4000-8000-000000000001")
SORTED = ("footprint", "gr_circle", "gr_line", "gr_rect", "gr_text", "segment", "via", "zone")
SORTED_INSIDE = ("fp_line", "fp_arc", "fp_circle", "fp_poly", "fp_rect", "fp_text", "pad", "zone")


def without_identity(node):
    if not isinstance(node, list):
        return node
    return [without_identity(child) for child in node if not (isinstance(child, list) and child and child[0] == "uuid")]


def key(node):
    ref = next((p[2] for p in every(node, "property") if p[1] == "Reference"), "") if node[0] == "footprint" else ""
    return node[0], ref, write(without_identity(node))


def in_order(node, kinds):
    """The children of these kinds in order, where the first of them stood."""
    chosen = sorted((child for child in node if isinstance(child, list) and child and child[0] in kinds), key=key)
    out, done = [], False
    for child in node:
        if isinstance(child, list) and child and child[0] in kinds:
            if not done:
                out += chosen
                done = True
        else:
            out.append(child)
    return out


def identify(node, path):
    for i, child in enumerate(node):
        if isinstance(child, list) and child:
            if child[0] == "uuid":
                node[i] = ["uuid", Quoted(uuid.uuid5(NAMESPACE, path))]
            else:
                identify(child, f"{path}/{i}")


def settle(file):
    tree = [in_order(child, SORTED_INSIDE) if isinstance(child, list) and child and child[0] == "footprint" else child for child in parse(Path(file).read_text())]
    tree = in_order(tree, SORTED)
    count = {}
    for node in tree:
        if isinstance(node, list) and node and node[0] in SORTED:
            name = "|".join(key(node)) if node[0] != "zone" else f"zone {find(node, 'layer')[1:]}"
            count[name] = count.get(name, 0) + 1
            identify(node, f"{name}#{count[name]}")
    Path(file).write_text(write(tree) + "\n")


if __name__ == "__main__":
    settle(sys.argv[1])
