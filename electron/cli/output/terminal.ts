import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** What the command line needs of the process around it; tests bring their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal that shows colours. */
  readonly hasColours: boolean;
  input(): AsyncIterable<Uint8Array>;
  /** The bytes of a file; throws as the file system does. */
  readFile(path: string): Promise<Uint8Array>;
  /** Resolves when more may be written. */
  write(text: string): Promise<void>;
  writeError(text: string): void;
  nowMs(): number;
}

/** The process that runs this program. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  return {
    environment: env,
    hasColours: stdout.isTTY === true && stdout.hasColors(256) && !env.NO_COLOR,
    input: () => stdin,
    // A relative path is meant from where the user stands, not from where npm runs the script.
    readFile: (path) => readFile(resolve(env.INIT_CWD ?? process.cwd(), path)),
    async write(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    writeError: (text) => void stderr.write(text),
    nowMs: () => performance.now(),
  };
}
