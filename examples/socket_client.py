"""Plays a game of District Noir against a bot, over a socket: python socket_client.py [URL]"""

import json
import sys
import urllib.request

from websockets.sync.client import connect  # pip install websockets

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
wanted = json.dumps({"game": "district-noir", "seats": seats, "start": True}).encode()
asking = urllib.request.Request(f"{URL}/api/tables", wanted, {"Content-Type": "application/json"})
opened = json.load(urllib.request.urlopen(asking))
address = f"{URL}/api/tables/{opened['table']}/socket".replace("http", "ws", 1)
with connect(address, additional_headers={"Authorization": f"Bearer {opened['token']}"}) as socket:
    event = {"phase": "playing"}
    while event["phase"] != "over":
        event = json.loads(socket.recv()).get("event", event | {"told": [], "asked": None})
        print(
            *[told["text"] for told in event["told"]], sep="\n", end="\n" if event["told"] else ""
        )
        if event["asked"] and event["asked"]["options"]:
            move = {"move": event["asked"]["options"][0], "at": event["number"]}
            socket.send(json.dumps({"id": event["number"], "action": "move", **move}))
