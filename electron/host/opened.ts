/** The files and the links to boards that a start of the program is to open. */
import { codeInLink, isLink } from '../../core/codes/code-link.ts';
import type { HostEvent } from '../../core/contract/contract.ts';
import { findOpenedFiles, isOpenedFile } from './opened-file.ts';

export interface Opened {
  readonly files: readonly string[];
  readonly links: readonly string[];
}

/**
 * The arguments before the first link. Windows passes a link on the command line: arguments smuggled in with it would stand
 * behind it, and nothing there is read.
 */
function argumentsBeforeLink(args: readonly string[]): readonly string[] {
  const first = args.findIndex(isLink);
  return first < 0 ? args : args.slice(0, first);
}

/**
 * Finds the files and links that a command line names; a relative path starts from `folder`. Of several links
 * the first counts.
 */
export function findOpened(args: readonly string[], folder: string): Opened {
  const before = argumentsBeforeLink(args);
  return { files: findOpenedFiles(before, folder), links: args.slice(before.length, before.length + 1) };
}

/**
 * The arguments that may be switches: none of what the system hands over with a file or a link stands there, and what comes
 * behind may be its name. It is also what a start that makes up for a crash begins with: not what may have caused it.
 */
export function argumentsBeforeOpened(args: readonly string[]): readonly string[] {
  const first = args.findIndex((arg, index) => isLink(arg) || isOpenedFile(arg, args[index - 1]));
  return first < 0 ? args : args.slice(0, first);
}

/** Reads what a second start sent to the first. A value of another form opens nothing. */
export function readSecondStart(said: unknown): Opened {
  return { files: textsIn(said, 'files'), links: textsIn(said, 'links') };
}

function textsIn(said: unknown, field: keyof Opened): string[] {
  const list = typeof said === 'object' && said !== null && field in said ? Reflect.get(said, field) : [];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** Returns the event that a window receives for a link: the part that may be a code, and nothing else. */
export function readOpenedLink(link: string): HostEvent {
  return { type: 'open-code', code: codeInLink(link) };
}
