"""Tell every playthrough anew, after a wanted change of the telling: `python -m tests.playthroughs.rewrite`."""

from pathlib import Path

from tenback import record

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.json")):
        played = record.from_json(file.read_text(encoding="utf-8"))
        file.write_text(record.to_json(played), encoding="utf-8")
        file.with_suffix(".txt").write_text(record.to_transcript(played), encoding="utf-8")
