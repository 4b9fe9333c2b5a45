// Writes the journey: resources/journey, a file a chapter, and resources/composed/journey.json with the boards of its
// levels. scripts/journey-plan.txt says which levels there are, scripts/journey-boards.jsonl what was composed for them
// (candidatesOf). Names and rules are those of the first edition, in resources/journey/first.
import { readFileSync, writeFileSync } from 'node:fs';
import { countSlots } from '../core/board/board.ts';
import { makeShape } from '../core/board/text.ts';
import { measureBoard } from '../core/coach/board-measure.ts';
import { composedLine, composedSeed, parseComposedBoards } from '../core/deal/composed-boards.ts';
import { measureLoss } from '../core/deal/measure.ts';
import { MEASURE_VERSION } from '../core/deal/measure-version.ts';
import { CHAPTER_IDS } from '../core/journey/chapter.ts';
import { makeChapter } from '../core/journey/chapter-text.ts';
import { firstJourneyChapters } from '../core/journey/first-edition.ts';
import { levelTemplate } from '../core/journey/journey-levels.ts';
import { lossPermilleOf } from '../core/solve/measured-share.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { readArguments } from './arguments.mjs';
import { readJourneyPlan } from './journey-plan.mjs';

readArguments(`node scripts/make-journey.mjs
  Writes resources/journey and resources/composed/journey.json from scripts/journey-boards.jsonl.`);

/** The time that an unhurried good player takes at the second try. */
const SECONDS_A_PAIR = 3;
const STAR_STEP = 15;
/** The games by which the stored figure is counted; tests/support/composed-figures.ts plays them again. */
const GAMES = { games: 1_000, seed: 5_000_011 };

/**
 * The edition that the levels have: boards that are replaced are kept under its name, for the games that were begun under its
 * rules. A change of any of them begins another edition, which has its own version of the mode's rules and the next name here.
 */
const EDITION = 'fourth-edition';
/** Searches that were made again aim above the bounds of the journey: what is off by no more than this, as of one figure, meets them. */
const NEAR_ENOUGH = 1;

const BOARDS = new URL('journey-boards.jsonl', import.meta.url);
const COMPOSED = new URL('../resources/composed/journey.json', import.meta.url);
const read = (file) => readFileSync(file, 'utf8');
const composed = read(BOARDS)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ cells, isHeldBack }) => cells !== undefined && isHeldBack !== true);
const before = parseComposedBoards(JSON.parse(read(COMPOSED)));
let next = Math.max(0, ...before.map(({ number }) => number));

/**
 * The boards of a level that are not held back for another edition, the one to take first: what was searched again with
 * the aims of today and came near enough, then what reached the aims of its time, then what came nearest.
 */
function candidatesOf({ id, shape }) {
  const isNear = ({ isAgain, distance }) => isAgain === true && distance <= NEAR_ENOUGH;
  return composed
    .filter((each) => each.id === id && each.cells.length === shape.marks.length)
    .toSorted(
      (one, other) =>
        Number(isNear(other)) - Number(isNear(one)) ||
        Number(other.reached) - Number(one.reached) ||
        one.distance - other.distance,
    );
}

/** The board of a level with its number: the one that it has had, where its tiles are the same. */
function boardOf(planned) {
  const { id, shape, rules } = planned;
  const [best] = candidatesOf(planned);
  if (best === undefined) throw new Error(`no board for ${id}`);
  const { cells, kinds, copies } = best;
  const known = before.find(({ name, cells: tiles }) => name === id && tiles.join() === cells.join());
  const number = known?.number ?? ++next;
  const { won } = known ?? measureBoard({ ...shape, cells }, rules, GAMES);
  return { number, won, filling: { kinds, copies }, cells };
}

function levelOf(planned) {
  const { id, name, shape, rules, mayTurn } = planned;
  const board = boardOf(planned);
  const counted = runToEnd(measureLoss({ ...shape, cells: board.cells }, rules, MEASURE_VERSION));
  const first = firstJourneyChapters()
    .flatMap(({ levels }) => levels)
    .find((level) => level.id === id);
  const firstTemplate = { templateHash: levelTemplate(first).hash, starSeconds: first.starSeconds };
  // A template that did not change keeps its time, since games on it are told apart by nothing else.
  const templateOf = (board) => {
    const { hash: templateHash } = levelTemplate({ ...board, name });
    if (templateHash === firstTemplate.templateHash) return firstTemplate;
    const pairs = countSlots(board.shape.marks) / 2;
    return { templateHash, starSeconds: Math.ceil((pairs * SECONDS_A_PAIR) / STAR_STEP) * STAR_STEP };
  };
  const { templateHash, starSeconds } = templateOf({ shape, mayTurn, rules, filling: board.filling });
  const replaced = before
    .filter((each) => each.name === id && each.number !== board.number)
    .toSorted((one, other) => one.number - other.number)
    .map(templateOf)
    .filter((former) => ![templateHash, firstTemplate.templateHash].includes(former.templateHash));
  const former = [...new Map([firstTemplate, ...replaced].map((each) => [each.templateHash, each])).values()];
  const level = {
    ...{ id, name, shape, mayTurn, rules, filling: board.filling, seed: composedSeed(board.number, 0) },
    ...{ dealerVersion: 3, lossPermille: lossPermilleOf(counted), measureVersion: MEASURE_VERSION },
    measured: { games: counted.games, lost: counted.lost },
    starSeconds,
    before: former,
  };
  return { level, board };
}

function blockOf(head, { rules, shape, mayTurn }, board) {
  const ruleLine = `gravity=${rules.gravity} border=${rules.border} turns=${rules.maxTurns}${mayTurn ? ' turned=yes' : ''}`;
  return [head, ruleLine, ...makeShape(shape).split('\n'), composedLine(board), ''];
}

const made = readJourneyPlan().map((planned) => ({ chapter: planned.chapter, ...levelOf(planned) }));
const numbers = new Set(made.map(({ board }) => board.number));
const former = before
  .filter(({ number }) => !numbers.has(number))
  .map((board) => (board.group === 'journey' ? { ...board, group: EDITION } : board));
if (former.length !== new Set(former.map(({ group, name }) => `${group} ${name}`)).size)
  throw new Error('a level that has another board once more needs an edition of the journey more');
const blocks = [
  ...made.map(({ level, board }) => blockOf(`journey ${level.id}`, level, board)),
  ...former.map((board) => blockOf(`${board.group} ${board.name}`, board, board)),
];
const head = [
  '; The boards of the levels of the journey, and those that levels had before. A number never gets another board: kept games and codes name it.',
  '; scripts/make-journey.mjs makes it; core/deal/composed-boards.ts says how it is read.',
  '',
];
writeFileSync(COMPOSED, `${JSON.stringify([...head, ...blocks.flat()].slice(0, -1), null, 2)}\n`);
for (const [place, { id, name }] of firstJourneyChapters().entries()) {
  const ofChapter = made.filter(({ chapter }) => chapter === id);
  // The first chapter grows by size, as it is planned; in the others what is won more often comes first, after the opener.
  const [opener, ...others] = ofChapter;
  const inOrder =
    place === 0 ? ofChapter : [opener, ...others.toSorted((one, other) => other.board.won - one.board.won)];
  const levels = inOrder.map(({ level }) => level);
  const lines = makeChapter({ id, name, levels }).trimEnd().split('\n');
  const file = new URL(`../resources/journey/${place + 1}-${id}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
}
if (made.length !== new Set(made.map(({ level }) => level.id)).size) throw new Error('a level twice');
console.log(`${made.length} levels in ${CHAPTER_IDS.length} chapters`);
