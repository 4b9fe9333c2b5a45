/**
 * The boards on which techniques are measured: boards that are dealt for it, whose seeds begin where nothing else deals, and
 * the boards that the levels of the journey had first and those of the daily. No technique and no order of them was chosen by any of these.
 */
import { type Board, countSlots, type Shape, SLOT } from '../board/board.ts';
import type { ComposedBoard } from '../deal/composed-boards.ts';
import { dealBoard } from '../deal/deal.ts';
import { firstWeekdayBoards } from '../deal/former-weekday-boards.ts';
import { everyJourneyBoard, journeyBoards } from '../deal/journey-boards.ts';
import { createEngine } from '../engine/engine.ts';
import { PUZZLE_SHAPES } from '../review/puzzles/shapes.ts';
import { GRAVITIES, type Rules } from '../rules/rules.ts';
import type { Filling } from '../templates/template.ts';
import { type Ground, groundOf } from './ground.ts';
import { playByHabits, RANDOM_HABITS } from './habit-player.ts';

/** The kinds of boards that are dealt, each measured for itself. */
const DEALT_GROUPS = ['still', 'falling', 'one-turn', 'three-turns'] as const;
type DealtGroup = (typeof DEALT_GROUPS)[number];

/** The boards of the journey and of the daily's weekdays, by their ground; too few of them have three turns. */
const SHIPPED_GROUPS = ['shipped-still', 'shipped-falling', 'shipped-one-turn'] as const;
type ShippedGroup = (typeof SHIPPED_GROUPS)[number];

export const GAIN_GROUPS = [...DEALT_GROUPS, ...SHIPPED_GROUPS] as const;
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
/** Each group has seeds of its own. */
const SEEDS_A_DEAL = 6;
const SEED_OF: Readonly<Record<DealtGroup, number>> = {
  still: 0,
  falling: 1,
  'one-turn': 4,
  'three-turns': 5,
};

/**
 * Boards of a group, the same on every machine, at most `most`. `first` is the number of the first one that is dealt, from 0
 * on; of the shipped ones there are so many, and fewer are taken at even distances.
 */
export function gainBoards(group: GainGroup, most: number, first = 0): GainBoard[] {
  const shipped = SHIPPED_GROUPS.find((each) => each === group);
  if (shipped === undefined)
    return Array.from({ length: most }, (_, index) => dealtBoard(group as DealtGroup, first + index));
  const all = shippedBoards(shipped);
  const taken = Math.min(most, all.length);
  return all.filter((_, index) => (index * taken) % all.length < taken);
}

const GROUND_OF: Readonly<Record<ShippedGroup, Ground>> = {
  'shipped-still': 'still',
  'shipped-falling': 'falling',
  'shipped-one-turn': 'one-turn',
};

/** The boards that levels and weekdays had first: what was measured holds for them, also where there are others today. */
function shippedBoards(group: ShippedGroup): GainBoard[] {
  return [...firstJourneyBoards(), ...firstWeekdayBoards()]
    .filter(({ rules }) => groundOf(rules) === GROUND_OF[group])
    .map(({ shape, cells, rules }) => ({ board: { ...shape, cells }, rules }));
}

/** The board that each level had first. */
function firstJourneyBoards(): ComposedBoard[] {
  return journeyBoards().map((today) =>
    everyJourneyBoard()
      .filter(({ name }) => name === today.name)
      .reduce((first, each) => (each.number < first.number ? each : first), today),
  );
}

function dealtBoard(group: DealtGroup, index: number): GainBoard {
  const { shape, rules, filling } = PLANS[group](index);
  let hardest: { readonly board: Board; readonly won: number } | null = null;
  const engine = createEngine(shape, rules);
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = FIRST_SEED + index * SEED_STEP + deal * SEEDS_A_DEAL + SEED_OF[group];
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

const PLANS: Readonly<Record<DealtGroup, (index: number) => Plan>> = {
  still: (index) => rectangle(index, { maxTurns: 2, border: borderOf(index), gravity: 'none' }),
  falling: (index) =>
    rectangle(index, {
      maxTurns: 2,
      border: borderOf(index),
      gravity: FALLS[index % FALLS.length] ?? 'down',
    }),
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
