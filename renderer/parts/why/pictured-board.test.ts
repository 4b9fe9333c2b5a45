import { expect, it } from 'vitest';
import { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { tilesOfSize } from './pictured-board.tsx';

it('paints small tiles anew where they would be scaled up, and once for a size', () => {
  const small = new TileAtlas(28, {} as never, []);
  const large = tilesOfSize(small, 62);
  expect(large.shape.cell).toBe(62);
  expect(tilesOfSize(small, 62)).toBe(large);
  expect(tilesOfSize(small, 60).shape.cell).toBe(60);
  expect(tilesOfSize(small, 20)).toBe(small);
});
