# -- what the server refuses

web-no-match = There is no such game here; it may have another address.
web-no-key = This link opens no seat; ask for a new one, or look for the game on the home page.
web-no-code = No table has this code; check it with whoever read it out.
web-table-full = Every seat at this table is taken.
web-no-seat = Only somebody who sits at the table and can be seen may do that.
web-shared-key = This link is for several people at one device; a program needs a link to one seat.
web-overtaken = Something happened at the table in the meantime; look again and choose.
web-taken-back = An answer was taken back: the table is what it was before it.
web-too-fast =
    { $seconds ->
        [one] That was too fast; wait a second.
       *[other] That was too fast; wait { $seconds } seconds.
    }
web-too-many-orders = There are too many standing orders already; cancel some first.
web-auto-late = Only the preparation can be left to the computer.
web-wrong-room = At the table one speaks to the table, in the gallery to the gallery.
web-not-away = That player is not away.
web-seat-taken = Somebody has that seat already.
web-no-bot = No player of that name is to be had for this game.
web-one-me = You can take one seat for yourself; others at this device get their own.
web-host-only = Only whoever set the table may do that.
web-not-begun = The game has not begun yet.
web-replaced = The computer is playing for you; take your seat back first.
web-not-over = That can be had when the game is over.
web-wrong-origin = This request did not come from a page of this house; open the page again and repeat it.
web-bad-form = The form could not be read; open the page again and repeat it.
web-bad-message = The message could not be read.
web-too-long = The file is too long to be the journal of a game.
web-not-checked = The file could not be checked in the time it may take. Try once more, or bring a shorter game.
web-bot-failed = A computer player has broken off.
web-broken = Something went wrong in the house; the game is as it was.
web-wrong-host = This house is called by another name; use the address that it gave when it opened.

# -- lessons

web-lesson-other = The rules would allow that; for this lesson, please: { $lesson-step-do }
web-lesson-first = Not during a lesson; leave it first, and the table is yours.
web-lesson-over = The lesson is over; “Play on from here” gives you the table.
web-no-thing = Nothing of that name lies on your table.
