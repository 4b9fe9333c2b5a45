// Writes docs/measures.md: what the games of the casual player come to on every level of the journey and on eight weeks of
// daily boards, for five kinds of player. The figures are the same on every machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { measureBoard, playCasualGames, summarizeGames } from '../core/coach/board-measure.ts';
import { casualPlayerWith } from '../core/coach/casual-player.ts';
import { CASUAL_PLAYER_VERSION } from '../core/coach/casual-version.ts';
import { measureChoices } from '../core/coach/choices.ts';
import { addDays } from '../core/daily/calendar-date.ts';
import { littleIdOf } from '../core/daily/daily-board-id.ts';
import { dailyPlan, FIRST_COMPOSED_DAY } from '../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../core/daily/weekday.ts';
import { weekdayBoards } from '../core/deal/weekday-boards.ts';
import { makeDealRecord } from '../core/game/setup/deal-record.ts';
import { newestVersionOf } from '../core/game/setup/mode-of.ts';
import { planOf } from '../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../core/game/setup/shipped-boards.ts';
import { journeyChapters } from '../core/journey/journey-levels.ts';
import { meanInterval } from '../core/solve/share-interval.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const DAYS = 56;
const USAGE = `node scripts/measure-boards.mjs [--games=N] [--reviewed=N] [--helped=N] [--levels=ID,…] [--days]
  Writes docs/measures.md: every level of the journey and ${DAYS} days of both dailies from ${FIRST_COMPOSED_DAY}, measured by the casual player.
  --games     games alone on each board for each kind of player (200)
  --reviewed  games won that are reviewed for their choices (16)
  --helped    games with help on each board; they take minutes where boards are large and slide (none)
  --levels    only these levels are measured anew; the rows of all other boards stay as the page has them
  --days      only the dailies are measured anew, and the levels that are named`;
const number = (fallback) => ({ type: 'string', default: fallback, ...WHOLE_NUMBER });
const { values } = readArguments(USAGE, {
  options: {
    games: number('200'),
    reviewed: number('16'),
    helped: { type: 'string', ...WHOLE_NUMBER },
    levels: { type: 'string' },
    days: { type: 'boolean' },
  },
});
const games = Number(values.games);
const reviewed = Number(values.reviewed);
const helped = Number(values.helped ?? 0);

