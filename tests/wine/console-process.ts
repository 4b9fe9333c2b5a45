/** A program in a console of Windows, which can be ended as a player does: by Ctrl+C, or by the task manager. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Machine, machineHere, windowsPath, wineEnvironment } from './machine.ts';
import { runOnWindows } from './windows-process.ts';

export interface ConsoleStart {
  /** For Node. */
  readonly args: readonly string[];
  /** The folder in which it starts, as Windows names it. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface ConsoleProcess {
  readonly stdout: string;
  readonly stderr: string;
  /** Resolves with its exit code. */
  readonly ended: Promise<number>;
  /** Resolves when its standard output has a text, to what the expression finds there; rejects when it ends before. */
  prints(expression: RegExp): Promise<RegExpExecArray>;
  pressControlC(): void;
  /** Ends it at once, and resolves when it is gone. */
  kill(): Promise<void>;
}

const CONSOLE = fileURLToPath(new URL('./console.mjs', import.meta.url));
const CONTROL_C = '\x03';
const LOOK_MS = 50;

export function startOnConsole({ args, cwd = 'C:\\', env = {} }: ConsoleStart): ConsoleProcess {
  const machine = machineHere();
  const folder = mkdtempSync(join(machine.driveC, 'console-'));
  const at = (name: string) => join(folder, name);
  const named = (name: string) => windowsPath(at(name));
  const files = { stdout: named('stdout'), stderr: named('stderr'), pid: named('pid'), code: named('code') };
  writeFileSync(at('start.json'), JSON.stringify({ args, cwd, env, files }));
  const terminal = openConsole(machine, named('start.json'));
  const textOf = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
  const ended = untilNumber(at('code'));
  // A rejection reaches who awaits it.
  ended.catch(() => undefined);
  return {
    get stdout() {
      return textOf('stdout');
    },
    get stderr() {
      return textOf('stderr');
    },
    ended,
    async prints(expression) {
      for (;;) {
        // Looked at first: what is printed before the end is read after it.
        const hasEnded = existsSync(at('code'));
        const found = expression.exec(textOf('stdout'));
        if (found !== null) return found;
        if (hasEnded)
          throw new Error(`ended with code ${await ended}:\n${textOf('stdout')}${textOf('stderr')}`);
        await wait(LOOK_MS);
      }
    },
    pressControlC: () => void terminal.stdin?.write(CONTROL_C),
    async kill() {
      const pid = String(await untilNumber(at('pid')));
      await runOnWindows({ args: ['--eval', 'process.kill(Number(process.argv[1]), "SIGKILL")', pid] });
      await ended;
    },
  };
}

/** Wine makes a console of a terminal, and `script` is a terminal without a person. */
function openConsole({ prefix, node }: Machine, startFile: string): ChildProcess {
  const words = ['wine', node, windowsPath(CONSOLE), startFile].map((word) => `'${word}'`);
  return spawn('script', ['--quiet', '--command', `exec ${words.join(' ')}`, '/dev/null'], {
    env: wineEnvironment(prefix),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function untilNumber(file: string): Promise<number> {
  while (!existsSync(file)) await wait(LOOK_MS);
  return Number(readFileSync(file, 'utf8'));
}
