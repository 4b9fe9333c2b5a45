import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Covered, placeWords, SPOKEN_OF } from './words-place.ts';

const CELL = 40;
const WORDS = { width: 100, height: 24 };

/**
 * Reads a board of cells of 40 px: `x` is a tile, `o` the second tile of the pair, `#` a tile of the way and `-` the way where it is
 * empty.
 */
function read(rows: readonly string[]) {
  const covered: Covered[] = [];
  let tile = { x: 0, y: 0, width: CELL, height: CELL };
  for (const [row, text] of rows.entries())
    for (const [column, sign] of [...text].entries()) {
      const cell = { x: column * CELL, y: row * CELL, width: CELL, height: CELL };
      if (sign === 'o') tile = cell;
      if ('xo#'.includes(sign)) covered.push({ ...cell, weight: 1 });
      if ('#-'.includes(sign)) covered.push({ ...cell, weight: 100 });
    }
  const room = { width: CELL * (rows[0]?.length ?? 0), height: CELL * rows.length };
  return placeWords([tile], WORDS, room, covered);
}

it.each([
  ['above the upper row, outside the board', ['.......', 'xxxoxxx', 'xxxxxxx'], 'above'],
  ['below the lower row', ['xxxxxxx', 'xxxoxxx', '.......'], 'below'],
  ['on emptied cells at its side', ['xxxxxxxx', 'xxxxo...', 'xxxxxxxx'], 'right'],
  ['on emptied cells at its other side', ['xxxxxxxx', '...oxxxx', 'xxxxxxxx'], 'left'],
  ['off a board that leaves no room for them', ['.......', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx'], 'apart'],
  ['below it where the way comes from above', ['.#-----.', '...xo--.', '........', '........'], 'below'],
] as const)('words stand %s', (_, rows, side) => {
  expect(read(rows).side).toBe(side);
});

it('words over a tile at the edge keep a margin in the room, and their point stays at the tile', () => {
  expect(read(['.......', 'oxxxxxx'])).toEqual({ side: 'above', left: 8, top: 8, point: 15 });
  expect(read(['.......', 'xxxxxxo'])).toEqual({ side: 'above', left: 172, top: 8, point: 85 });
});

it.each([
  [
    'in the nearest gap',
    ['xxxxxxx', 'xxxoxxx', 'xxxxxxx', '...xxxx', 'xxxxxxx'],
    { left: 24, top: 3 * CELL },
  ],
  ['off the board', ['xxxxxxx', 'xxxoxxx', 'xxxxxxx', '.......', '.......'], { left: 88, top: 3 * CELL }],
  [
    'below a room that the pair and the way fill',
    ['#######', '###o###', '#######'],
    { left: 90, top: 3 * CELL + 8 },
  ],
])('words that find no place beside their tile stand %s', (_, rows, place) => {
  expect(read(rows)).toEqual({ side: 'apart', point: 0, ...place });
});

it.each([
  ['above it', ['xxxxxxx', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx'], 'above'],
  ['below it, off the way', ['xxx-xxx', 'xxx-xxx', 'xxxoxxx', 'xxxxxxx', 'xxxxxxx'], 'below'],
  ['there, where the next gap is far', ['xxxxxxx', 'xxxoxxx', 'xxxxxxx', 'xxxxxxx', '.......'], 'above'],
] as const)('words lie over tiles beside theirs that they do not speak of: %s', (_, rows, side) => {
  expect(read(rows).side).toBe(side);
});

it('words shift along the edge of their tile to cover less', () => {
  // To the right of the tile the row above is full.
  expect(read(['.....xx', 'xxxxoxx'])).toMatchObject({ side: 'above', left: 4 * CELL + 20 - 78, point: 78 });
});

it('words cover nothing that they speak of, and stand in the width of the room', () => {
  const whole = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(
      whole,
      whole,
      whole,
      whole,
      fc.array(fc.tuple(whole, whole)),
      (x, y, right, below, others) => {
        const tile = { x, y, width: CELL, height: CELL };
        const room = { width: x + CELL + right, height: y + CELL + below };
        fc.pre(room.width >= WORDS.width);
        const tiles = [[x, y] as const, ...others].map(([left, top]) => ({
          x: left,
          y: top,
          width: CELL,
          height: CELL,
        }));
        const inRoom = tiles.filter((each) => each.x + CELL <= room.width && each.y + CELL <= room.height);
        const { left, top } = placeWords(
          [tile],
          WORDS,
          room,
          inRoom.map((each) => ({ ...each, weight: SPOKEN_OF })),
        );
        expect(Math.min(left, room.width - left - WORDS.width)).toBeGreaterThanOrEqual(
          Math.min(8, (room.width - WORDS.width) / 2),
        );
        for (const each of inRoom) {
          const across = Math.min(left + WORDS.width, each.x + CELL) - Math.max(left, each.x);
          const down = Math.min(top + WORDS.height, each.y + CELL) - Math.max(top, each.y);
          expect(Math.max(0, across) * Math.max(0, down)).toBeLessThanOrEqual(0.1 * CELL * CELL);
        }
      },
    ),
  );
});

it('goes to a second tile where nothing beside the first is free', () => {
  const tiles = [CELL, 4 * CELL].map((y) => ({ x: 3 * CELL, y, width: CELL, height: CELL }));
  const room = { width: 7 * CELL, height: 6 * CELL };
  const covered = [{ x: 0, y: 0, width: room.width, height: 3 * CELL, weight: 50 }];
  expect(placeWords(tiles, WORDS, room, covered)).toMatchObject({ side: 'above', top: expect.any(Number) });
});
