import { describe, expect, it } from 'vitest';
import { SLOT } from '../../../../core/board/board.ts';
import { checkTemplate } from '../../../../core/templates/check.ts';
import { type StageSize, stageShape, stageTemplate } from './stage-shape.ts';

/** Mahjong has the fewest pictures of all tile sets. */
const FEWEST_PICTURES = 42;

describe.each<StageSize>(['small', 'middle', 'large'])('the %s stage', (size) => {
  it('is a template that can be dealt', () => {
    expect(checkTemplate(stageTemplate(size))).toEqual([]);
  });

  it('is filled to the last slot with pictures that every set has', () => {
    const { filling, marks } = stageTemplate(size);
    expect(filling.kinds * filling.copies).toBe(marks.filter((mark) => mark === SLOT).length);
    expect(filling.kinds).toBeLessThanOrEqual(FEWEST_PICTURES);
  });

  it('is round: the same from every side', () => {
    const { width, height, marks } = stageShape(size);
    const turned = marks.map((_, cell) => marks[(cell % width) * height + Math.floor(cell / width)]);
    expect(turned).toEqual(marks);
    expect(marks.toReversed()).toEqual(marks);
  });
});
