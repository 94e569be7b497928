"""The driver of a game: who is asked, what bots say and do unasked, when they answer. It reads no input and writes no output.

`Driver` says what is due next, and is told what has come of it. The arena, the terminal and the server step it, each in its
own way of asking: at once, with a person at the keyboard, or in a worker.
"""

from comitium.play.bot_game import BotGame
from comitium.play.bot_negotiator import ROUNDS, BotNegotiator
from comitium.play.bot_talk import BotTalk
from comitium.play.driver import Ask, Driver, Due, Talk, Unasked
from comitium.play.leaders import PERSON, Leader, led_by
from comitium.play.watermark import Watermark
from comitium.play.who_leads import DEVICE, ME, OPEN, RULE, begin_led, leaders_of, skip_dead_questions, with_word

__all__ = [
    "DEVICE",
    "ME",
    "OPEN",
    "PERSON",
    "ROUNDS",
    "RULE",
    "Ask",
    "BotGame",
    "BotNegotiator",
    "BotTalk",
    "Driver",
    "Due",
    "Leader",
    "Talk",
    "Unasked",
    "Watermark",
    "begin_led",
    "leaders_of",
    "led_by",
    "skip_dead_questions",
    "with_word",
]
