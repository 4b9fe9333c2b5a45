/**
 * The boards on which techniques are measured. No technique and no order of them was chosen by these: their seeds begin where
 * nothing else deals.
 */
import { type Board, countSlots, type Shape, SLOT } from '../board/board.ts';
import { dealBoard } from '../deal/deal.ts';
import { createEngine } from '../engine/engine.ts';
import { firstJourneyChapters } from '../journey/first-edition.ts';
import { PUZZLE_SHAPES } from '../review/puzzles/shapes.ts';
import { GRAVITIES, type Rules } from '../rules/rules.ts';
import type { Filling } from '../templates/template.ts';
import { playByHabits, RANDOM_HABITS } from './habit-player.ts';

/** The kinds of boards, each measured for itself. */
export const GAIN_GROUPS = [
  'still',
  'falling',
  'journey-still',
  'journey-falling',
  'one-turn',
  'three-turns',
] as const;
export type GainGroup = (typeof GAIN_GROUPS)[number];

export interface GainBoard {
  readonly board: Board;
  readonly rules: Rules;
}

const FIRST_SEED = 2_000_000_000;
const SEED_STEP = 101;
/** Of so many deals that one is taken of which random play wins fewest of some games, so that there is something to gain. */
const DEALS = 3;
const CHOOSING_GAMES = 6;

/** Board `index` of a group, from 0 on, the same on every machine. */
export function gainBoard(group: GainGroup, index: number): GainBoard {
  const { shape, rules, filling } = PLANS[group](index);
  let hardest: { readonly board: Board; readonly won: number } | null = null;
  const engine = createEngine(shape, rules);
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = FIRST_SEED + index * SEED_STEP + deal * GAIN_GROUPS.length + GAIN_GROUPS.indexOf(group);
    const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion: 2 });
    if (!dealt.ok) continue;
    const { cells } = dealt.value;
    let won = 0;
    for (let game = 0; game < CHOOSING_GAMES; game++)
      if (playByHabits(engine, cells, RANDOM_HABITS, seed + game) === 0) won++;
    if (hardest === null || won < hardest.won) hardest = { board: { ...shape, cells }, won };
  }
  if (hardest === null) throw new Error(`no board ${index} of ${group}`);
  return { board: hardest.board, rules };
}

/** A board before its tiles are dealt. */
interface Plan {
  readonly shape: Shape;
  readonly rules: Rules;
  readonly filling: Filling;
}

const WIDTHS = [10, 12, 14, 18] as const;
const HEIGHT = 8;
const COPIES = 4;
const LEAST_SLOTS = 28;
const FALLS = GRAVITIES.filter((gravity) => gravity !== 'none');

const PLANS: Readonly<Record<GainGroup, (index: number) => Plan>> = {
  still: (index) => rectangle(index, { maxTurns: 2, border: borderOf(index), gravity: 'none' }),
  falling: (index) =>
    rectangle(index, {
      maxTurns: 2,
      border: borderOf(index),
      gravity: FALLS[index % FALLS.length] ?? 'down',
    }),
  'journey-still': (index) => level(index, true),
  'journey-falling': (index) => level(index, false),
  'one-turn': (index) => rectangle(index, { maxTurns: 1, border: 'closed', gravity: 'none' }),
  'three-turns': (index) => small(index, { maxTurns: 3, border: 'closed', gravity: 'none' }),
};

function borderOf(index: number): Rules['border'] {
  return Math.floor(index / WIDTHS.length / 2) % 2 === 0 ? 'open' : 'closed';
}

function rectangle(index: number, rules: Rules): Plan {
  const width = WIDTHS[index % WIDTHS.length] ?? HEIGHT;
  const marks = Array.from({ length: width * HEIGHT }, () => SLOT);
  const filling = { kinds: (width * HEIGHT) / COPIES, copies: COPIES };
  return { shape: { width, height: HEIGHT, marks }, rules, filling };
}

/** The larger shapes of puzzles: on large boards three turns leave nothing to lose. */
function small(index: number, rules: Rules): Plan {
  const shapes = PUZZLE_SHAPES.filter(({ marks }) => countSlots(marks) >= LEAST_SLOTS);
  const shape = shapes[index % shapes.length];
  if (shape === undefined) throw new Error('no shape is so large');
  return { shape, rules, filling: { kinds: Math.ceil(countSlots(shape.marks) / COPIES), copies: COPIES } };
}

/** The shapes, rules and fillings of the journey's first edition, which are large, with other tiles. */
function level(index: number, isStill: boolean): Plan {
  const levels = firstJourneyChapters()
    .flatMap((chapter) => chapter.levels)
    .filter(({ rules }) => (rules.gravity === 'none') === isStill);
  const found = levels[index % levels.length];
  if (found === undefined) throw new Error('the journey has no such level');
  return found;
}