const PAGE = new URL('../docs/measures.md', import.meta.url);
const chosen = values.levels?.split(',') ?? (values.days ? [] : null);
/** The rows that the page has, by their names. */
const kept = new Map(
  (chosen === null ? '' : readFileSync(PAGE, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map((row) => [row[0], row]),
);

/** Nodes that the proofs of one reviewed game may take on average; choices that stay open do not count. */
const NODES_A_GAME = 6_000;
const SEED = 1_000_003;
const PLAYERS = [
  ['base', casualPlayerWith({})],
  ['slow', casualPlayerWith({ rateFactor: 0.7 })],
  ['quick', casualPlayerWith({ rateFactor: 1.3 })],
  ['attentive', casualPlayerWith({ overlookShare: 0.08 })],
  ['careless', casualPlayerWith({ overlookShare: 0.25 })],
];

function boardOf(plan) {
  const record = makeDealRecord(plan);
  if (!record.ok) throw new Error(record.error.reason);
  const { width, height, marks } = plan.template;
  return { width, height, marks, cells: record.value.cells };
}

function rowOf(name, plan) {
  const board = boardOf(plan);
  const { rules } = plan;
  const measures = PLAYERS.map(([, parameters]) =>
    measureBoard(board, rules, { games, seed: SEED, parameters }),
  );
  const [base, slow] = measures;
  const played = playCasualGames(board, rules, { games, seed: SEED });
  const choices = measureChoices(board, rules, played, reviewed, NODES_A_GAME);
  const withHelp = helped === 0 ? [] : [percent(helpedShare(board, rules))];
  return [
    name,
    (board.cells.filter((kind) => kind > 0).length / 2).toString(),
    ...measures.map((measure) => percent(measure.won / games)),
    ...withHelp,
    seconds(base),
    seconds(slow),
    base.minutes?.toFixed(1) ?? '–',
    slow.minutes?.toFixed(1) ?? '–',
    percent(base.tight / games),
    base.leftWhenStuck === null ? '–' : percent(base.leftWhenStuck),
    choices.games === 0 ? '–' : `${choices.withChoice} of ${choices.games}`,
    choices.games === 0 ? '–' : String(choices.median),
  ];
}

/** The row of a board as the page has it, where it is not chosen to be measured anew. */
function rowOrKept(name, plan, isChosen = false) {
  if (chosen === null || isChosen) return rowOf(name, plan);
  const row = kept.get(name);
  if (row === undefined) throw new Error(`the page has no row of ${name}`);
  return row;
}

function helpedShare(board, rules) {
  return (
    summarizeGames(playCasualGames(board, rules, { games: helped, seed: SEED, isHelped: true })).won / helped
  );
}

/** Of a share that some games came to: never 0 or 100 where they did not all end alike. */
function percent(share) {
  if (share === 0 || share === 1) return String(100 * share);
  return String(Math.min(99, Math.max(1, Math.round(100 * share))));
}

function seconds({ secondsByThird }) {
  return secondsByThird?.[0].toFixed(1) ?? '–';
}

const HEADINGS = [
  'pairs',
  ...PLAYERS.map(([name]) => `won, ${name}`),
  ...(helped === 0 ? [] : ['won with help']),
  'first third',
  'first third, slow',
  'minutes',
  'minutes, slow',
  'tight',
  'left',
  'with a choice',
  'choices',
];

const tableOf = (first, rows) => plainTable([first, ...HEADINGS], rows);

function plainTable(headings, rows) {
  return [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The choices that a level aims at, by how often it is won: per cent of the games won with one, and their median. */
function choicesAimed(won, isFree) {
  if (won < 62.5) return { share: 60, median: [2, 6] };
  if (won < 77.5) return isFree ? { share: 60, median: [2, 6] } : { share: 35 };
  return isFree ? { share: 50 } : null;
}

/** The figures of a level that lie outside of the bounds of the journey, as words. */
function missesOf(chapter, isOpener, rules, row) {
  const isAimless = isOpener || chapter === 'shapes';
  const aimed = isAimless ? null : choicesAimed(figureOf(row, 'won, base'), rules.gravity === 'none');
  return outsideOf(row, chapter === 'masters' ? 'masters' : 'journey', aimed);
}

/** The figures of a daily that lie outside of the bounds of the journey; choices are asked from Thursday on. */
function dayMissesOf(day, row) {
  return outsideOf(
    row,
    'journey',
    day % WEEKDAYS.length < FIRST_DAY_WITH_CHOICES ? null : choicesAimed(0, true),
  );
}

const MOST = {
  journey: { 'first third': 6, 'first third, slow': 9, minutes: 6, 'minutes, slow': 9, tight: 15, left: 40 },
  masters: {
    'first third': 8,
    'first third, slow': 12,
    minutes: 10,
    'minutes, slow': 15,
    tight: 15,
    left: 40,
  },
};
const FIRST_DAY_WITH_CHOICES = 3;
const cellOf = (row, heading) => row[1 + HEADINGS.indexOf(heading)];
const figureOf = (row, heading) => Number(cellOf(row, heading).replace('–', '0'));

function outsideOf(row, bounds, aimed) {
  const won = figureOf(row, 'won, base');
  const above = Object.entries(MOST[bounds]).filter(([heading, bound]) => figureOf(row, heading) > bound);
  const apart = PLAYERS.map(([name]) => `won, ${name}`).filter(
    (name) => Math.abs(figureOf(row, name) - won) > 10,
  );
  const choices = cellOf(row, 'with a choice');
  const [some, all] = choices.split(' of ').map(Number);
  const isRare = aimed !== null && (100 * some) / all < aimed.share;
  const [least = 0, last = Number.POSITIVE_INFINITY] = aimed?.median ?? [];
  const median = figureOf(row, 'choices');
  return [
    ...above.map(([heading, bound]) => `${heading} ${cellOf(row, heading)}, at most ${bound}`),
    ...apart.map((name) => `${name} ${cellOf(row, name)}, within 10 of ${won}`),
    ...(isRare ? [`with a choice ${choices}, at least ${aimed.share} %`] : []),
    ...(median < least || median > last ? [`choices ${median}, from ${least} to ${last}`] : []),
  ];
}

/** The stored figures of the boards of a weekday: the mean of all and its 95 % interval, and the least and the most. */
function weekdayRow({ id }) {
  const boards = weekdayBoards().filter(({ group }) => group === id);
  const told = (values, digits) => {
    const { mean, low, high } = meanInterval(values);
    const [at, from, to, least, most] = [mean, low, high, Math.min(...values), Math.max(...values)].map(
      (value) => value.toFixed(digits),
    );
    return [`${at} (${from} to ${to})`, `${least} to ${most}`];
  };
  const won = boards.map((board) => board.won / 10);
  const seconds = boards.map((board) => board.seconds);
  return [id, String(boards.length), ...told(won, 1), ...told(seconds, 2)];
}

const misses = [];
const levels = journeyChapters().map(({ id: chapter, name, levels }) => {
  const modeVersion = newestVersionOf('journey');
  const rows = levels.map(({ id, name }, place) => {
    const plan = planOf({ mode: 'journey', modeVersion, boardId: id }, 1, SHIPPED_BOARDS);
    const row = rowOrKept(name.en, plan, chosen?.includes(id));
    const missed = missesOf(chapter, place === 0, plan.rules, row);
    if (missed.length > 0) misses.push(`- ${name.en}: ${missed.join('; ')}.`);
    return row;
  });
  console.log(name.en);
  return `### ${name.en}\n\n${tableOf('level', rows)}`;
});
const dates = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_COMPOSED_DAY, day));
const days = dates.map((date, day) =>
  rowOrKept(`${date}, ${WEEKDAYS[day % WEEKDAYS.length]?.id}`, dailyPlan(date), values.days),
);
const dayMisses = days.flatMap((row, day) => {
  const missed = dayMissesOf(day, row);
  return missed.length === 0 ? [] : [`- ${row[0]}: ${missed.join('; ')}.`];
});
const littleDays = dates.map((date) => rowOrKept(date, dailyPlan(littleIdOf(date)), values.days));

writeFileSync(
  PAGE,
  `# The boards as the casual player finds them

\`node scripts/measure-boards.mjs\` writes this page. Each board is played ${games} times by version ${CASUAL_PLAYER_VERSION} of the simulated casual player
([dealing](dealing.md)), alone, for each of five kinds of it: *base*; *slow* and *quick*, which notice links 0.7 and 1.3 times as often;
*attentive* and *careless*, which overlook 8 and 25 % of them instead of 15. A share of ${games} games has a 95 % interval of at most 7 points on either side.

- *won*: per cent of the games. *First third*: seconds that a link takes in the first third of a game won, without the hand; *minutes*: a game won
  (medians).
- *Tight*: per cent of the games in which fewer than two links were open before the last quarter. *Left*: per cent of the pairs that was left when
  the player got stuck (median).
- *With a choice*: of the games won that were reviewed, those in which some move was proved to keep the game winnable where another was proved to lose
  it; *choices*: the median number of such positions. What was not proved within ${NODES_A_GAME} nodes a game counts as none.

## The journey

${levels.join('\n\n')}

### Outside of the bounds

By these games ${misses.length} levels miss a bound of the journey. Some do so by chance, and levels within it by these games may lie outside: the
boards were chosen by other games.

${misses.join('\n')}

## The weekdays

The composed boards of each weekday of the daily, by the 1,000 games of each whose figures are stored with it: per cent won and seconds of a link
of the first third, the mean of the boards with its 95 % interval, and the board with the least and with the most.

${plainTable(['weekday', 'boards', 'won', 'boards from', 'first third', 'boards from'], WEEKDAYS.map(weekdayRow))}

## Eight weeks of the daily

${tableOf('date', days)}

### Outside of the bounds

The bounds are those of the journey, with choices from Thursday on as where fewer than 62 % are won. Of these ${days.length} boards ${dayMisses.length} miss one.

${dayMisses.join('\n')}

## The little daily of these weeks

${tableOf('date', littleDays)}
`,
);
