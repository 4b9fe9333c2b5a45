// Writes resources/coach/ratings.json: the ratings of studies, daily puzzles, only moves and drills played to their end, of
// the levels of the journey and of the boards of the daily by the games of the ladder, with a test of the fit on fresh
// games. The figures are the same on every machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fitScale, isFitting, testFit } from '../core/coach/rating/fit.ts';
import { LADDER_VERSION } from '../core/coach/rating/ladder.ts';
import { playLadder } from '../core/coach/rating/ladder-games.ts';
import { withComposedTiles } from '../core/deal/composed-table.ts';
import { dealBoard } from '../core/deal/deal.ts';
import { weekdayBoards } from '../core/deal/weekday-boards.ts';
import { journeyChapters } from '../core/journey/journey-levels.ts';
import { positionName } from '../core/review/puzzles/position-name.ts';
import { parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const SETS = ['studies', 'days', 'only-moves', 'drills', 'levels', 'dailies'];
const USAGE = `node scripts/measure-ratings.mjs [--set=NAME] [--games=N] [--new]
  Writes resources/coach/ratings.json, by which puzzles, levels and players are rated.
  --set    one of ${SETS.join(', ')}; the ratings of the others stay (all)
  --games  games of each player of the ladder on each board (20), and half as many fresh ones for the test
  --new    only boards without a rating are played and put on the scale of their set, whose test stays; boards that are
           there no more are left out`;
const { values } = readArguments(USAGE, {
  options: {
    set: { type: 'string' },
    games: { type: 'string', default: '20', ...WHOLE_NUMBER },
    new: { type: 'boolean' },
  },
});
const games = Number(values.games);
const FIT_SEED = 1_000_000_000;
/** Another one than while the ladder was chosen: it was looked at once, when all else was fixed. */
const TEST_SEED = 4_000_000_000;

function puzzlesOf(set) {
  const read = parsePuzzles(
    readFileSync(new URL(`../resources/puzzles/${set}.txt`, import.meta.url), 'utf8'),
  );
  if (!read.ok) throw new Error(`a bad ${read.error.part} in line ${read.error.line}`);
  return read.value.map((puzzle) => ({ name: positionName(puzzle), ...puzzle }));
}

function levels() {
  return journeyChapters().flatMap((chapter) =>
    chapter.levels.map(({ id, shape, rules, filling, seed, dealerVersion }) => {
      const dealt = dealBoard(withComposedTiles({ shape, rules, ...filling, seed, dealerVersion }, shape));
      if (!dealt.ok) throw new Error(dealt.error.reason);
      return { name: id, board: { ...shape, cells: dealt.value.cells }, rules };
    }),
  );
}

const dailies = () =>
  weekdayBoards().map(({ number, shape, cells, rules }) => ({
    name: String(number),
    board: { ...shape, cells },
    rules,
  }));

function boardsOf(set) {
  if (set === 'levels') return levels();
  return set === 'dailies' ? dailies() : puzzlesOf(set);
}

/** Studies make the scale; the boards of the other sets are put where the same players put them. */
const SCALE_SET = 'studies';

function rated(set, known) {
  const boards = boardsOf(set);
  const counted = playLadder(boards, games, FIT_SEED);
  const fresh = playLadder(boards, Math.max(2, games >> 1), TEST_SEED);
  const scale = fitScale(counted, set === SCALE_SET ? null : known);
  const fit = testFit(scale, fresh);
  const round = (value) => Number(value.toFixed(4));
  const told = { brier: round(fit.brier), noise: round(fit.noise), agreement: round(fit.agreement) };
  console.log(
    set,
    boards.length,
    JSON.stringify(told),
    isFitting(fit),
    scale.players.map(Math.round).join(' '),
  );
  return {
    players: scale.players.map(Math.round),
    games,
    fit: told,
    ratings: Object.fromEntries(boards.map(({ name }, index) => [name, Math.round(scale.boards[index])])),
  };
}

/** The set as it stands with the boards that are new, by the players as they are; the test had none of these. */
function added(set, { scale, fit, ratings, games: each, untested = [] }) {
  const boards = boardsOf(set);
  const fresh = boards.filter(({ name }) => ratings[name] === undefined);
  const players = scales[scale];
  const fitted = fitScale(playLadder(fresh, games, FIT_SEED), players).boards;
  const made = new Map(fresh.map(({ name }, index) => [name, Math.round(fitted[index])]));
  console.log(set, `${fresh.length} of ${boards.length} are new`);
  return {
    players,
    games: each,
    fit,
    untested: boards.map(({ name }) => name).filter((name) => untested.includes(name) || made.has(name)),
    ratings: Object.fromEntries(boards.map(({ name }) => [name, ratings[name] ?? made.get(name)])),
  };
}

const file = new URL('../resources/coach/ratings.json', import.meta.url);
const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: 0 };
let { scales, sets } = stored.version === LADDER_VERSION ? stored : { scales: {}, sets: [] };
mkdirSync(new URL('./', file), { recursive: true });
const scaleNow = () => sets.find(({ set }) => set === SCALE_SET)?.scale;

/** The name of the scale of some players: the one that they have, or the next. */
function scaleName(players) {
  const known = Object.keys(scales).find((name) => scales[name].join() === players.join());
  const made = Object.keys(scales).map((name) => Number(name.split('-').at(-1)));
  return known ?? `${SCALE_SET}-${Math.max(0, ...made) + 1}`;
}

for (const set of values.set === undefined ? SETS : [values.set]) {
  if (set !== SCALE_SET && scaleNow() === undefined) throw new Error(`--set=${SCALE_SET} comes first`);
  const before = values.new ? sets.find((each) => each.set === set) : undefined;
  const { players, ...figures } = before ? added(set, before) : rated(set, scales[scaleNow()]);
  const scale = scaleName(players);
  const made = { set, scale, ...figures };
  sets = SETS.flatMap((name) => [made, ...sets].filter((each) => each.set === name).slice(0, 1));
  const used = { ...scales, [scale]: players };
  scales = Object.fromEntries(sets.map((each) => [each.scale, used[each.scale]]));
  writeFileSync(file, `${JSON.stringify({ version: LADDER_VERSION, scales, sets }, null, 2)}\n`);
}
