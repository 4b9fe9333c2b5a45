/** The command line as a program: the streams of this process, and the exit code that it ends with. */
import { DEFAULT_LANGUAGE } from '../../core/contract/languages.ts';
import { refuse } from './answering/exit.ts';
import { type Failure, failure } from './failure.ts';
import { chooseLanguage } from './language.ts';
import { processTerminal } from './output/process-terminal.ts';
import { run } from './run.ts';

/**
 * Answers `args` on this process's streams and gives back the exit code when all of it is written; relative paths start
 * from `folder`. The process is the caller's to end.
 */
export async function runProcess(args: readonly string[], folder: string): Promise<number> {
  const terminal = processTerminal(folder);
  const refuseHere = (problem: Failure) =>
    refuse(terminal, chooseLanguage(undefined, process.env) ?? DEFAULT_LANGUAGE, problem);
  // No dialog is to open for a bug in the installed program.
  const code = await run(args, terminal).catch(({ message: detail }: Error) =>
    refuseHere(failure('internal', { detail })),
  );
  const detail = await terminal.finish();
  return detail === null ? code : refuseHere(failure('output-refused', { detail }));
}
