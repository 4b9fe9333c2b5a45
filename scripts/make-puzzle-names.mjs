// Writes resources/puzzles/only-move-names.json: grade and name of each puzzle of only-moves.txt, for the storage, which hands
// the puzzles of streaks and storms out by name.
import { readFileSync, writeFileSync } from 'node:fs';
import { positionName } from '../core/review/puzzles/position-name.ts';
import { parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { readArguments } from './arguments.mjs';

readArguments('node scripts/make-puzzle-names.mjs');

const fileOf = (name) => new URL(`../resources/puzzles/${name}`, import.meta.url);
const puzzles = parsePuzzles(readFileSync(fileOf('only-moves.txt'), 'utf8'));
if (!puzzles.ok) throw new Error(`line ${puzzles.error.line}: a bad ${puzzles.error.part}`);
const lines = puzzles.value.map((puzzle) => `${puzzle.grade} ${positionName(puzzle)}`);
writeFileSync(fileOf('only-move-names.json'), `${JSON.stringify(lines, null, 2)}\n`);
