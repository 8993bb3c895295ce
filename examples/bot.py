"""A stranger's program takes a seat and plays. Usage: python bot.py ADDRESS TABLE [KEY]

It needs nothing of tenback, only the protocol (docs/protocol.md) and a WebSocket library.
"""

import json
import random
import sys
import time
import urllib.request
from itertools import count

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def identity(address, name):
    """A name of one's own, in one step; the token is who we are from now on."""
    body = json.dumps({"name": name, "program": True}).encode()
    request = urllib.request.Request(f"{address}/api/guests", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


def choose(scene):
    """Play anything that is allowed. This is where a cleverer program thinks."""
    return random.choice(scene["you"]["actions"])


def play(address, table, key=None):
    token = identity(address, "A stranger's bot")
    ids, seen, scene = count(1), None, None
    while not (scene and scene["public"]["phase"] == "ended"):
        try:
            with connect(f"{address.replace('http', 'ws', 1)}/ws") as line:

                def send(**frame):
                    line.send(json.dumps(frame))

                send(type="hello", version=1, token=token)
                send(type="enter", id=f"{next(ids)}", table=table, key=key, after=seen)
                while not (scene and scene["public"]["phase"] == "ended"):
                    frame = json.loads(line.recv())
                    if frame["type"] == "refused" and frame["again"]:
                        break  # the server cannot keep anything just now: come back in a moment
                    if "scene" not in frame:
                        continue
                    scene, seen = frame["scene"], frame["scene"]["seq"]
                    you, public = scene["you"], scene["public"]
                    if you is None:
                        send(type="sit", id=f"{next(ids)}")
                    elif public["phase"] == "starting" and you["seat"] in public["awaited"]:
                        send(type="offer", id=f"{next(ids)}", gladly="willing")
                    elif you["actions"]:
                        send(type="play", id=f"play-{seen}", actions=[choose(scene)])
        except (ConnectionClosed, OSError):
            pass  # the server restarts; nothing is lost
        if not (scene and scene["public"]["phase"] == "ended"):
            time.sleep(1)
    print(scene["public"]["result"])


if __name__ == "__main__":
    play(*sys.argv[1:])
