"""A bot that plays over the network: python remote_bot.py http://localhost:8264 KEY

KEY is the last part of a seat's link. It answers at random; put something better into `decide`.
"""

import json
import random
import sys
import time
from typing import Any

from websockets.sync.client import connect


def decide(question: dict[str, Any], view: dict[str, Any]) -> int:
    """One of the choices that the question lists, or a number from one of its ranges."""
    listed = [choice["choice"] for choice in question["choices"]]
    for numbers in question["ranges"]:
        listed += [numbers["choice"] + number for number in range(numbers["low"], numbers["high"] + 1, numbers["step"])]
    return random.choice(listed)


def play(house: str, key: str) -> dict[str, Any]:
    """Play until the game is over; the outcome."""
    address = house.replace("http", "ws", 1) + "/api/v1/seat/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {key}"}, max_size=None) as socket:
        answered, answer = -1, ""
        for message in socket:
            told = json.loads(message)
            if "problem" in told:
                print(told["problem"]["detail"], file=sys.stderr)
                if told["problem"]["wait"]:  # too fast: the same again, later
                    time.sleep(told["problem"]["wait"])
                    socket.send(answer)
                continue
            for event in told["events"]:
                print(event["text"])
            situation = told["situation"]
            if situation["outcome"]:
                return situation["outcome"]
            question = situation["question"]
            if question and question["number"] > answered:
                answered = question["number"]
                answer = json.dumps({"choice": decide(question, situation["view"]), "at": answered})
                socket.send(answer)
    raise SystemExit("The house has closed.")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
