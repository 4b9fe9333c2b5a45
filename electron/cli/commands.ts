import type { CliCommand } from './command.ts';

/** A command, loaded when it is called: a run needs one of them. */
export interface CommandEntry {
  readonly name: string;
  load(): Promise<CliCommand>;
}

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'deal', load: async () => (await import('./commands/deal.ts')).deal },
  { name: 'validate', load: async () => (await import('./commands/validate.ts')).validate },
  { name: 'rate', load: async () => (await import('./commands/rate.ts')).rate },
  { name: 'solve', load: async () => (await import('./commands/solve.ts')).solve },
  { name: 'hint', load: async () => (await import('./commands/hint.ts')).hint },
  { name: 'reshuffle', load: async () => (await import('./commands/reshuffle.ts')).reshuffle },
  { name: 'autoplay', load: async () => (await import('./commands/autoplay.ts')).autoplay },
  { name: 'links', load: async () => (await import('./commands/links.ts')).links },
  { name: 'line', load: async () => (await import('./commands/line.ts')).line },
  { name: 'perft', load: async () => (await import('./commands/perft.ts')).perft },
  { name: 'review', load: async () => (await import('./commands/review.ts')).review },
  { name: 'puzzles', load: async () => (await import('./commands/puzzles.ts')).puzzles },
  { name: 'journey', load: async () => (await import('./commands/journey.ts')).journey },
  { name: 'daily', load: async () => (await import('./commands/daily.ts')).daily },
  { name: 'replay', load: async () => (await import('./commands/replay.ts')).replay },
  { name: 'convert', load: async () => (await import('./commands/convert.ts')).convert },
  { name: 'pack', load: async () => (await import('./commands/pack.ts')).pack },
  { name: 'completion', load: async () => (await import('./commands/completion.ts')).completion },
];
