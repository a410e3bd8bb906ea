"""A bot at a Dejarik table, over HTTP alone: it looks, picks one of the options at random, and looks again.

python examples/bot.py --game commanders --players 3         at a table of its own, against built-in bots
python examples/bot.py --token TOKEN --table ID --seat 1     at somebody's table
"""

import argparse
import random
import time
import uuid
from typing import Any

import httpx

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
for name, default in {"server": "http://127.0.0.1:8000", "name": "Wanderer", "token": "", "game": "uprising"}.items():
    parser.add_argument(f"--{name}", default=default)
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--table")
parser.add_argument("--seat", type=int, default=1)
args = parser.parse_args()
client = httpx.Client(base_url=args.server)


def send(method: str, path: str, body: Any = None, fine: tuple[int, ...] = ()) -> Any:
    """Again after a lost connection, or when we were too fast: with its `request` id a pick counts once."""
    for wait in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30):
        try:
            answer = client.request(method, path, json=body)
            if answer.status_code not in (429, 502, 503):
                answer = answer if answer.status_code in fine else answer.raise_for_status()
                return answer.json() if answer.content else None
        except httpx.TransportError as problem:
            print(f"{problem or 'the connection is lost'}; trying again")
        time.sleep(wait)
    raise SystemExit("the server is gone")


if not args.token:
    send("POST", "/api/people", {"name": args.name})
    args.token = send("POST", "/api/tokens", {"label": "bot"})["token"]
client.headers["Authorization"] = f"Bearer {args.token}"
if args.table:
    send("POST", f"/api/tables/{args.table}/seats/{args.seat}/join")
else:
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (args.players - 1)
    args.table = send("POST", "/api/tables", {"game": args.game, "seats": seats})["id"]

while True:
    now = send("GET", f"/api/tables/{args.table}/game", fine=(409,))  # 409: not everybody has sat down yet
    if now.get("table", {}).get("status") == "finished":
        break
    asked = [eye["ask"] for eye in now.get("eyes", {}).values() if eye["ask"]]
    if asked:
        picks = [random.choice(asked[0]["options"])["pick"]]
        body = {"version": now["version"], "picks": picks, "request": uuid.uuid4().hex}
        send("POST", f"/api/tables/{args.table}/picks", body, fine=(409,))  # 409: the game went on meanwhile
    else:
        time.sleep(0.05)  # somebody else has to decide
client.close()
outcome = now["table"]["outcome"]
print(f"table {args.table}: won by {', '.join(outcome['winners']) or 'nobody'} [{outcome['rule']}]")
