// Writes docs/coach.md: what each technique gains, how many critical choices of the casual player the declared order explains
// beside chance, on boards that it was not chosen by, and how well ratings fit. The figures are the same on every machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { playCasualGames } from '../core/coach/board-measure.ts';
import { coverageOf } from '../core/coach/coverage.ts';
import { criticalChoicesOf } from '../core/coach/critical-choices.ts';
import { gainOver, playOnBoards } from '../core/coach/gain.ts';
import { GAIN_GROUPS, gainBoards } from '../core/coach/gain-boards.ts';
import { isTaughtOn } from '../core/coach/gains.ts';
import { RANDOM_HABITS } from '../core/coach/habit-player.ts';
import { LEAST_AGREEMENT, MOST_EXCESS } from '../core/coach/rating/fit.ts';
import { FIRST_RATING, ratingAfter } from '../core/coach/rating/glicko.ts';
import { PUZZLE_DEVIATION, playersOf, ratingsOf, setFits } from '../core/coach/rating/shown-ratings.ts';
import { addDays } from '../core/daily/calendar-date.ts';
import { dailyPlan, FIRST_COMPOSED_DAY } from '../core/daily/daily-plan.ts';
import { journeyBoards } from '../core/deal/journey-boards.ts';
import { makeDealRecord } from '../core/game/setup/deal-record.ts';
import { makePercent } from '../core/percent.ts';
import { createRandom } from '../core/random.ts';
import { inOrder } from '../core/techniques/in-order.ts';
import { insideOut } from '../core/techniques/inside-out.ts';
import { among, readArguments, WHOLE_NUMBER } from './arguments.mjs';

/** The tables that take long to measure, each with the beginning of the heading above it. */
const KEPT = { choices: '## Which choices', pupil: '## A pupil' };
const USAGE = `node scripts/measure-coverage.mjs [--boards=N] [--games=N] [--keep NAME]
  Writes docs/coach.md from the stored gains and ratings, and from reviews of the casual player's games.
  --boards  boards of each group (60)
  --games   games of the casual player on each board (6)
  --keep    ${Object.keys(KEPT).join(' or ')}: that table stays as the page has it, and is not measured`;
const number = (fallback) => ({ type: 'string', default: fallback, ...WHOLE_NUMBER });
const keep = { type: 'string', multiple: true, default: [], ...among(Object.keys(KEPT)) };
const { values } = readArguments(USAGE, { options: { boards: number('60'), games: number('6'), keep } });
const [boards, games] = [Number(values.boards), Number(values.games)];
const PAGE = new URL('../docs/coach.md', import.meta.url);

/** The rows of the table below a heading of the page as it is; null where it is to be measured. */
function keptRows(name) {
  if (!values.keep.includes(name)) return null;
  const [, below] = readFileSync(PAGE, 'utf8').split(KEPT[name]);
  const lines = below.split('\n## ')[0].split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
  return rows.map((row) => row.slice(2, -2).split(' | '));
}

const NODES_A_GAME = 60_000;
/** Not the boards by which the order was declared. */
const FIRST_BOARD = 1_000;

const percent = (part, whole) => (whole === 0 ? '–' : makePercent(part / whole));
const table = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const NAMES = {
  still: 'rectangles, nothing falls',
  falling: 'rectangles, tiles slide',
  'one-turn': 'no lines outside, one turn',
  'three-turns': 'no lines outside, three turns, small',
  'shipped-still': 'journey and daily, nothing falls',
  'shipped-falling': 'journey and daily, tiles slide',
  'shipped-one-turn': 'journey and daily, no lines outside, one turn',
};
const GROUND_OF = {
  'shipped-still': 'still',
  'shipped-falling': 'falling',
  'shipped-one-turn': 'one-turn',
};

const choicesOf = (group) =>
  gainBoards(group, boards, FIRST_BOARD).flatMap(({ board, rules }, index) => {
    const played = playCasualGames(board, rules, { games, seed: 77 + FIRST_BOARD + index });
    return criticalChoicesOf(board, rules, played, NODES_A_GAME);
  });

