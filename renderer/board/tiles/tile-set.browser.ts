import { describe, expect, it } from 'vitest';
import { MAX_KINDS } from '../../../core/templates/limits.ts';
import { alikePairs } from '../../../tests/support/alike-pairs.ts';
import { COMPARED_SIDES, MOST_ALIKE } from '../likeness/likeness.ts';
import { readTiles } from '../likeness/tile-impressions.ts';
import { readPalette } from './palette.ts';
import { TileAtlas } from './tile-atlas.ts';
import { loadTilePictures } from './tile-pictures.ts';
import type { ListedTileSet } from './tile-set.ts';
import { DEFAULT_TILE_SET } from './tile-set.ts';
import { loadManifest, TILE_SET_IDS } from './tile-sets.ts';

/** Most kinds of a board that are all told apart easily, in whatever set. */
const EASY_KINDS = 36;
const EASY = 0.75;
/** Kinds of the large and calm boards, which are told apart at a glance. */
const CALM_KINDS = 16;
const AT_A_GLANCE = 0.65;
/** Only ends what hangs: a set of 48 has 1,128 pairs, compared by four visions. */
const PATIENCE_MS = 300_000;

describe.each(TILE_SET_IDS)('the tile set %s', (id) => {
  it.each(COMPARED_SIDES)(
    'has no two tiles that are alike at %i pixels, without colours or with two cones',
    async (side) => {
      const [set, pictures] = await Promise.all([loadManifest(id), loadTilePictures(id)]);
      expect(pictures).toHaveLength(MAX_KINDS);
      const tiles = readTiles(pictures, side, readPalette(document.body));
      const pairs = alikePairs(tiles, AT_A_GLANCE);
      const most = set.mostAlike ?? MOST_ALIKE;
      expect(
        await named(
          set,
          pairs.filter(({ alike }) => alike > most),
        ),
      ).toEqual([]);
      const easy = pairs.filter(({ pair, alike }) => Math.max(...pair) < EASY_KINDS && alike > EASY);
      expect(await named(set, easy)).toEqual([]);
      const calm = pairs.filter(({ pair, alike }) => Math.max(...pair) < CALM_KINDS && alike > AT_A_GLANCE);
      expect(await named(set, calm)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(['light', 'dark'])('has a picture on every tile, on %s paper', async (theme) => {
    document.documentElement.style.colorScheme = theme;
    const pictures = await loadTilePictures(id);
    const atlas = new TileAtlas(SIDE, readPalette(document.body), pictures);
    for (const [index, { style }] of pictures.entries()) {
      const [tile, blank] = [atlas.tile(index + 1), atlas.blank(style)].map(pixelsOf);
      expect(changedShare(tile ?? [], blank ?? []), `kind ${index + 1}`).toBeGreaterThan(0.03);
    }
  });
});

const SIDE = 48;

function pixelsOf(sprite: OffscreenCanvas) {
  const context = sprite.getContext('2d');
  if (context === null) throw new Error('No canvas');
  return context.getImageData(0, 0, sprite.width, sprite.height).data;
}

/** The share of pixels that differ clearly. */
function changedShare(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    const difference = [0, 1, 2].map((channel) =>
      Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
    );
    if (Math.max(...difference) > 40) changed++;
  }
  return changed / (one.length / 4);
}

async function named({ pictures }: ListedTileSet, pairs: ReturnType<typeof alikePairs>): Promise<string[]> {
  const filler = (await loadManifest(DEFAULT_TILE_SET)).pictures;
  const nameOf = (index: number) => (pictures[index] ?? filler[index])?.id;
  return pairs.map(({ pair, alike }) => `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${alike.toFixed(3)}`);
}
