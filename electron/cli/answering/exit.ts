import type { Language } from '../../../core/languages.ts';
import type { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { sayFailure } from '../texts.ts';

/** The exit codes of a run: answered yes, answered no, or not understood. */
export const EXIT_YES = 0;
export const EXIT_NO = 1;
export const EXIT_MISUSE = 2;

/** Says on standard error why a request cannot be answered, and gives the exit code of that. */
export function refuse(terminal: Pick<Terminal, 'writeError'>, language: Language, problem: Failure): number {
  terminal.writeError(`twofold: ${sayFailure(language, problem)}\n`);
  return EXIT_MISUSE;
}

/** The same; a search that came to nothing is an answer, and that answer is no. */
export function refuseAnswer(
  terminal: Pick<Terminal, 'writeError'>,
  language: Language,
  problem: Failure,
): number {
  const isNo = problem.code === 'impossible' || problem.code === 'not-found';
  const code = refuse(terminal, language, problem);
  return isNo ? EXIT_NO : code;
}
