// Finds the boards of the journey: for each level of resources/journey, drawn by hand with its rules, the filling and the
// seed whose measured share of games lost fits its place. It rests on 100 games or fewer, so it does not say which of two
// neighbours is the harder one. Arguments: the chapters to find anew, as parts of their files' names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SLOT } from '../core/board/board.ts';
import { dealBoard } from '../core/deal/deal.ts';
import { DEALER_VERSION } from '../core/deal/dealer-version.ts';
import { measureLoss } from '../core/deal/measure.ts';
import { MEASURE_VERSION } from '../core/deal/measure-version.ts';
import { makeChapter, parseChapter } from '../core/journey/chapter-text.ts';
import { withoutLesson } from '../core/journey/lesson.ts';
import { createRandom } from '../core/random.ts';
import { lossPermilleOf } from '../core/solve/measured-share.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { MAX_KINDS } from '../core/templates/limits.ts';
import { gradeOf } from '../core/templates/win-share.ts';
import { readArguments } from './arguments.mjs';

const FOLDER = new URL('../resources/journey/', import.meta.url);
const USAGE = `node scripts/make-journey.mjs CHAPTER…
  Deals the levels of these chapters anew, each given as a part of its file's name in resources/journey.`;
const files = readdirSync(FOLDER);
const { positionals: only } = readArguments(USAGE, {
  words: {
    accepts: (part) => files.some((name) => name.includes(part)),
    least: 1,
    wants: `a part of ${files.join(', ')}`,
  },
});
/** The first and the last level of each chapter: the share of random games that lose it, in thousandths. */
const AIMS = {
  shapes: [20, 420],
  walls: [100, 560],
  gravity: [160, 700],
  halves: [180, 760],
  border: [250, 930],
  masters: [300, 940],
};
/** Deals tried for each level. */
const SEEDS = 8;
/** Orders of a chapter's levels tried. */
const ORDERS = 4000;
/** A few games show that a deal is never lost, or always. */
const FIRST_GAMES = 12;
/** The time that an unhurried good player takes at the second try. */
const SECONDS_A_PAIR = 3;
const STAR_STEP = 15;

const slotsOf = ({ shape }) => shape.marks.filter((mark) => mark === SLOT).length;

/** Groups of two to eight, with a picture for each group or for every second one. */
function fillingsOf(slots) {
  return [2, 4, 6].flatMap((copies) =>
    [1, 1.6].map((share) => ({ copies, kinds: Math.min(MAX_KINDS, Math.ceil(slots / copies / share)) })),
  );
}

function measure({ shape, cells }, rules, games) {
  return runToEnd(measureLoss({ ...shape, cells }, rules, MEASURE_VERSION, games));
}

/** Returns whether the chapter's rule changes the board: without it, the board is of another grade. */
function teaches(chapter, level, cells, loss) {
  const without = withoutLesson(chapter, level);
  if (without === null) return true;
  const board = { shape: without.shape, cells: without.cellsOf(cells) };
  return gradeOf(1000 - lossPermilleOf(measure(board, without.rules))) !== gradeOf(1000 - loss);
}

/**
 * Returns the measured share of games that a deal loses; null for one that does not show its chapter's rule.
 */
function tryDeal(chapter, level, filling, seed) {
  const { shape, rules } = level;
  const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion: DEALER_VERSION });
  if (!dealt.ok) return null;
  const deal = { shape, cells: dealt.value.cells };
  const guess = measure(deal, rules, FIRST_GAMES);
  if (guess.lost === guess.games || (guess.lost === 0 && chapter !== 'shapes' && chapter !== 'border'))
    return null;
  const measured = measure(deal, rules);
  const lossPermille = lossPermilleOf(measured);
  return teaches(chapter, level, deal.cells, lossPermille) ? { filling, seed, lossPermille, measured } : null;
}

function tryDeals(chapter, level) {
  const found = [];
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const filling of fillingsOf(slotsOf(level))) {
      const deal = tryDeal(chapter, level, filling, seed);
      if (deal !== null) found.push(deal);
    }
  console.log(`${chapter} ${level.id}: ${found.map(({ lossPermille }) => lossPermille).join(' ')}`);
  return { level, found };
}

/** One deal a level, each with a larger share of its games lost than the one before and all together nearest to the aims, or null. */
function chooseRising(tried, aimOf) {
  let chains = [{ above: -1, distance: 0, deals: [] }];
  for (const [place, { found }] of tried.entries()) {
    const next = found
      .map((deal) => {
        const before = chains
          .filter(({ above }) => above < deal.lossPermille)
          .toSorted((one, other) => one.distance - other.distance)[0];
        if (before === undefined) return null;
        const distance = before.distance + Math.abs(deal.lossPermille - aimOf(place));
        return { above: deal.lossPermille, distance, deals: [...before.deals, deal] };
      })
      .filter((chain) => chain !== null);
    chains = next;
  }
  return chains.toSorted((one, other) => one.distance - other.distance)[0] ?? null;
}

/** The best of many orders, each by the difficulty of some deal of every level. */
function chooseOrder(tried, aimOf) {
  const random = createRandom(1);
  let best = null;
  for (let attempt = 0; attempt < ORDERS; attempt++) {
    const keyed = tried.map((each) => ({
      each,
      key: each.found[random.below(each.found.length)].lossPermille,
    }));
    const order = keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each);
    const chain = chooseRising(order, aimOf);
    if (chain !== null && (best === null || chain.distance < best.distance)) best = { ...chain, order };
  }
  return best;
}

function makeLevels({ id, levels }) {
  const [first, last] = AIMS[id];
  const tried = levels.map((level) => tryDeals(id, level));
  for (const { level, found } of tried)
    if (found.length === 0) throw new Error(`${id} ${level.id}: no deal teaches the rule`);
  const best = chooseOrder(tried, (place) => first + ((last - first) * place) / (tried.length - 1));
  if (best === null) throw new Error(`${id}: no rising order`);
  const { order, deals } = best;
  return order.map(({ level }, place) => {
    const starSeconds = Math.ceil(((slotsOf(level) / 2) * SECONDS_A_PAIR) / STAR_STEP) * STAR_STEP;
    const versions = { dealerVersion: DEALER_VERSION, measureVersion: MEASURE_VERSION };
    return { ...level, ...deals[place], ...versions, starSeconds };
  });
}

for (const file of files.filter((name) => only.some((part) => name.includes(part)))) {
  const chapter = parseChapter(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')).join('\n'));
  if (!chapter.ok) throw new Error(`${file}, line ${chapter.error.line + 1}: a bad ${chapter.error.reason}`);
  const lines = makeChapter({ ...chapter.value, levels: makeLevels(chapter.value) })
    .trimEnd()
    .split('\n');
  writeFileSync(new URL(file, FOLDER), `${JSON.stringify(lines, null, 2)}\n`);
}
