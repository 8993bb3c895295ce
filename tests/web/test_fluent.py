"""The reader of Fluent files: what it reads, and which line it names."""

import pytest

from tests.web.fluent import Choice, FluentError, Variable, choices, read, variables

GOOD = """### All

## Some

one = One { $thing }.
# A comment
two = { $count ->
    [0] none
    [one] one { $kind ->
        [a] A
       *[b] B { $thing }
     }
   *[other] {" "}{ $count }
 } left
long = First
    second

    third
below =
    Text.
"""


def test_messages_are_read_with_line_and_place(tmp_path):
    file = tmp_path / "xx.ftl"
    file.write_text(GOOD)
    found = read(file)
    assert list(found) == ["one", "two", "long", "below"]
    assert found["one"].value == ["One ", Variable("thing"), "."]
    assert (found["one"].line, found["one"].where) == (5, "All / Some")
    assert (found["two"].line, found["two"].where) == (7, "All / Some / A comment")
    assert found["long"].value == ["First", "\n", "second", "\n", "third"]
    assert found["below"].value == ["Text."]
    assert variables(found["two"].value) == {"count", "kind", "thing"}
    outer, inner = choices(found["two"].value)
    assert (outer.of, list(outer.variants), outer.default) == ("count", ["0", "one", "other"], "other")
    assert isinstance(inner, Choice)
    assert outer.variants["other"] == [" ", Variable("count")]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = A\nb = { $x\nc = C\n", 3),
        ("a = A }\n", 1),
        ("a = A\n\nb = { x }\n", 3),
        ("a = A\nb\n", 2),
        ("a =\nb = B\n", 1),
        ("a = A\n[one] x\n", 2),
        ("a = { $x ->\n    [one] A\n    [other] B\n }\n", 4),
        ("a = { $x ->\n   *[one] A\n   *[other] B\n }\n", 3),
        ("a = { $x ->\n    [one] A\n    [one] B\n   *[other] C\n }\n", 3),
        ("a = { $x ->\n    [one] A\n   *[other]\n }\n", 3),
        ("a = { $x ->\n   *[other] A\n b = B\n", 4),
        ("a = A\nb = B\na = C\n", 3),
        ("a = { NUMBER($x) }\n", 1),
        ("-term = A\n", 1),
        ("a = A\n    .title = B\n", 2),
        ('a = { "x }\n', 1),
    ],
)
def test_what_cannot_be_read_is_named_with_file_and_line(tmp_path, text, line):
    file = tmp_path / "xx.ftl"
    file.write_text(text)
    with pytest.raises(FluentError, match=rf"^xx\.ftl:{line}: "):
        read(file)
