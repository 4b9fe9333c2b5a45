/** Sentences about drawings, and about slots that cannot be dealt to. */
import { EMPTY, GAP, type Shape, SLOT, WALL } from '../../core/board/board.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { COMPOSED } from '../../core/deal/dealer-version.ts';
import { createRandom, type Random } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { undealtSentence } from '../../core/sentences/deal-sentences.ts';
import {
  drawingReasons,
  drawingTitle,
  faultSentence,
  fitSentence,
  paritySentence,
  slotsSentence,
} from '../../core/sentences/drawing-sentences.ts';
import type { AnySentence } from '../../core/sentences/sentence.ts';
import { drawingFactsOf } from '../../core/templates/drawing-feedback.ts';
import { judge } from '../../renderer/engine/drawing-answers.ts';
import { rulesNumber } from '../deep/small-boards.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';

const ANYWHERE: Where = {};
const STRAIGHT: Where = { maxTurns: [0] };

export const DRAWINGS: Family = {
  name: 'a drawing',
  keys: {
    'editor.slots': ANYWHERE,
    'editor.pairs': ANYWHERE,
    'editor.facts.none': ANYWHERE,
    'editor.facts.odd': ANYWHERE,
    'editor.facts.even': ANYWHERE,
    'editor.facts.out-of-reach': ANYWHERE,
    'editor.facts.odd-region': ANYWHERE,
    'editor.filling.each': ANYWHERE,
    'editor.filling.between': ANYWHERE,
    'editor.filling.shown': ANYWHERE,
    'editor.verdict.solvable': ANYWHERE,
    'editor.verdict.impossible': ANYWHERE,
    'editor.verdict.no-slots': ANYWHERE,
    'editor.verdict.odd-slots': ANYWHERE,
    'editor.verdict.odd-region': ANYWHERE,
    'editor.verdict.not-known': ANYWHERE,
    'editor.verdict.budget': ANYWHERE,
    'editor.verdict.mend-walls': ANYWHERE,
    'editor.verdict.mend-straight': STRAIGHT,
    'editor.verdict.not-dealt': ANYWHERE,
    'editor.verdict.odd-copies': ANYWHERE,
    'cli.failure.no-slots': ANYWHERE,
    'cli.failure.odd-slots': ANYWHERE,
    'cli.failure.odd-region': ANYWHERE,
    'cli.failure.budget': ANYWHERE,
    'cli.failure.not-composed': ANYWHERE,
  },
  say: sayDrawing,
  most: 30_000,
};

/** Pockets that cannot be cleared, though each of their slots could be. */
export const POCKETS: Family = {
  name: 'a drawing with pockets',
  keys: {
    'editor.verdict.closure': ANYWHERE,
    'editor.verdict.exhausted': ANYWHERE,
    'cli.failure.closure': ANYWHERE,
    'cli.failure.exhausted': ANYWHERE,
  },
  say: function* (index) {
    const random = createRandom(200 + index);
    const shape = evened(scattered(random, 4 + random.below(3), 4 + random.below(3), 60, 80));
    const rules = rulesNumber(index);
    const judged = judge({ shape, rules, filling: { kinds: 2, copies: 2 } }, index);
    if (judged.verdict !== 'impossible') return;
    const { reason } = judged;
    if (reason !== 'exhausted' && reason !== 'closure') return;
    const of = { play: plainPlay({ ...shape, cells: shape.marks.map(filled) }, rules) };
    const said = [...drawingReasons(judged, shape, rules), undealtSentence({ code: 'impossible', reason })];
    for (const each of said) yield { said: each, of };
  },
  most: 60_000,
};

/** Most slots of a drawing: each way to clear them is gone through. */
const MOST_SLOTS = 12;

function* sayDrawing(index: number): Generator<Said, void> {
  const rules = rulesNumber(Math.floor(index / 3));
  const shape = drawnShape(index);
  const filling = { kinds: 1 + (index % 5), copies: index % 7 === 0 ? 3 : 2 + 2 * (index % 2) };
  const { copies } = filling;
  const facts = drawingFactsOf(shape, rules, filling);
  const blank = { play: plainPlay({ ...shape, cells: shape.marks.map(emptied) }, rules), copies };
  const known = [paritySentence(facts.slots), slotsSentence(facts.slots), faultSentence(facts)];
  for (const said of known) if (said !== null) yield { said, of: blank };
  const judged = judge({ shape, rules, filling }, index);
  const cells = 'cells' in judged ? judged.cells : shape.marks.map(filled);
  const of = { play: plainPlay({ ...shape, cells }, rules), copies };
  // On a board that is dealt its tiles are counted.
  if (facts.fit !== null && 'cells' in judged) yield { said: fitSentence(facts.fit, filling.kinds), of };
  const open = { verdict: 'not-known', reason: 'budget' } as const;
  for (const verdict of [judged, open])
    for (const said of [drawingTitle(verdict), ...drawingReasons(verdict, shape, rules)]) yield { said, of };
  yield* undealt(shape, rules, index);
}

function* undealt(shape: Shape, rules: Rules, seed: number): Generator<Said, void> {
  const of = { play: plainPlay({ ...shape, cells: shape.marks.map(filled) }, rules) };
  const dealt = dealBoard({ shape, rules, kinds: 2, copies: 2, seed });
  const composed = dealBoard({ shape, rules, kinds: 2, copies: 2, seed, dealerVersion: COMPOSED });
  const said: AnySentence[] = [dealt, composed].flatMap((each) =>
    each.ok ? [] : [undealtSentence(each.error)],
  );
  // On so few slots a search ends before its bounds; the answer claims nothing of them.
  for (const each of [...said, undealtSentence({ code: 'not-found', reason: 'budget' })])
    yield { said: each, of };
}

function emptied(mark: number): number {
  return mark === WALL ? WALL : EMPTY;
}

function filled(mark: number): number {
  return mark === SLOT ? 1 : emptied(mark);
}

/** A few slots among gaps and walls: with hardly a wall, with pockets between walls, or with one that walls enclose. */
function drawnShape(index: number): Shape {
  const random = createRandom(90 + index);
  if (index % 16 === 0) return scattered(random, 1 + random.below(5), 1 + random.below(4), 100, 50);
  const sort = index % 3;
  if (sort === 0)
    return scattered(random, 1 + random.below(5), 1 + random.below(4), 10 * random.below(9), 50);
  if (sort === 1) return scattered(random, 4 + random.below(3), 4 + random.below(3), 60, 80);
  const below = scattered(random, 5, 1 + random.below(2), 30, 50);
  const pocket = [0, 1, 2].map(() => (random.below(4) === 0 ? GAP : SLOT));
  const enclosed = [...WALLS, WALL, ...pocket, WALL, ...WALLS];
  return { width: 5, height: 3 + below.height, marks: [...enclosed, ...below.marks] };
}

const WALLS = Array.from({ length: 5 }, () => WALL);

/** So many cells in a hundred are no slots, and so many of these are walls. */
export function scattered(
  random: Random,
  width: number,
  height: number,
  others: number,
  walls: number,
): Shape {
  let slots = 0;
  const marks = Array.from({ length: width * height }, () => {
    if (random.below(100) < others || slots >= MOST_SLOTS) return random.below(100) < walls ? WALL : GAP;
    slots++;
    return SLOT;
  });
  return { width, height, marks };
}

/** The same with an even number of slots. */
export function evened(shape: Shape): Shape {
  const slots = shape.marks.filter((mark) => mark === SLOT).length;
  return slots % 2 === 0 ? shape : { ...shape, marks: shape.marks.with(shape.marks.indexOf(SLOT), WALL) };
}
