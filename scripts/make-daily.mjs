// Finds the seeds of the daily mode for the years that are its arguments and adds them to resources/daily/seeds.json: a line a
// month, for each day the place of the seed in the day's row (`seedOf`), as two digits of base 36, that is the first whose
// measured difficulty lies within the bounds of its weekday. What stands there stays: past days are played again.
import { readFileSync, writeFileSync } from 'node:fs';
import { dayNumberOf, daysOfMonth } from '../core/daily/calendar-date.ts';
import { parseDailyBoards } from '../core/daily/daily-boards.ts';
import { boardOn, seedOf } from '../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../core/daily/weekday.ts';
import { dealBoard } from '../core/deal/deal.ts';
import { measureLoss } from '../core/deal/measure.ts';
import { lossPermilleOf } from '../core/solve/measured-share.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { readArguments } from './arguments.mjs';

const USAGE = `node scripts/make-daily.mjs YEAR…
  Finds the seeds of the daily boards of these years and adds them to resources/daily/seeds.json.`;
const { positionals: years } = readArguments(USAGE, {
  words: { accepts: (word) => /^\d{4}$/.test(word), least: 1, wants: 'a year' },
});

const fileOf = (name) => new URL(`../resources/daily/${name}.json`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(fileOf(name), 'utf8'));
const RADIX = 36;
const DIGITS = 2;
const CHOICES = RADIX ** DIGITS;
const DEALER = 2;
const MEASURE = 2;
/** A few games reveal the seeds that are far off; this is by how much they may mislead. */
const STAGES = [
  { games: 12, slack: 200 },
  { games: 36, slack: 100 },
  { games: 100, slack: 0 },
];

/** By how many thousandths a deal lies outside the bounds; a guess that is well above when a few games say that it does. */
function missOf({ width, height, marks, rules, filling }, { least, most }, seed) {
  const shape = { width, height, marks };
  const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion: DEALER });
  if (!dealt.ok) return Number.POSITIVE_INFINITY;
  const board = { ...shape, cells: dealt.value.cells };
  for (const { games, slack } of STAGES) {
    const loss = lossPermilleOf(runToEnd(measureLoss(board, rules, MEASURE, games)));
    const miss = Math.max(0, least - loss, loss - most);
    if (miss > slack) return miss;
  }
  return 0;
}

function choiceOf(boards, day) {
  const board = boardOn(boards, day);
  const { lossPermille } = WEEKDAYS[day % WEEKDAYS.length];
  let best = { choice: 0, miss: Number.POSITIVE_INFINITY };
  for (let choice = 0; choice < CHOICES && best.miss > 0; choice++) {
    const miss = missOf(board, lossPermille, seedOf(day, choice));
    if (miss < best.miss) best = { choice, miss };
  }
  if (best.miss > 0) console.error(`day ${day}, ${board.name}: ${best.miss} outside its bounds`);
  return best.choice;
}

function seedLine(boards, month) {
  const choices = daysOfMonth(month).map((date) => choiceOf(boards, dayNumberOf(date)));
  return `${month} ${choices.map((choice) => choice.toString(RADIX).padStart(DIGITS, '0')).join('')}`;
}

const boards = parseDailyBoards(read('boards'));
const lines = read('seeds');
const known = new Set(lines.map((line) => line.slice(0, 'yyyy-mm'.length)));
const months = years
  .flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`),
  )
  .filter((month) => !known.has(month));
for (const month of months) lines.push(seedLine(boards, month));
writeFileSync(fileOf('seeds'), `${JSON.stringify(lines.toSorted(), null, 2)}\n`);
