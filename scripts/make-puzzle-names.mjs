// Writes resources/puzzles/only-move-names.json and streak-names.json, by which the storage hands out the puzzles of streaks and
// storms: grade and name of each puzzle of only-moves.txt, and of these and of the drills grade, stage of a streak and name.
import { readFileSync, writeFileSync } from 'node:fs';
import { positionName } from '../core/review/puzzles/position-name.ts';
import { parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { stageOf } from '../core/review/puzzles/run-order.ts';
import { readArguments } from './arguments.mjs';

readArguments('node scripts/make-puzzle-names.mjs');

const fileOf = (name) => new URL(`../resources/puzzles/${name}`, import.meta.url);
function puzzlesOf(set) {
  const puzzles = parsePuzzles(readFileSync(fileOf(`${set}.txt`), 'utf8'));
  if (!puzzles.ok) throw new Error(`${set}, line ${puzzles.error.line}: a bad ${puzzles.error.part}`);
  return puzzles.value;
}
const write = (name, lines) => writeFileSync(fileOf(name), `${JSON.stringify(lines, null, 2)}\n`);

const onlyMoves = puzzlesOf('only-moves');
write(
  'only-move-names.json',
  onlyMoves.map((puzzle) => `${puzzle.grade} ${positionName(puzzle)}`),
);
write(
  'streak-names.json',
  [...onlyMoves, ...puzzlesOf('drills')].map(
    (puzzle) => `${puzzle.grade} ${stageOf(puzzle.rules)} ${positionName(puzzle)}`,
  ),
);
