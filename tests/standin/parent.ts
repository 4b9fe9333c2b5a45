/** The stand-in's line to the test that started it. */
import { appendFileSync } from 'node:fs';
import type { FromStandIn, ToStandIn } from './messages.ts';

const listeners: ((message: ToStandIn) => void)[] = [];

process.on('message', (message: ToStandIn) => {
  for (const listener of listeners) listener(message);
});

export function receive(listener: (message: ToStandIn) => void): void {
  listeners.push(listener);
}

export function tell(message: FromStandIn): void {
  // The test may be gone already; then nothing is reported.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Keeps what the player or the system is shown: a line of the file that STANDIN_NOTES names, and of the output. */
export function note(line: string): void {
  console.error(line);
  if (process.env.STANDIN_NOTES !== undefined) appendFileSync(process.env.STANDIN_NOTES, `${line}\n`);
}
