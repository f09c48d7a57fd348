#!/usr/bin/env python3
"""A player for Epoka's arena in fifty lines: epoka arena stone-age --seats "cmd:python3 docs/example-bot.py,easy"

One JSON-RPC request a line comes in, one answer a line goes out (docs/engine-protocol.md, "Programs as players").
It knows nothing of any game's rules: it prefers to do something, and what scored in earlier matches of the same run, by kind of action.
"""
import json, random, sys
from collections import defaultdict

random.seed(1)
total = defaultdict(float)  # what matches came to in which an action of this kind was played
count = defaultdict(int)
seat = None
played = []


def kind(offer):
    """An action without its small print: its type and the place it is about."""
    action = offer["action"]
    return action["type"], str(action.get("spot") or action.get("verb") or "")


def worth(offer):
    """The mean result of the kind so far; what is unknown is worth a try, and to pass is worth less."""
    key = kind(offer)
    return (total[key] / count[key] if count[key] else 1.0) - (offer["class"] == "pass")


def choose(params):
    offers = params["actions"]
    going_on = [i for i, offer in enumerate(offers) if offer["class"] != "concede"]
    best = max(going_on, key=lambda i: worth(offers[i]) + 0.2 * random.random())
    played.append(kind(offers[best]))
    return best


for line in sys.stdin:
    request = json.loads(line)
    method, params, result = request["method"], request["params"], None
    if method == "start":
        seat, played = params["seat"], []
    elif method == "choose":
        result = choose(params)
    elif method == "end":
        won = next(s["place"] == 1 for s in params["standings"] if s["seat"] == seat)
        for key in set(played):
            total[key] += won
            count[key] += 1
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
