import { describe, expect, it } from 'vitest';
import { regionOf } from './hint-view.ts';

describe('the region of a hint', () => {
  it.each([
    ['in the middle, one cell wider on each side', [35, 46], { x: 4, y: 2, width: 4, height: 4 }],
    ['in a corner, cut off by the edge', [0, 1], { x: 0, y: 0, width: 3, height: 2 }],
    ['over the whole board', [0, 79], { x: 0, y: 0, width: 10, height: 8 }],
    ['in whichever order the pair comes', [46, 35], { x: 4, y: 2, width: 4, height: 4 }],
  ] as const)('%s', (_, pair, box) => {
    expect(regionOf(pair, 10, 8)).toEqual({ type: 'region', ...box });
  });
});
