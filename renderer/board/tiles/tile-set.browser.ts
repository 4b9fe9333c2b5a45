import { expect, it } from 'vitest';
import { likeness, readSilhouette } from './likeness.ts';
import { loadTilePictures } from './tile-pictures.ts';
import { loadManifest } from './tile-sets.ts';

const SIDE = 24;
/** Two round faces of animals in one style score 0.85 and more; above this, players begin to mix tiles up. */
const MOST_ALIKE = 0.72;

it('has no two pictures that are alike without their colours', async () => {
  const { pictures } = await loadManifest('emoji');
  const silhouettes = (await loadTilePictures('emoji')).map(({ image }) => readPicture(image));
  const pairs = silhouettes.flatMap((a, first) =>
    silhouettes.slice(first + 1).map((b, rest) => ({
      names: [pictures[first]?.id, pictures[first + 1 + rest]?.id],
      alike: likeness(a, b),
    })),
  );
  expect(pairs.filter(({ alike }) => alike > MOST_ALIKE)).toEqual([]);
});

it('fills every tile: no picture is lost on its face', async () => {
  for (const { image } of await loadTilePictures('emoji')) {
    const { cover } = readPicture(image);
    expect(cover.reduce((sum, share) => sum + share, 0) / cover.length).toBeGreaterThan(0.12);
  }
});

function readPicture(picture: CanvasImageSource) {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return readSilhouette(SIDE, context.getImageData(0, 0, SIDE, SIDE).data);
}
