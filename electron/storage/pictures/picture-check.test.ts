import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PngChunk } from '../../../core/templates/file/png-chunks.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession } from '../../../tests/reliability/support/session.ts';
import { exportText, importText } from '../../../tests/support/export-import.ts';
import { type MadePng, madePng } from '../../../tests/support/made-png.ts';
import {
  animatedWebp,
  cutAfter,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  PLAIN_WEBP,
  webpOfSides,
} from '../../../tests/support/own-pictures.ts';
import { pictureFault } from './picture-check.ts';
import { addPictureRow } from './pictures-table.ts';

const PNG = madePng();
/** Gray at one bit, in the seven passes of an interlaced picture of 5 × 3: rows of 1, 1, 1, 2, 1 and 1 pixels… */
const INTERLACED = madePng({
  ...{ width: 5, height: 3, depth: 1, colourType: 0, interlace: 1 },
  pixels: new Uint8Array(2 * (1 + 1 + 1 + 2 + 1 + 1 + 0)).fill(0),
});

type Chunks = readonly PngChunk[];
/** Calls `change` with the chunks of a picture, none of which is missing. */
function changed(made: MadePng, change: (chunks: Chunks) => readonly (PngChunk | undefined)[]): string {
  return madePng({ ...made, change: (chunks) => change(chunks).filter((each) => each !== undefined) });
}
const withPalette = (
  colours: number,
  change: (chunks: Chunks) => readonly (PngChunk | undefined)[] = (all) => all,
) =>
  changed({ colourType: 3, pixels: new Uint8Array(16 * 17) }, ([header, ...rest]) =>
    change(
      [header, { name: 'PLTE', data: new Uint8Array(3 * colours) }, ...rest].filter(
        (each) => each !== undefined,
      ),
    ),
  );
const withChunk = (name: string, data: readonly number[] = [0, 0, 0, 0]) =>
  changed({}, ([header, ...rest]) => [header, { name, data: Uint8Array.from(data) }, ...rest]);
const partedByText = () =>
  changed({}, ([header, pixels, end]) => [
    header,
    pixels && { name: 'IDAT', data: pixels.data.subarray(0, 9) },
    { name: 'tEXt', data: new Uint8Array(4) },
    pixels && { name: 'IDAT', data: pixels.data.subarray(9) },
    end,
  ]);

const SOUND: Readonly<Record<string, string>> = {
  png: PNG,
  'an interlaced png': INTERLACED,
  'a png with a palette': withPalette(1),
  'a png with a palette of 256 colours': withPalette(256),
  'a png with a chunk that may be passed over': withChunk('abCd'),
  'the largest png': madePng({ width: 512, height: 512 }),
  'a lossy webp': LOSSY_WEBP,
  'a lossless webp': LOSSLESS_WEBP,
  'a webp of a frame alone': PLAIN_WEBP,
  'an animated webp': animatedWebp(),
};

const without = (name: string) =>
  madePng({ change: (chunks) => chunks.filter((chunk) => chunk.name !== name) });
const quarters = (name: string, picture: string) =>
  [0.1, 1, 2, 3, 3.9].map((part): [string, string, string] => [
    `${name} after ${part} quarters`,
    cutAfter(picture, part),
    'not whole',
  ]);