const rowOf = (name, choices) => {
  const only = choices.filter(({ moves }) => moves.filter(({ verdict }) => verdict === 'keep').length === 1);
  const [every, one] = [coverageOf(choices, createRandom(37)), coverageOf(only, createRandom(37))];
  return [
    name,
    ...[every, one].flatMap(({ choices: count, explained, byChance }) => [
      String(count),
      percent(explained, count),
      percent(byChance, count),
    ]),
  ];
};
function measureChoices() {
  const [rows, all] = [[], []];
  for (const group of GAIN_GROUPS) {
    const choices = choicesOf(group);
    all.push(...choices);
    rows.push(rowOf(NAMES[group], choices));
    console.log(rows.at(-1).join(' | '));
  }
  rows.push(rowOf('all of them', all));
  console.log(rows.at(-1).join(' | '));
  return rows;
}
const covered = keptRows('choices') ?? measureChoices();

/** The wins of a pupil that chooses by what it was taught, careless one time in seven, beside one that was taught nothing. */
const CARELESS = Math.round(1000 / 7);
const taught = { techniques: [inOrder, insideOut], carelessPermille: CARELESS };
const PUPIL_GAMES = 20;
const pupilRow = (name, pupilBoards) => {
  const before = playOnBoards(pupilBoards, RANDOM_HABITS, PUPIL_GAMES);
  const after = playOnBoards(pupilBoards, taught, PUPIL_GAMES);
  const { gain, low, high } = gainOver(after, before);
  const all = pupilBoards.length * PUPIL_GAMES;
  const told = [gain, low, high].map((share) => (100 * share).toFixed(1));
  return [
    name,
    String(pupilBoards.length),
    percent(before.won, all),
    percent(after.won, all),
    `${told[0]} [${told[1]}, ${told[2]}]`,
  ];
};
const asPlayed = ({ shape, cells, rules }) => ({ board: { ...shape, cells }, rules });
/** Eight weeks of composed days. */
const days = () =>
  Array.from({ length: 56 }, (_, day) => {
    const plan = dailyPlan(addDays(FIRST_COMPOSED_DAY, day));
    const record = makeDealRecord(plan);
    if (!record.ok) throw new Error(record.error.reason);
    const { width, height, marks } = plan.template;
    return { board: { width, height, marks, cells: record.value.cells }, rules: plan.rules };
  });
function measurePupil() {
  const rows = [
    pupilRow('levels of the journey', journeyBoards().map(asPlayed)),
    pupilRow(`eight weeks of the daily, from ${FIRST_COMPOSED_DAY}`, days()),
  ];
  for (const row of rows) console.log(row.join(' | '));
  return rows;
}
const pupilRows = keptRows('pupil') ?? measurePupil();

const gains = JSON.parse(readFileSync(new URL('../resources/coach/gains.json', import.meta.url), 'utf8'));
const points = (value) => (value / 10).toFixed(1);
const ids = [...new Set(gains.groups.flatMap((each) => each.gains.map(({ technique }) => technique)))];
const gainRows = [
  ['boards', ...gains.groups.map((each) => String(each.boards))],
  ['games of each player', ...gains.groups.map((each) => String(each.boards * each.games))],
  ['random play wins', ...gains.groups.map((each) => `${percent(each.random, each.boards * each.games)} %`)],
  ...ids.map((id) => [
    `\`${id}\``,
    ...gains.groups.map(({ group, gains: measured }) => {
      const found = measured.find(({ technique }) => technique === id);
      if (found === undefined) return '–';
      const told = `${points(found.gain)} [${points(found.low)}, ${points(found.high)}]`;
      return isTaughtOn(id, GROUND_OF[group] ?? group) ? `**${told}**` : told;
    }),
  ]),
];
const { sets } = JSON.parse(
  readFileSync(new URL('../resources/coach/ratings.json', import.meta.url), 'utf8'),
);
/** Tells the number of boards of a set that the test had: not those that were added to the set since. */
function testedOf(set, count) {
  const { untested = [] } = sets.find((each) => each.set === set);
  return untested.length === 0 ? String(count) : `${count - untested.length} of ${count}`;
}
const fitRows = setFits().map(({ set, scale, boards: count, brier, noise, agreement, holds }) => [
  set,
  testedOf(set, count),
  scale,
  brier.toFixed(3),
  noise.toFixed(3),
  agreement.toFixed(2),
  holds ? 'yes' : 'no',
]);

/** Compares the boards of a set with the weakest simulated player on their scale, and rates a first win and a first loss. */
function easeOf(set) {
  const [weakest] = playersOf(set);
  const sorted = [...ratingsOf(set).values()].toSorted((one, other) => one - other);
  const middle = sorted[sorted.length >> 1];
  const changeBy = (score) =>
    ratingAfter(FIRST_RATING, { rating: middle, deviation: PUZZLE_DEVIATION }, score).rating -
    FIRST_RATING.rating;
  const below = sorted.filter((rating) => rating < weakest).length;
  return { weakest, middle, below, all: sorted.length, won: changeBy(1), lost: -changeBy(0) };
}
const [ofLevels, ofDailies] = [easeOf('levels'), easeOf('dailies')];

