import { processTerminal } from './output/terminal.ts';
import { run } from './run.ts';

// A reader that has seen enough (`| head`) closes the pipe: that ends the program, and is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 2);
});

// Not process.exit: what has been written must reach the pipe first.
process.exitCode = await run(process.argv.slice(2), processTerminal());