const FAULTY: readonly (readonly [what: string, data: string, fault: string])[] = [
  ...quarters('a png cut off', PNG),
  ...quarters('a lossy webp cut off', LOSSY_WEBP),
  ...quarters('a lossless webp cut off', LOSSLESS_WEBP),
  ...quarters('a plain webp cut off', PLAIN_WEBP),
  ...quarters('an animated webp cut off', animatedWebp()),
  ['a png of no pixels', madePng({ width: 0, height: 0, pixels: new Uint8Array() }), 'empty'],
  ['a png of no height', madePng({ height: 0, pixels: new Uint8Array() }), 'empty'],
  [
    'a png of 24,000 pixels square',
    madePng({ width: 24_000, height: 24_000, pixels: new Uint8Array(100) }),
    'too large',
  ],
  ['a png that is one pixel too wide', madePng({ width: 513, height: 1 }), 'too large'],
  ['a webp of 16,000 pixels square', webpOfSides(16_000, 16_000), 'too large'],
  ['a png whose pixels are fewer than it says', madePng({ pixels: new Uint8Array(100) }), 'not whole'],
  ['a png whose pixels are more than it says', madePng({ pixels: new Uint8Array(5_000) }), 'not whole'],
  ['a png that unpacks to gigabytes', madePng({ pixels: new Uint8Array(1 << 26) }), 'not whole'],
  ['a png with an unknown filter', madePng({ pixels: new Uint8Array(16 * 65).fill(9) }), 'not whole'],
  ['a png of an unknown colour type', madePng({ colourType: 5 }), 'not whole'],
  ['a png of an unknown depth', madePng({ depth: 7 }), 'not whole'],
  [
    'a png with a palette that it lacks',
    madePng({ colourType: 3, pixels: new Uint8Array(16 * 17) }),
    'not whole',
  ],
  ['a png whose palette has no colours', withPalette(0), 'not whole'],
  ['a png whose palette has too many colours', withPalette(257), 'not whole'],
  [
    'a png whose palette comes after its pixels',
    withPalette(1, ([header, palette, pixels, end]) => [header, pixels, palette, end]),
    'not whole',
  ],
  [
    'a png with two palettes',
    withPalette(1, ([header, palette, ...rest]) => [header, palette, palette, ...rest]),
    'not whole',
  ],
  ['a png with two headers', withPalette(1, ([header, ...rest]) => [header, header, ...rest]), 'not whole'],
  [
    'a png that ends before its pixels',
    withPalette(1, ([a, b, pixels, end]) => [a, b, end, pixels]),
    'not whole',
  ],
  ['a png with a chunk that every decoder must know', withChunk('ABCD'), 'not whole'],
  ['a png whose pixels are parted by a text', partedByText(), 'not whole'],
  ['a png of an animation without frames', withChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), 'not whole'],
  ...['IHDR', 'IDAT', 'IEND'].map((name) => [`a png without ${name}`, without(name), 'not whole'] as const),
  ['a png with a changed byte', PNG.replace(/.{8}$/, 'AAAAAAAA'), 'not whole'],
  ['a signature alone', 'iVBORw0KGgo=', 'not whole'],
  ['an empty webp', 'UklGRgQAAABXRUJQ', 'not whole'],
  ['another RIFF', 'UklGRgQAAABXQVZF', 'not whole'],
];

describe('a picture', () => {
  it.each(Object.entries(SOUND))('that is %s can be shown', (_what, data) => {
    expect(pictureFault(data)).toBeNull();
  });

  it.each(FAULTY)('that is %s cannot', (_what, data, fault) => {
    expect(pictureFault(data)).toBe(fault);
  });
});

describe('a picture that cannot be shown', () => {
  const row = (n: number, data: string) => ({ id: `picture-${n}`, name: `Picture ${n}`, data, addedAt: n });
  const refused = FAULTY.map(([, data]) => data).filter((data) => data.length > 12);
  /** As many as there may be, of which the first and the last can be shown. */
  const mixed = [PNG, ...refused.slice(-45), LOSSY_WEBP];

  async function within(use: (open: (name: string) => ReturnType<typeof openSession>) => Promise<void>) {
    const folder = makeFolder();
    await use((name) => openSession({ path: join(folder, `${name}.sqlite`), now: () => 5 }));
    dropFolder(folder);
  }

  it('is refused when a window adds it', () =>
    within(async (open) => {
      const session = open('here');
      for (const [n, data] of mixed.entries())
        await session.ask('pictures.add', { id: `picture-${n}`, name: 'x', data });
      const kept = await session.tell('pictures.list', null);
      expect(kept.map(({ id }) => id)).toEqual(['picture-0', `picture-${mixed.length - 1}`]);
      session.close();
    }));

  it('that was kept before is listed as such, in its place, after a restart too', () =>
    within(async (open) => {
      let session = open('here');
      for (const [n, data] of mixed.entries()) addPictureRow(session.storage.database, row(n, data));
      session.close();
      session = open('here');
      expect(session.storage.state).toEqual({ kind: 'ready' });
      const kept = await session.tell('pictures.list', null);
      expect(kept.map(({ id }) => id)).toEqual(mixed.map((_, n) => `picture-${n}`));
      const sound = kept.filter(({ isUnshowable }) => isUnshowable === undefined).map(({ id }) => id);
      expect(sound).toEqual(['picture-0', `picture-${mixed.length - 1}`]);
      session.close();
    }));

  it('is left out of an import, which says so', () =>
    within(async (open) => {
      const [here, there] = [open('here'), open('there')];
      for (const [n, data] of mixed.entries()) addPictureRow(here.storage.database, row(n, data));
      const text = exportText(here.storage.database, '1.0.0', 5);
      for (const counts of [
        { added: 2, known: 0 },
        { added: 0, known: 2 },
      ]) {
        const imported = importText(there.storage.database, text, 6);
        expect(imported).toMatchObject({
          ok: true,
          value: { pictures: { ...counts, unshown: mixed.length - 2, full: 0 } },
        });
      }
      expect(await there.tell('pictures.list', null)).toHaveLength(2);
      here.close();
      there.close();
    }));
});
