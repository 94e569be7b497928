# -- what the server refuses

web-no-match = There is no such game here; check the address.
web-no-key = This link does not open a seat; ask for a new one, or look for the game on the home page.
web-key-spent = This link has been used: the seat is taken. The player there has a link of their own.
web-no-code = No table has this code; check it with the person who gave it to you.
web-table-full = Every seat at this table is taken.
web-no-seat = Only a connected player at this table can do that.
web-shared-key = This link is for several people on one device; a program needs a link to a single seat.
web-not-your-seat = Your link does not open that seat.
web-overtaken = The table has changed in the meantime; look again and choose.
web-taken-back = An answer was undone; the table is as it was before.
web-too-fast =
    { $seconds ->
        [one] That was too fast; wait a second.
       *[other] That was too fast; wait { $seconds } seconds.
    }
web-too-many-orders = You have too many standing orders; cancel some first.
web-auto-late = Only the setup can be left to the computer.
web-wrong-room = Players chat with players, spectators with spectators.
web-not-away = That player is not away.
web-seat-taken = That seat is already taken.
web-no-bot = This game has no bot of that name.
web-host-only = Only the host can do that.
web-resigned = You have resigned; the seat is the bot’s now.
web-nothing-asked = Nobody is asking to undo anything now.
web-others-play = Others play here. Resign instead: a bot plays on in your place.
web-not-begun = The game has not started yet.
web-replaced = A bot is playing for you; take your seat back first.
web-not-over = Available once the game is over.
web-no-deal = This game cannot be passed on: only games that one person has played alone can.
web-wrong-origin = This request did not come from a page of this server; reload the page and try again.
web-bad-form = The form could not be read; reload the page and try again.
web-bad-message = The message could not be read.
web-too-long = The file is too long to be a saved game.
web-not-checked = Checking the file took too long. Try again, or choose a shorter game.
web-bot-failed = A bot has crashed.
web-broken = Server error. Your game is unchanged.
web-wrong-host = This server has another name; use the address it printed when it started.

# -- lessons

web-lesson-other = The rules allow that; for this lesson, please: { $lesson-step-do }
web-lesson-first = Not during a lesson; leave it first, then play as you like.
web-lesson-over = The lesson is over; “Play on from here” gives you the table.
web-no-thing = There is nothing of that name on your table.
web-time-over = Your time is over. The table is waiting for you.
web-nudged = The table is waiting for you.
web-pace-late = The clock is chosen before the game begins.
web-no-day-off = You have no day off left, or are not asked anything.
web-no-nudge = They are not asked, or have just been reminded; wait a minute.
web-no-person = This personal link does not work any more; make a new one on your own device.
web-notice-turn = It is your turn: { $game }.
web-notice-lobby = A table of { $game } is waiting for you to begin.
web-drawn = The seats were drawn by lot.
web-called = A message was sent.
web-called-nowhere = No message could be sent: they have not asked for any, or want none at this hour.
web-no-call = They are here, or were reminded in the last ten minutes.
web-notice-try = This is a test: messages from Comitium arrive here.
web-notice-failed = The test message could not be sent; check the address.
web-notice-scheme = This server sends messages only to { $known }.
web-notice-address = That is not an address that messages can be sent to.
web-notice-private = This server sends no messages into private networks.
web-notice-push = This server does not know the push service of this browser.
