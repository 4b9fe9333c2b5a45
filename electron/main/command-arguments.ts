import { resolve } from 'node:path';
import { BROWSER_FLAG, CHECK_FLAG } from '../host/host-flags.ts';

/**
 * Matches the first argument of the command line: its help, its version, or the name of a command, right or
 * not.
 */
const COMMAND = /^(?:--help|-h|--version|[a-z]+(?:-[a-z]+)*)$/;

/**
 * Returns the arguments of the program without the program itself, its own path, which is one of `ownPaths`,
 * and the `--` that our launchers put first: without it Electron on Windows refuses what follows an argument
 * that looks like a link.
 */
export function givenArguments(argv: readonly string[], ownPaths: readonly string[]): string[] {
  const given = argv.slice(1);
  // A switch that the program is started again with stands before its own path.
  const at = given.findIndex((arg, index) => !arg.startsWith('-') && given[index - 1] !== '--data');
  const path = given[at];
  const isOwn = (own: string) => path !== undefined && resolve(own) === resolve(path);
  const own = ownPaths.some(isOwn) ? given.toSpliced(at, 1) : given;
  return own[0] === '--' ? own.slice(1) : own;
}

/**
 * Returns the arguments for the command line, or null when the window is meant: for files, links and
 * switches, and for nothing at all. Only what stands first counts, so that a system that hands over a link or
 * a file never gives a command.
 */
export function commandArguments(given: readonly string[]): readonly string[] | null {
  const [first] = given;
  return first !== undefined && COMMAND.test(first) ? given : null;
}

/** The browser host's flags that have a value behind them. */
const WITH_VALUE: readonly (string | undefined)[] = ['--data', '--port'];
const OWN_FLAG = /^--(?:no-open|(?:data|port)(?:=.*)?)$/;
const LINK = /^twofold:/i;

/** The flags before every file and link, since what a system hands over gives no switch. */
function flagsBeforeOpened(given: readonly string[]): readonly string[] {
  const isValue = (index: number) => WITH_VALUE.includes(given[index - 1]);
  const firstOpened = given.findIndex((arg, index) => !arg.startsWith('-') && !isValue(index));
  const before = firstOpened < 0 ? given : given.slice(0, firstOpened);
  return before.filter((arg, index) => arg.startsWith('-') && !isValue(index));
}

/**
 * Returns the arguments for the browser host, or null when it is not meant. Chromium's flags are left out, and what stands
 * behind a link.
 */
export function browserArguments(given: readonly string[]): string[] | null {
  if (!flagsBeforeOpened(given).includes(BROWSER_FLAG)) return null;
  const isFlag = (arg: string, index: number) =>
    arg.startsWith('-') && !WITH_VALUE.includes(given[index - 1]);
  const link = given.findIndex((arg) => LINK.test(arg));
  const read = link < 0 ? given : given.slice(0, link + 1);
  return read.filter((arg, index) => !isFlag(arg, index) || OWN_FLAG.test(arg));
}

/** The host to be checked, and the flags of Chromium that its starts are given. */
export interface AskedCheck {
  readonly host: 'window' | 'browser';
  readonly flags: readonly string[];
}

/** Returns the check that is asked for, or null. A check has data of its own and opens nothing, so it takes no other flag. */
export function checkArguments(given: readonly string[]): AskedCheck | null {
  const flags = flagsBeforeOpened(given);
  if (!flags.includes(CHECK_FLAG)) return null;
  const isOwn = (flag: string) => flag === CHECK_FLAG || flag === BROWSER_FLAG || OWN_FLAG.test(flag);
  return {
    host: flags.includes(BROWSER_FLAG) ? 'browser' : 'window',
    flags: flags.filter((flag) => !isOwn(flag)),
  };
}
