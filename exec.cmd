@rem package.json starts with exec, so that signals for npm reach the app itself; this is what the word means to cmd.
@%*
