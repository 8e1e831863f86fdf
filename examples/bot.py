#!/usr/bin/env python3
"""A bot for Elysium: Python 3.9 or later, nothing to install.

    python3 bot.py                                      a game against the server's bots
    python3 bot.py --game rivals --server http://127.0.0.1:8080
    python3 bot.py http://127.0.0.1:8080/table/abc...   sit down at somebody's table

It comes in as a guest, or with the token in the environment variable ELYSIUM_TOKEN.
Everything that it says and hears is described in /api/openapi.json of the server.
"""
import argparse, http.client, json, os, random, sys, time, urllib.request, uuid


def choose(question, view):
    """The heart of a bot: one of the options. `view` is what a person in this seat sees."""
    return random.choice(question["options"])


def words(text):
    """A text comes in parts, some of which lead to a card, a seat or a rule."""
    return "".join(part["text"] for part in text)


def ask(url, body=None, tries=20):
    """Asks the server; once more in a moment if it is busy, or just being started again."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    try:
        with web.open(request, timeout=60) as reply:
            return json.load(reply)
    except (OSError, http.client.HTTPException) as error:
        gone = {"code": "gone", "text": [{"text": f"{url} cannot be reached: {error}"}]}
        refused = json.loads(error.read()) if "json" in str(getattr(error, "headers", "")) else gone
    if tries > 0 and refused["code"] in ("gone", "too-fast", "shutting-down"):
        time.sleep(0.25)
        return ask(url, body, tries - 1)
    # A clock or a stand-in was quicker than we: no harm done, the table has moved on.
    if refused["code"] not in ("late", "not-asked", "bot-substituted", "over"):
        sys.exit(f"error: {words(refused['text'])}")


def play(table, heard=0):
    """Plays to the end."""
    while True:
        # The server answers as soon as something happens, or after 25 seconds.
        news = ask(f"{table}?since={heard}&wait=25")
        heard, question, result = news["seq"], news["now"]["question"], news["now"]["result"]
        for line in news["lines"]:
            print(words(line["parts"]), flush=True)
        if result:
            return print("I won." if news["you"] in result["winners"] else "I did not win.")
        if question:
            option = choose(question, news["view"])
            print(f"> {words(question['text'])} {words(option['text'])}", flush=True)
            answer = {"seat": news["you"], "expected_seq": question["seq"], "word": option["word"]}
            # The id makes it safe to send again: the same command is never done twice.
            ask(f"{table}/commands", {"command_id": uuid.uuid4().hex, "do": "answer", **answer})


parser = argparse.ArgumentParser(description="A bot for Elysium.")
parser.add_argument("table", nargs="?", default="", help="link or id; without one, a table is opened")
parser.add_argument("--server", default="http://127.0.0.1:8080", help="where the server is")
parser.add_argument("--game", help="for a new table, as in /api/games; without one, the first of them")
args = parser.parse_args()
link, _, table = args.table.rpartition("/table/")
api = (link or args.server).rstrip("/") + "/api"
# A guest is known by a cookie.
web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
if "ELYSIUM_TOKEN" in os.environ:
    web.addheaders = [("Authorization", "Bearer " + os.environ["ELYSIUM_TOKEN"])]
else:
    ask(f"{api}/guest", {"name": "Python"})
if table:
    ask(f"{api}/tables/{table}/commands", {"command_id": uuid.uuid4().hex, "do": "sit"})
else:
    games = {game["game"]: game["player_counts"][0] for game in ask(f"{api}/games")}
    game = args.game or next(iter(games))
    players = games.get(game, 1)
    options, bots = {"players": players, "pace": "instant"}, [{}] * (players - 1)
    table = ask(f"{api}/tables", {"game": game, "options": options, "bots": bots, "start": True})["id"]
print(f"{api[:-4]}/table/{table}", flush=True)
play(f"{api}/tables/{table}")
