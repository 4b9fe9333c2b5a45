// The reader of standard output or standard error may go away at any time (a closed pipe, a closed terminal). Node then emits an
// error, which ends a process that does not listen for it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
