// Composes the boards that dates take in turn, those of the little daily and those of the weekdays of the daily, and the boards of
// the preset *tension*.
// scripts/pool-plan.txt has their shapes. Each search is appended to the file that is the argument, one JSON line each, with
// its board where it reached its aim: the program can be stopped at any time and goes on from there when it is started again.
// Only the search that it was in is lost. With --write it composes nothing and writes
// resources/composed from that file instead: what stands there keeps its number, what is new gets the next ones. Of each shape of
// the daily come those boards that are nearest to the seconds of its weekday, as the others were composed before it had any.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countSlots } from '../core/board/board.ts';
import { makeShape, parseShape } from '../core/board/text.ts';
import { measureBoard } from '../core/coach/board-measure.ts';
import { casualMeasures } from '../core/coach/game-measures.ts';
import { FIRST_COMPOSED_DAY } from '../core/daily/daily-plan.ts';
import { composeDeal } from '../core/deal/compose.ts';
import { composedLine, parseComposedBoards } from '../core/deal/composed-boards.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { blocksOf } from '../core/text/text-lines.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const USAGE = `node scripts/compose-pool.mjs FILE [--group=GROUP] [--boards=N] [--write]
  Composes boards for the shapes of scripts/pool-plan.txt and appends them to FILE.
  --group   only this group: little, tension, a weekday, or daily for all weekdays (daily)
  --boards  boards of each shape, on weekdays within the seconds of the day (8)
  --write   writes the boards of FILE to resources/composed and composes none`;
const { positionals, values } = readArguments(USAGE, {
  options: {
    group: { type: 'string', default: 'daily' },
    boards: { type: 'string', default: '8', ...WHOLE_NUMBER },
    write: { type: 'boolean' },
  },
  words: { accepts: () => true, least: 1, wants: 'a file' },
});
const [file = ''] = positionals;

const many = { median: { least: 2, most: 6 } };
const late = { ...many, leastShare: 0.62, mostEarlyShare: 0.3 };
/**
 * The aims for the games of each group. `won` is the share that the casual player wins alone, `seconds` those of a link in the
 * first third; `choices` are asked where they are not null. `helped` is the least share won with help.
 */
const AIMS = {
  little: { won: [0.87, 0.985], seconds: [0, 4], minutes: 3.5, helped: 0.99, choices: null },
  monday: { won: [0.94, 1], seconds: [0.6, 1.2], minutes: 6, helped: 0.95, choices: null },
  tuesday: { won: [0.84, 0.92], seconds: [0.9, 1.5], minutes: 6, helped: 0.9, choices: null },
  wednesday: { won: [0.75, 0.83], seconds: [1.2, 1.9], minutes: 6, helped: 0.9, choices: null },
  thursday: { won: [0.66, 0.74], seconds: [1.6, 2.2], minutes: 6, helped: 0.85, choices: late },
  friday: { won: [0.57, 0.65], seconds: [1.8, 2.5], minutes: 7, helped: 0.8, choices: late },
  saturday: { won: [0.48, 0.56], seconds: [2, 2.9], minutes: 8, helped: 0.7, choices: late },
  sunday: { won: [0.38, 0.46], seconds: [2.3, 3.3], minutes: 9, helped: 0.6, choices: late },
  tension: {
    won: [0.34, 0.56],
    seconds: [0, 3.6],
    minutes: 6,
    helped: 0.6,
    choices: { ...many, leastShare: 0.72, mostEarlyShare: 0.05, leastLast: 0.69 },
  },
};
/** The groups with a file of their own; those of the weekdays stand together. */
const ALONE = ['little', 'tension'];
/** Boards that are shown with their figure are measured by so many games of other seeds than those that chose them. */
const GAMES = 1_000;
const HELPED_GAMES = 200;
const SEED = 5_000_011;
/** Searches of a shape that fail in a row before it gets no more boards. */
const MOST_FAILURES = 6;
/** A search goes on from where the one before it came, where that was no further from the aim. */
const MOST_DISTANCE = 1;

function aimOf({ group }) {
  const { won, seconds, minutes, choices } = AIMS[group];
  const [least, most] = won;
  const [leastFirstThirdSeconds, mostFirstThirdSeconds] = seconds;
  return {
    wonShare: { least, most },
    leastFirstThirdSeconds,
    mostFirstThirdSeconds,
    mostMinutes: minutes,
    mostTightShare: 0.14,
    mostLeftWhenStuck: 0.38,
    choices,
  };
}

function boundsOf({ choices }) {
  return choices === null
    ? { starts: 80, trades: 160, games: 60, reviews: 0, checkGames: GAMES }
    : { starts: 60, trades: 800, games: 60, reviews: 12, checkGames: 600 };
}

