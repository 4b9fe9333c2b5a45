import type { Language } from '../../../core/languages.ts';
import type { Tools } from '../command.ts';
import { makePrinter, type Printer } from '../printer.ts';
import { createProgressBar, type ProgressBar } from '../progress-bar.ts';
import type { Shard } from '../shard.ts';
import type { Terminal } from '../terminal.ts';

/** All that a command is answered by: what was asked, and where the answer goes. */
export interface AnswerContext {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly hasColours: boolean;
  /** True if the answer is lines of JSON. */
  readonly isJsonl: boolean;
  /** A file or a name, when one was given, and all of them. */
  readonly source: string | undefined;
  readonly sources: readonly string[];
  /** JSON fields that the options set. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The number of workers that share a batch. */
  readonly jobs: number;
  readonly shard: Shard;
}

export function printerOf({ language, hasColours }: AnswerContext): Printer {
  return makePrinter(language, { colours: hasColours });
}

/** The tools of one long answer, and the bar that shows how far it is. */
export function toolsOf({ terminal }: AnswerContext): Tools & { readonly bar: ProgressBar } {
  const bar = createProgressBar(terminal, true);
  return { nowMs: () => terminal.nowMs(), report: (done, total) => bar.show(done, total), bar };
}
