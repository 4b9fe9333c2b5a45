// Counts the games of twenty small boards by the plain rules, for each gravity that tests/fixtures/perft.jsonl has no counts of,
// and adds them to it: `node scripts/make-perft.mjs`. The counts of a gravity never change once they stand there.
import { appendFileSync, readFileSync } from 'node:fs';
import { SLOT, WALL } from '../core/board/board.ts';
import { createRandom } from '../core/random.ts';
import { perft } from '../core/rules/perft.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../core/rules/rules.ts';
import { readArguments } from './arguments.mjs';

readArguments('node scripts/make-perft.mjs');

const FILE = new URL('../tests/fixtures/perft.jsonl', import.meta.url);
const BOARDS = 20;
const DEPTH = 4;
/** Counting a board stops at the first length with more games than this. */
const MOST_GAMES = 20_000;
/** Shares of the cells of a board that are walls, gaps and emptied slots. */
const [WALLS, GAPS, EMPTIED] = [0.06, 0.06, 0.2];

const known = new Set(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).gravity),
);
for (const [place, gravity] of GRAVITIES.entries()) {
  if (known.has(gravity)) continue;
  const random = createRandom(place);
  const vectors = [];
  while (vectors.length < BOARDS) {
    const vector = vectorOf(random, gravity);
    if (vector.perft[0] > 0) vectors.push(vector);
  }
  appendFileSync(FILE, vectors.map((vector) => `${JSON.stringify(vector)}\n`).join(''));
  console.log(`${gravity}: ${BOARDS} boards`);
}

function vectorOf(random, gravity) {
  const [width, height] = [3 + random.below(5), 3 + random.below(3)];
  const template = Array.from({ length: width * height }, () => {
    const share = random.below(1_000) / 1_000;
    if (share < WALLS) return WALL;
    return share < WALLS + GAPS ? 0 : SLOT;
  });
  const kinds = 2 + random.below(4);
  const cells = template.map((mark) => {
    if (mark !== SLOT) return mark === WALL ? WALL : 0;
    return random.below(1_000) / 1_000 < EMPTIED ? 0 : 1 + random.below(kinds);
  });
  const border = BORDERS[random.below(BORDERS.length)];
  const maxTurns = TURN_LIMITS[random.below(TURN_LIMITS.length)];
  const board = { width, height, marks: template, cells };
  const counts = perft(board, { maxTurns, border, gravity }, DEPTH);
  const end = counts.findIndex((count) => count > MOST_GAMES);
  return {
    width,
    height,
    template,
    cells,
    border,
    maxTurns,
    gravity,
    perft: counts.slice(0, end + 1 || DEPTH),
  };
}
