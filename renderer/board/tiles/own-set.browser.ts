import { expect, it } from 'vitest';
import type { KeptPicture } from '../../../core/contract/pictures.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';
import {
  animatedWebp,
  cutAfter,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  overwrittenFrom,
  PLAIN_WEBP,
} from '../../../tests/support/own-pictures.ts';
import { registerOwnSet } from './own-set.ts';
import { readPalette } from './palette.ts';
import { TileAtlas } from './tile-atlas.ts';
import { loadTilePictures } from './tile-pictures.ts';
import { DEFAULT_TILE_SET } from './tile-set.ts';
import { loadManifest, loadPictureNames } from './tile-sets.ts';

const SOUND = [LOSSY_WEBP, LOSSLESS_WEBP, PLAIN_WEBP, animatedWebp()];
const FAULTY = [
  ...[1, 2, 3].flatMap((part) => SOUND.map((data) => cutAfter(data, part))),
  // Of a head that promises a picture, and pixels that are none.
  ...[PLAIN_WEBP, LOSSLESS_WEBP].map((data) => overwrittenFrom(data, 44)),
  // Of no pixels, of another type, no base64, nothing at all.
  'iVBORw0KGgoAAAANSUhEUgAAAAAAAAAACAYAAAA=',
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
  'UklGR*',
  '',
];

const picture = (data: string, index: number): KeptPicture => ({
  id: `own-${index}`,
  name: `Own ${index}`,
  data,
});

/** Registers pictures and answers with what a board shows, and by which names. */
async function shown(pictures: readonly KeptPicture[]) {
  const id = registerOwnSet(pictures);
  const [tiles, names] = await Promise.all([loadTilePictures(id), loadPictureNames(id)]);
  const atlas = new TileAtlas(32, readPalette(document.body), tiles);
  for (let kind = 1; kind <= MAX_KINDS; kind++) atlas.tile(kind);
  return { tiles, names: names.map(({ en }) => en) };
}

async function lent() {
  const { pictures } = await loadManifest(DEFAULT_TILE_SET);
  return { tiles: await loadTilePictures(DEFAULT_TILE_SET), names: pictures.map(({ names }) => names.en) };
}

it('shows each sound picture and lends one for each other, by whose name it is called', async () => {
  const pictures = [...FAULTY, ...SOUND].map(picture);
  const { tiles, names } = await shown(pictures);
  const filler = await lent();
  expect(tiles).toHaveLength(MAX_KINDS);
  expect(names).toHaveLength(MAX_KINDS);
  for (const [index, tile] of tiles.entries()) {
    const isOwn = index >= FAULTY.length && index < pictures.length;
    expect(tile.style, `kind ${index + 1}`).toBe(isOwn ? 'printed' : filler.tiles[index]?.style);
    expect(tile.image === filler.tiles[index]?.image, `kind ${index + 1}`).toBe(!isOwn);
    expect(names[index]).toBe(isOwn ? pictures[index]?.name : filler.names[index]);
  }
});

it('shows the default set where no picture is sound', async () => {
  const { tiles } = await shown(FAULTY.map(picture));
  expect(tiles).toEqual((await lent()).tiles);
});

it('decodes none that storage calls unshowable', async () => {
  const { tiles } = await shown([{ ...picture(LOSSY_WEBP, 0), isUnshowable: true }]);
  expect(tiles).toEqual((await lent()).tiles);
});
