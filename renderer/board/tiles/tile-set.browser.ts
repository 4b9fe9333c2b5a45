import { expect, it } from 'vitest';
import { likeness, readSilhouette } from './likeness.ts';
import { loadTilePictures } from './tile-pictures.ts';
import { TILE_PICTURES } from './tile-set.ts';

const SIDE = 24;
/** Two round faces of animals in one style score 0.85 and more; above this, players begin to mix tiles up. */
const MOST_ALIKE = 0.72;

it('has no two pictures that are alike without their colours', async () => {
  const silhouettes = (await loadTilePictures()).map(readPicture);
  const pairs = silhouettes.flatMap((a, first) =>
    silhouettes.slice(first + 1).map((b, rest) => ({
      names: [TILE_PICTURES[first]?.id, TILE_PICTURES[first + 1 + rest]?.id],
      alike: likeness(a, b),
    })),
  );
  expect(pairs.filter(({ alike }) => alike > MOST_ALIKE)).toEqual([]);
});

it('fills every tile: no picture is lost on its face', async () => {
  for (const picture of await loadTilePictures()) {
    const { cover } = readPicture(picture);
    expect(cover.reduce((sum, share) => sum + share, 0) / cover.length, picture.alt).toBeGreaterThan(0.12);
  }
});

function readPicture(picture: CanvasImageSource) {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return readSilhouette(SIDE, context.getImageData(0, 0, SIDE, SIDE).data);
}
