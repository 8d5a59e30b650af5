"""Plays a whole game of District Noir against a bot, through the API: python client.py [URL]"""

import json
import sys
import urllib.request

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"


def ask(path, token="", **content):
    body = json.dumps(content).encode() if content else None
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urllib.request.urlopen(urllib.request.Request(URL + path, body, headers))


seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
opened = json.load(ask("/api/tables", game="district-noir", seats=seats, start=True))
table, token = f"/api/tables/{opened['table']}", opened["token"]

for line in ask(f"{table}/events", token):
    if not line.startswith(b"data: "):
        continue
    event = json.loads(line[6:])
    for told in event["told"]:
        print(told["text"])
    if event["phase"] == "over":
        break
    if event["asked"] and event["asked"]["options"]:
        ask(f"{table}/moves", token, move=event["asked"]["options"][0], at=event["number"])

print(json.load(ask(table, token))["outcome"]["how"]["text"])
