import type { CliCommand } from '../command.ts';

/** A command, loaded when it is called: a run needs one of them. */
export interface CommandEntry {
  readonly name: string;
  load(): Promise<CliCommand>;
}

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'deal', load: async () => (await import('./deal.ts')).deal },
  { name: 'validate', load: async () => (await import('./validate.ts')).validate },
  { name: 'rate', load: async () => (await import('./rate.ts')).rate },
  { name: 'solve', load: async () => (await import('./solve.ts')).solve },
  { name: 'hint', load: async () => (await import('./hint.ts')).hint },
  { name: 'reshuffle', load: async () => (await import('./reshuffle.ts')).reshuffle },
  { name: 'autoplay', load: async () => (await import('./autoplay.ts')).autoplay },
  { name: 'links', load: async () => (await import('./links.ts')).links },
  { name: 'line', load: async () => (await import('./line.ts')).line },
  { name: 'perft', load: async () => (await import('./perft.ts')).perft },
  { name: 'review', load: async () => (await import('./review.ts')).review },
  { name: 'puzzles', load: async () => (await import('./puzzles.ts')).puzzles },
  { name: 'coach', load: async () => (await import('./coach.ts')).coach },
  { name: 'rating', load: async () => (await import('./rating.ts')).rating },
  { name: 'journey', load: async () => (await import('./journey.ts')).journey },
  { name: 'daily', load: async () => (await import('./daily.ts')).daily },
  { name: 'replay', load: async () => (await import('./replay.ts')).replay },
  { name: 'film', load: async () => (await import('./film.ts')).film },
  { name: 'judge', load: async () => (await import('./judge.ts')).judge },
  { name: 'convert', load: async () => (await import('./convert.ts')).convert },
  { name: 'pack', load: async () => (await import('./pack.ts')).pack },
  { name: 'completion', load: async () => (await import('./completion.ts')).completion },
];
