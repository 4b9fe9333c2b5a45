// Writes resources/coach/lessons.json: of each taught technique the three small boards of its lesson (see, try, choose), by the
// names of their drills. The smallest are taken whose losing pairs are explained most shortly; still and falling boards by turns.
// Beside it resources/coach/examples.json: the line by which the pair of each lesson's first board is joined.
import { readFileSync, writeFileSync } from 'node:fs';
import { countTiles } from '../core/board/board.ts';
import { syllabus } from '../core/coach/syllabus.ts';
import { candidatesOf } from '../core/review/puzzles/judged-link.ts';
import { positionName } from '../core/review/puzzles/position-name.ts';
import { parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { findLink } from '../core/rules/link.ts';
import { readArguments } from './arguments.mjs';

readArguments('node scripts/make-lessons.mjs');

const STEPS = 3;
/** More pairs to choose from are too many to be compared at a glance. */
const MOST_LEGAL = 6;

const fileOf = (name) => new URL(`../resources/${name}`, import.meta.url);
const techniquesOf = JSON.parse(readFileSync(fileOf('coach/drills.json'), 'utf8'));
const drills = parsePuzzles(readFileSync(fileOf('puzzles/drills.txt'), 'utf8')).value.map((puzzle) => ({
  puzzle,
  name: positionName(puzzle),
  legal: candidatesOf(puzzle).length,
}));
const size = ({ puzzle, legal, name }) =>
  countTiles(puzzle.board.cells) +
  2 * legal +
  techniquesOf[name].length +
  10 * Math.max(0, legal - MOST_LEGAL);
const sorted = drills.toSorted((one, other) => size(one) - size(other));

const used = new Set();
/** The rarest technique chooses first; they are written in the order of the table. */
const ids = [...new Set(syllabus().map(({ technique }) => technique))];
const count = (id) => drills.filter(({ name }) => techniquesOf[name].includes(id)).length;
const lessons = new Map();
for (const id of ids.toSorted((one, other) => count(one) - count(other))) {
  const boards = [];
  for (let step = 0; step < STEPS; step++) {
    const left = sorted.filter(({ name }) => techniquesOf[name].includes(id) && !used.has(name));
    const wantsStill = step % 2 === 0;
    const isWanted = ({ puzzle }) => (puzzle.rules.gravity === 'none') === wantsStill;
    const next = left.find(isWanted) ?? left[0];
    if (next === undefined) throw new Error(`no board for ${id}`);
    used.add(next.name);
    boards.push(next);
    console.log(
      id,
      step,
      next.name,
      next.puzzle.rules.gravity,
      next.legal,
      countTiles(next.puzzle.board.cells) / 2,
    );
  }
  lessons.set(id, boards);
}
const rows = ids.map((id) => `  "${id}": ${JSON.stringify(lessons.get(id).map(({ name }) => name))}`);
writeFileSync(fileOf('coach/lessons.json'), `{\n${rows.join(',\n')}\n}\n`);
const lineOf = ({ puzzle: { board, rules, answer } }) => findLink(board, rules, ...answer).line;
const examples = ids.map((id) => `  "${id}": ${JSON.stringify(lineOf(lessons.get(id)[0]))}`);
writeFileSync(fileOf('coach/examples.json'), `{\n${examples.join(',\n')}\n}\n`);
