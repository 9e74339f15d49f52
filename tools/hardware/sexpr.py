"""Reads and writes KiCad's S-expressions. A list is a node, a plain string an atom, a Quoted a text."""
import re


class Quoted(str):
    pass


TOKEN = re.compile(r'[()]|"(?:\\.|[^"\\])*"|[^\s()"]+')


def parse(text):
    stack = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        elif token[0] == '"':
            stack[-1].append(Quoted(re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], token[1:-1])))
        else:
            stack[-1].append(token)
    return stack[0][0]


def write(node, depth=0):
    if isinstance(node, Quoted):
        return '"' + node.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if not isinstance(node, list):
        return str(node)
    inner = [("\n" + "\t" * (depth + 1) if isinstance(child, list) else " ") + write(child, depth + 1) for child in node]
    flat = not any(isinstance(child, list) for child in node)
    return "(" + "".join(inner).lstrip() + (")" if flat else "\n" + "\t" * depth + ")")


def find(node, name):
    return next((child for child in node if isinstance(child, list) and child and child[0] == name), None)


def every(node, name):
    return [child for child in node if isinstance(child, list) and child and child[0] == name]