writeFileSync(
  PAGE,
  `# What the coach rests on

\`node scripts/measure-coverage.mjs\` writes this page, from what \`scripts/measure-techniques.mjs\` and \`scripts/measure-ratings.mjs\` stored in
\`resources/coach\` and from games that it plays and reviews itself. \`twofold coach\` and \`twofold rating\` answer for single positions and histories.

## What a habit gains

A player with one habit takes the pair that the technique puts first, of several any; another takes any pair. Each plays on boards that are
dealt for it (of three deals the one is taken of which random play wins fewest of six games that count no further), and on those of the journey
(of each level the first that it had) and of the weekdays of the daily (those that they had at first). The figures are points: games of a hundred that the habit wins more than random play, with the 95 %
interval over boards, as games on one board are alike. No technique and no order was chosen by these boards. A technique is taught on a ground (bold)
where its interval lies above 0 in every group of the ground that was measured, and where there are positions to drill it by. None of the shipped
positions is decided by \`rest-pairs\` alone where nothing falls, or by \`last-pair\` alone on boards of three turns, so neither is taught there. Of \`last-pair\` there
can be none: where nothing falls, the last two of a picture are never a mistake, and a position whose answer they are is no puzzle.

${table(['technique', ...gains.groups.map(({ group }) => NAMES[group])], gainRows)}

## Which choices a technique explains

A choice is explained by the order that was declared beforehand, \`rest-pairs\` and then \`most-open\` among what that leaves, where all that it puts first
is proved to keep the board winnable; its technique is the one by which the losing pair falls behind (\`last-pair\` where nothing of the picture stays).
Counted are the critical choices of the casual player, ${games} games alone on each of ${boards} boards a group, whose moves are all proved within
${NODES_A_GAME} nodes a game. *Chance*: the same scores, shuffled among the moves of the choice. *One*: just one pair keeps the board.

${table(['boards', 'choices', 'explained %', 'chance %', 'one', 'explained %', 'chance %'], covered)}

## A pupil

A player that chooses by \`in-order\` and then \`inside-out\`, and one move in seven at random, beside random play: ${PUPIL_GAMES} games on each board as
it is dealt in the game.

${table(['boards', 'number', 'untaught wins %', 'taught wins %', 'gain'], pupilRows)}

## How ratings fit

Eight simulated players play each board to its end; boards and players are fitted to one logistic scale. On fresh games the Brier score of what the scale
predicts may lie at most ${MOST_EXCESS} above the games' own chance, and the boards' order by every second player and by the others must agree by at
least ${LEAST_AGREEMENT} (Spearman); else no number is shown. The players were chosen after other fresh games on the same boards had been looked at. For the
studies the figures are a confirmation: of games from a seed that was not used before, played once when nothing was left to
choose. It is one for these boards, whose ratings are shown, and says nothing of others.

The studies make the scale, their mean at 1500. The boards of another set are put where the same players, with the ratings that the studies gave
them, put them; so a rating is one number for all sets whose scale has the same name. The sets were joined after their fresh games
had been looked at once, and the joined scale was tested by the same games, so for the other sets the figures are no confirmation. Players are rated
on the scale of the studies, and by no board of another one.

${table(['set', 'boards', 'scale', 'Brier', 'chance', 'agreement', 'shown'], fitRows)}

**What rates a player.** The first try of each study and daily puzzle; one with help counts as not solved. Levels and dailies are rated by the simulated players, but a player's own games on them rate nobody:
${ofLevels.below} of the ${ofLevels.all} levels and ${ofDailies.below} of the ${ofDailies.all} dailies lie below the weakest simulated player of their scale (${ofLevels.weakest} and ${ofDailies.weakest}), the middle ones at ${ofLevels.middle} and ${ofDailies.middle}. There a win without help says
nearly nothing (a new player gains ${ofLevels.won} and ${ofDailies.won} points), while a single hint, which counts as not solved, would cost ${ofLevels.lost} and ${ofDailies.lost}. The number would tell who takes
hints on easy boards. The dailies up to ${addDays(FIRST_COMPOSED_DAY, -1)} are not among the rated boards at all.
`,
);