function fillingsOf({ shape }, { choices, wonShare }) {
  const slots = countSlots(shape.marks);
  const filling = (copies, share) => ({ copies, kinds: Math.max(2, Math.ceil(slots / copies / share)) });
  if (choices !== null) return [filling(2, 1.25), filling(2, 1.4), filling(4, 1)];
  return wonShare.most < 0.9
    ? [filling(4, 1), filling(4, 1.3), filling(2, 1.6), filling(6, 1)]
    : [filling(6, 1), filling(4, 1), filling(4, 1.3), filling(2, 1.6)];
}

const fieldsOf = (line) => new Map(line.split(' ').map((field) => field.split('=', 2)));

function readPlan() {
  const text = readFileSync(new URL('pool-plan.txt', import.meta.url), 'utf8');
  return blocksOf(text).map((block, place) => {
    const [head = '', ruleLine = '', ...rows] = block.map((line) => line.text);
    const [group = '', ...words] = head.split(' ');
    const fields = fieldsOf(ruleLine);
    const rules = {
      maxTurns: Number(fields.get('turns')),
      border: fields.get('border'),
      gravity: fields.get('gravity'),
    };
    return { place, group, name: words.join(' '), ruleLine, rules, shape: parseShape(rows.join('\n')).value };
  });
}

/**
 * Returns the result of a search for a board of a shape from this seed, without a board if it does not reach the aim. `nearest`
 * is the board that the search before it came to, to go on from.
 */
function compose(entry, seed, nearest) {
  const { shape, rules, group, name } = entry;
  const aim = aimOf(entry);
  const request = { shape, rules, fillings: fillingsOf(entry, aim), known: nearest, seed, dealerVersion: 2 };
  const bounds = boundsOf(aim);
  const limits = nearest.length === 0 ? bounds : { ...bounds, starts: 0 };
  const found = runToEnd(composeDeal(request, aim, casualMeasures(shape, rules), limits));
  const search = { group, name, search: seed, ...(nearest.length > 0 && { isContinued: true }) };
  if (!found.ok) return search;
  const { cells, filling, isReached, distance } = found.value;
  if (!isReached) {
    const board = composedLine({ number: '', won: 0, seconds: null, filling, cells }).trim();
    return { ...search, distance: Number(distance.toFixed(2)), nearest: board };
  }
  const board = { ...shape, cells };
  const { won, secondsByThird } = measureBoard(board, rules, { games: GAMES, seed: SEED });
  const [least, most] = AIMS[group].won;
  if (won < (least - 0.02) * GAMES || won > (most + 0.02) * GAMES) return { ...search, won };
  const helped = measureBoard(board, rules, { games: HELPED_GAMES, seed: SEED, isHelped: true }).won;
  if (helped < AIMS[group].helped * HELPED_GAMES) return { ...search, won, helped: helped / HELPED_GAMES };
  return {
    ...search,
    helped: helped / HELPED_GAMES,
    board: composedLine({
      number: '',
      won,
      seconds: toldSeconds(group, secondsByThird),
      filling,
      cells,
    }).trim(),
  };
}

/** The seconds of the first third to the hundredth, where the boards of a group tell them. */
function toldSeconds(group, secondsByThird) {
  return ALONE.includes(group) ? null : Number(secondsByThird[0].toFixed(2));
}

const known = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const isChosen = (group) => group === values.group || (values.group === 'daily' && !ALONE.includes(group));
const plan = readPlan().filter(({ group }) => isChosen(group));
const searchesOf = ({ group, name }) => known.filter((each) => each.group === group && each.name === name);

/** The boards of a shape in the order of their searches, each with how far it is from the seconds of its group. */
function boardsOf(entry) {
  const [least, most] = AIMS[entry.group].seconds;
  return searchesOf(entry)
    .filter(({ board }) => board !== undefined)
    .map((search) => {
      const [board] = readBoard(entry, search.board);
      const seconds = board.seconds ?? least;
      return { board, away: Math.max(least - seconds, seconds - most, 0) };
    });
}

const fitting = (entry) => boardsOf(entry).filter(({ away }) => away === 0);

/** The boards of a shape; on weekdays as many as are asked for at most, those that are nearest to the seconds of their day. */
function chosenOf(entry) {
  const all = boardsOf(entry);
  if (ALONE.includes(entry.group)) return all.map(({ board }) => board);
  const nearest = all.toSorted((one, other) => one.away - other.away).slice(0, Number(values.boards));
  return all.filter((each) => nearest.includes(each)).map(({ board }) => board);
}

