/** Starts a storage once, for a start in a process of its own, and says what it showed as one line of JSON. */
import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { startOnce } from '../model/verdict.ts';
import { say } from '../support/say.ts';

interface Options {
  readonly path: string;
  readonly ids: readonly string[];
  readonly now: number;
  /** Judging what lies on the disk kills this process, as a crash in native code would. */
  readonly diesInLook: boolean;
}

const { path, ids, now, diesInLook }: Options = JSON.parse(process.argv[2] ?? '{}');
if (diesInLook) dieInLook();
let clock = now;
say(
  JSON.stringify(
    await startOnce(path, ids, () => {
      clock += 1_000;
      return clock;
    }),
  ),
);

/** The start says beside the database when it begins to look; what it looks at in a backup kills nothing. */
function dieInLook(): void {
  const { pragma } = Database.prototype;
  Database.prototype.pragma = function (source, options) {
    const isLook = source.startsWith('quick_check') && existsSync(`${path}-start`);
    if (isLook && readFileSync(`${path}-start`, 'utf8').includes('"look",'))
      process.kill(process.pid, 'SIGKILL');
    return pragma.call(this, source, options);
  };
}
