# What the server says to players. `error-…` is why something was refused.

# Who has no name at a table.
player-bot = Bot { $seat } ({ $level })
player-guest = Guest { $mark }
player-unknown = Player { $seat }

error-bad-request = The server did not understand that request.
error-cross-site = This came from another site, so it was not done.
error-sign-in = Come in first: as a guest or with your account.
error-wrong-password = The name or the password is wrong.
error-name-taken = Somebody is already called that.
error-bad-name = A name has 2 to 24 letters, digits, spaces, dots and dashes.
error-bad-password = A password has 10 to 200 characters.
error-already-member = You already have an account.
error-not-found = There is nothing here.
error-not-invited = This table is private: you need its invitation.
error-not-host = Only whoever opened the table may do that.
error-not-moderator = Only moderators may do that.
error-no-seat = That seat is not yours.
error-seat-taken = The seat is taken.
error-seats-free = Not every seat is taken yet.
error-has-begun = The game has already begun.
error-not-begun = The game has not begun yet.
error-over = The game is over.
error-goes-on = The game is still going on.
error-illegal = The rules do not allow that.
error-not-your-turn = It is not your decision now.
error-stale = The table has moved on in the meantime.
error-nothing-to-undo = There is nothing you may take back.
error-bad-options = The table cannot be set up like this.
error-bad-deck = This deck may not be played.
error-bad-pack = This pack of cards cannot be used.
error-not-accepted = Not everybody at the table has accepted the pack of cards yet.
error-bad-replay = This record does not hold.
error-proposal = There is no such proposal to answer, or another one is still open.
error-bad-address = The server must not write to that address.
error-too-many = That is too many at once.
error-too-fast = That was too fast. Wait a moment.
error-too-large = That is too long.
error-timed-out = That took too long.
error-other-rules = This game was begun under other rules than the server has now.
error-not-written = It could not be saved, so it did not happen. Try again in a moment.
error-mistake = The server made a mistake. It has been noted.
