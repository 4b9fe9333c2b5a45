import type { CliCommand } from './command.ts';
import { autoplay } from './commands/autoplay.ts';
import { deal } from './commands/deal.ts';
import { hint } from './commands/hint.ts';
import { journey } from './commands/journey.ts';
import { line } from './commands/line.ts';
import { links } from './commands/links.ts';
import { perft } from './commands/perft.ts';
import { puzzles } from './commands/puzzles.ts';
import { rate } from './commands/rate.ts';
import { reshuffle } from './commands/reshuffle.ts';
import { review } from './commands/review.ts';
import { solve } from './commands/solve.ts';
import { validate } from './commands/validate.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly CliCommand[] = [
  deal,
  validate,
  rate,
  solve,
  hint,
  reshuffle,
  autoplay,
  links,
  line,
  perft,
  review,
  puzzles,
  journey,
];
