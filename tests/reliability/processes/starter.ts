/** Starts a storage once, for a start in a process of its own, and says what it showed as one line of JSON. */
import { startOnce } from '../model/verdict.ts';
import { say } from '../support/say.ts';

interface Options {
  readonly path: string;
  readonly ids: readonly string[];
  readonly now: number;
}

const { path, ids, now }: Options = JSON.parse(process.argv[2] ?? '{}');
let clock = now;
say(
  JSON.stringify(
    await startOnce(path, ids, () => {
      clock += 1_000;
      return clock;
    }),
  ),
);
