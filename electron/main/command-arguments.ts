import { resolve } from 'node:path';

/** What stands first where the command line is meant: its help, its version, or the name of a command, right or not. */
const COMMAND = /^(?:--help|-h|--version|[a-z]+(?:-[a-z]+)*)$/;

/**
 * What the command line is to answer, or null when the window is meant: for files, links and switches, and for nothing at
 * all. The program's own path may stand before it, which is one of `ownPaths`, and then the `--` that our launchers put first:
 * without it Electron on Windows refuses what follows an argument that looks like a link. Only what stands first counts, so
 * that a system that hands over a link or a file never gives a command.
 */
export function commandArguments(argv: readonly string[], ownPaths: readonly string[]): string[] | null {
  const given = argv.slice(1);
  const [path] = given;
  const isOwn = (own: string) => path !== undefined && resolve(own) === resolve(path);
  const rest = ownPaths.some(isOwn) ? given.slice(1) : given;
  const args = rest[0] === '--' ? rest.slice(1) : rest;
  const [first] = args;
  return first !== undefined && COMMAND.test(first) ? args : null;
}
