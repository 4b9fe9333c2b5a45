// Writes resources/puzzles/drills.txt and resources/coach/drills.json: drills for every technique on the grounds on which it is
// taught, and which techniques find the move of each. The same on every machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { seekDrills } from '../core/coach/drills.ts';
import { syllabus } from '../core/coach/syllabus.ts';
import { createRandom } from '../core/random.ts';
import { PuzzleCollection } from '../core/review/puzzles/deal-puzzles.ts';
import { positionName } from '../core/review/puzzles/position-name.ts';
import { makePuzzle, parsePuzzles } from '../core/review/puzzles/puzzle-text.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const USAGE = `node scripts/make-drills.mjs [--each=N] [--most=N]
  --each  drills for each technique on each of its grounds (24)
  --most  boards looked at for one ground (60000)`;
const { values } = readArguments(USAGE, {
  options: {
    each: { type: 'string', default: '24', ...WHOLE_NUMBER },
    most: { type: 'string', default: '60000', ...WHOLE_NUMBER },
  },
});
const [each, most] = [Number(values.each), Number(values.most)];
const fileOf = (name) => new URL(`../resources/${name}`, import.meta.url);
const SEED = 2_600_001;
const SEED_STEP = 0x9e3779b1;

const collection = new PuzzleCollection();
for (const set of ['first-steps', 'only-moves'])
  for (const puzzle of parsePuzzles(readFileSync(fileOf(`puzzles/${set}.txt`), 'utf8')).value)
    collection.add(puzzle);

const taught = Map.groupBy(syllabus(), ({ ground }) => ground);
const drills = [];
for (const [at, [ground, techniques]] of [...taught].entries()) {
  const wanted = new Map(techniques.map(({ technique }) => [technique, each]));
  for (let board = 0; board < most && [...wanted.values()].some((left) => left > 0); board++) {
    const random = createRandom(Math.imul(SEED + at, SEED_STEP) + board);
    for (const drill of runToEnd(seekDrills(ground, random))) {
      const isWanted = drill.techniques.some((technique) => (wanted.get(technique) ?? 0) > 0);
      if (!isWanted || !collection.add(drill)) continue;
      for (const technique of drill.techniques) wanted.set(technique, (wanted.get(technique) ?? 0) - 1);
      drills.push({ ground, drill });
      break; // the positions of one game are alike
    }
  }
  console.log(ground, drills.length, JSON.stringify(Object.fromEntries(wanted)));
}

const rank = ({ drill: { grade, board } }) => grade * 1_000 + board.cells.filter((kind) => kind > 0).length;
const sorted = drills.toSorted((one, other) => rank(one) - rank(other));
const heading = `; Positions in which one pair alone keeps the game winnable and a taught technique finds it, by grade. Made by
; scripts/make-drills.mjs; ../coach/drills.json says which techniques.
`;
writeFileSync(
  fileOf('puzzles/drills.txt'),
  `${heading}\n${sorted.map(({ drill }) => makePuzzle(drill)).join('\n\n')}\n`,
);
const rows = sorted.map(({ drill }) => `  "${positionName(drill)}": ${JSON.stringify(drill.techniques)}`);
writeFileSync(fileOf('coach/drills.json'), `{\n${rows.join(',\n')}\n}\n`);
