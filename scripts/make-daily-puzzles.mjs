// Writes resources/puzzles/days.txt: a study for each day of 52 weeks, Monday gentle to Sunday fierce; every second one without
// gravity. They are unlike the shipped studies and each other. The same on every machine; what stands there never changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRandom, pick } from '../core/random.ts';
import { PuzzleCollection } from '../core/review/puzzles/deal-puzzles.ts';
import { makePuzzle, parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { PUZZLE_SHAPES } from '../core/review/puzzles/shapes.ts';
import { seekStudy } from '../core/review/puzzles/study.ts';
import { GRAVITIES } from '../core/rules/rules.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { readArguments } from './arguments.mjs';

readArguments('node scripts/make-daily-puzzles.mjs');

const WEEKS = 52;
/** The grade of each weekday, Monday first. */
const GRADES = [1, 1, 2, 3, 3, 4, 5];
const SEED = 2_600_027;
const SEED_STEP = 0x9e3779b1;

const fileOf = (name) => new URL(`../resources/puzzles/${name}.txt`, import.meta.url);
const collection = new PuzzleCollection();
for (const study of parsePuzzles(readFileSync(fileOf('studies'), 'utf8')).value) collection.add(study);

let board = 0;
/** The next study of a grade, with gravity or without. */
function nextStudy(grade, isStill) {
  for (;;) {
    const seed = Math.imul(SEED, SEED_STEP) + board++;
    // The stream draws a shape and then the gravity; a board under other rules is not dealt at all.
    const drawn = createRandom(seed);
    pick(drawn, PUZZLE_SHAPES);
    if ((pick(drawn, GRAVITIES) === 'none') !== isStill) continue;
    const study = runToEnd(seekStudy(createRandom(seed), grade));
    if (study !== null && collection.add(study)) return study;
  }
}

const studies = Array.from({ length: WEEKS * GRADES.length }, (_, day) =>
  nextStudy(GRADES[day % GRADES.length], day % 2 === 0),
);
const heading = `; The daily puzzles: a study a day, from a Monday on, again from the first one after ${studies.length} days. Made by
; scripts/make-daily-puzzles.mjs; none of them ever changes, as a date has its puzzle for everyone.
`;
writeFileSync(fileOf('days'), `${heading}\n${studies.map((study) => makePuzzle(study)).join('\n\n')}\n`);