function isOpen(entry) {
  const latest = searchesOf(entry).slice(-MOST_FAILURES);
  const isGivenUp = latest.length === MOST_FAILURES && latest.every(({ board }) => board === undefined);
  return fitting(entry).length < Number(values.boards) && !isGivenUp;
}

/** Counts the boards that a shape lacks, also those that are not within the seconds of its day. */
const lackedBy = (entry) => Math.max(0, Number(values.boards) - boardsOf(entry).length);

/** The board that the last search of a shape came near with, in a list; none where that one already went on from another. */
function nearestOf(entry) {
  const last = searchesOf(entry).at(-1);
  return last?.nearest === undefined || last.isContinued || last.distance > MOST_DISTANCE
    ? []
    : readBoard(entry, last.nearest);
}

/** One search after the other, each for the shape that had the fewest, so that the groups grow beside each other. */
function composeAll() {
  for (;;) {
    const [entry] = plan
      .filter(isOpen)
      .toSorted((one, other) => searchesOf(one).length - searchesOf(other).length)
      .toSorted((one, other) => lackedBy(other) - lackedBy(one));
    if (entry === undefined) return;
    const seed = 1 + 1_000_003 * (searchesOf(entry).length + 1) + 10_007 * entry.place;
    const searched = compose(entry, seed, nearestOf(entry));
    known.push(searched);
    appendFileSync(file, `${JSON.stringify(searched)}\n`);
  }
}

/** Numbers begin here, so that those of the groups can grow. */
const FIRST_NUMBER = { little: 10_000, daily: 20_000, tension: 30_000 };

/** The board of a search as it was composed, in a list. */
function readBoard({ group, name, ruleLine, shape }, board) {
  const rows = makeShape(shape).split('\n');
  return parseComposedBoards([`${group} ${name}`, ruleLine, ...rows, `0 ${board}`]);
}

/** True until the first of these boards has had its day; from then on none may be taken out. */
const isBeforeFirstDay = () =>
  new Date().toISOString().slice(0, FIRST_COMPOSED_DAY.length) < FIRST_COMPOSED_DAY;

const HEADS = {
  little:
    '; Boards that were composed for dates. What stands here never changes, and no board is taken out: past days are played again.',
  daily:
    '; Boards that were composed for dates. From their first day on none is taken out: past days are played again. former-daily.json has those that were before.',
  tension:
    '; Boards that were composed for the preset tension. What stands here never changes: codes and kept games name them.',
};

const fileOf = (name) => new URL(`../resources/composed/${name}.json`, import.meta.url);
const readBoards = (name) =>
  existsSync(fileOf(name)) ? parseComposedBoards(JSON.parse(readFileSync(fileOf(name), 'utf8'))) : [];

function writeFile(name, groups) {
  const before = readBoards(name);
  const isSame = (one) => (other) =>
    other.group === one.group && other.name === one.name && other.cells.join() === one.cells.join();
  const shapes = plan.filter(({ group }) => groups.includes(group));
  const chosen = shapes.map(chosenOf);
  const mayLeave = name === 'daily' && isBeforeFirstDay();
  const kept = before.flatMap((board) => {
    const again = chosen.flat().find(isSame(board));
    if (again === undefined) return mayLeave ? [] : [board];
    return [{ ...again, number: board.number }];
  });
  const lost = kept.find(
    ({ group, name }) => !shapes.some((entry) => entry.group === group && entry.name === name),
  );
  if (lost !== undefined)
    throw new Error(`${lost.group} ${lost.name} has boards that this plan would take out`);
  const most = Math.max(...chosen.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, turn) => chosen.flatMap((boards) => boards[turn] ?? []));
  const numbered = [...before, ...readBoards(`former-${name}`)];
  let next = Math.max(FIRST_NUMBER[name] - 1, ...numbered.map(({ number }) => number));
  const added = inTurn
    .flat()
    .filter((board) => !before.some(isSame(board)))
    .map((board) => ({ ...board, number: ++next }));
  const all = [...kept, ...added];
  const blocks = shapes.map(({ group, name, ruleLine, shape }) => [
    `${group} ${name}`,
    ruleLine,
    ...makeShape(shape).split('\n'),
    ...all.filter((each) => each.group === group && each.name === name).map(composedLine),
    '',
  ]);
  const head = [
    HEADS[name],
    '; scripts/compose-pool.mjs makes it; core/deal/composed-boards.ts says how it is read.',
    '',
  ];
  writeFileSync(fileOf(name), `${JSON.stringify([...head, ...blocks.flat()].slice(0, -1), null, 2)}\n`);
}

if (values.write)
  writeFile(ALONE.includes(values.group) ? values.group : 'daily', [
    ...new Set(plan.map(({ group }) => group)),
  ]);
else composeAll();
