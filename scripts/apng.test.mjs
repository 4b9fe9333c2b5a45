import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { difference, makeApng } from './moving-picture/apng.mjs';

const [RED, BLUE, CLEAR] = [
  [200, 20, 20, 255],
  [20, 20, 200, 255],
  [0, 0, 0, 0],
];
const COLOURS = { r: RED, b: BLUE };
/** `rr/rb`: rows of pixels, each a letter. */
const draw = (rows) => Uint8Array.from([...rows.replaceAll('/', '')].flatMap((letter) => COLOURS[letter]));

function chunksOf(file) {
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

it('holds the first frame whole and then what changed', () => {
  const frames = [
    { pixels: draw('rrr/rrr'), ms: 80 },
    { pixels: draw('rrr/rbr'), ms: 90 },
    { pixels: draw('rrr/rbr'), ms: 100 },
    { pixels: draw('brr/rbr'), ms: 110 },
  ];
  const chunks = chunksOf(makeApng(frames, { width: 3, height: 2 }));
  expect(chunks.map(({ type }) => type).join(' ')).toBe('IHDR acTL fcTL IDAT fcTL fdAT fcTL fdAT IEND');
  expect(chunks[1].data.readUInt32BE(0)).toBe(3);
  const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data);
  // Number, width, height, left, top, then milliseconds over a thousand: the third frame made the second longer.
  expect(controls.map((data) => [0, 4, 8, 12, 16].map((at) => data.readUInt32BE(at)))).toEqual([
    [0, 3, 2, 0, 0],
    [1, 1, 1, 1, 1],
    [3, 1, 1, 0, 0],
  ]);
  expect(controls.map((data) => data.readUInt16BE(20))).toEqual([80, 190, 110]);
  const [changed] = chunks.filter(({ type }) => type === 'fdAT');
  expect(changed.data.readUInt32BE(0)).toBe(2);
  expect([...inflateSync(changed.data.subarray(4))].slice(1)).toEqual(BLUE);
});

it('leaves out within the box what stays, and what differs by less than the tolerance', () => {
  const shown = draw('rrr/rrr');
  const changed = difference(shown, draw('brr/rrb'), 3, 2, 0);
  expect(changed).toMatchObject({ left: 0, top: 0, width: 3, height: 2 });
  expect([...changed.pixels]).toEqual([BLUE, CLEAR, CLEAR, CLEAR, CLEAR, BLUE].flat());
  expect([...shown]).toEqual([...draw('brr/rrb')]);
  const nearly = Uint8Array.from(shown, (value) => Math.min(255, value + 3));
  expect(difference(shown, nearly, 3, 2, 3)).toBeNull();
  expect(difference(shown, nearly, 3, 2, 2)).not.toBeNull();
});
