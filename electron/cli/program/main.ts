/** The command line as a program: the streams of this process, and the exit code that it ends with. */
import { refuse } from '../answering/exit.ts';
import { type Failure, systemFailure, unexpectedFailure } from '../failure.ts';
import { likelyLanguage } from '../language.ts';
import { processTerminal } from './process-terminal.ts';
import { run } from './run.ts';

/**
 * Answers `args` on this process's streams and gives back the exit code when all of it is written; relative paths start
 * from `folder`. The process is the caller's to end.
 */
export async function runProcess(args: readonly string[], folder: string): Promise<number> {
  const terminal = processTerminal(folder);
  const refuseHere = (problem: Failure) => refuse(terminal, likelyLanguage(args, process.env), problem);
  // No dialog is to open for a bug in the installed program.
  const code = await run(args, terminal).catch((error: unknown) => refuseHere(unexpectedFailure(error)));
  const refused = await terminal.finish();
  return refused === null ? code : refuseHere(systemFailure('output-refused', '<stdout>', refused));
}
