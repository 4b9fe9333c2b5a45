import { describe, expect, it } from 'vitest';
import type { Box } from '../controls.ts';
import { nextThatWay, type PadWay } from './next-that-way.ts';

/** A screen as text: a run of one letter is a control, over the rows in which it stands. A character is 10 by 20. */
function screen(...rows: readonly string[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.') continue;
      const before = boxes.get(letter) ?? { left: x * 10, top: y * 20, right: 0, bottom: 0 };
      boxes.set(letter, { ...before, right: Math.max(before.right, x * 10 + 10), bottom: y * 20 + 20 });
    }
  }
  return boxes;
}

function next(boxes: ReadonlyMap<string, Box>, from: string, way: PadWay): string | null {
  const others = [...boxes].filter(([letter]) => letter !== from);
  const start = boxes.get(from);
  if (start === undefined) throw new Error(`no control ${from}`);
  const index = nextThatWay(
    others.map(([, box]) => box),
    start,
    way,
  );
  return index === null ? null : (others[index]?.[0] ?? null);
}

const HOME = screen(
  'aa......bb.cc.dd',
  '................',
  'eeeeee..ffffffff',
  'eeeeee..gggggggg',
  'eeeeee..hhhhhhhh',
  '................',
  '....ii.jj.kk....',
);

describe('the next control', () => {
  it.each<[string, PadWay, string | null]>([
    ['a', 'right', 'b'],
    ['b', 'right', 'c'],
    ['d', 'right', null],
    ['a', 'down', 'e'],
    ['c', 'down', 'f'],
    ['e', 'right', 'g'],
    ['f', 'down', 'g'],
    ['h', 'down', 'k'],
    ['h', 'left', 'e'],
    ['k', 'left', 'j'],
    ['i', 'up', 'e'],
    ['j', 'up', 'h'],
    ['a', 'up', null],
    ['a', 'left', null],
  ])('from %s %s is %s', (from, way, to) => {
    expect(next(HOME, from, way)).toBe(to);
  });

  it('of two in one row is the nearer one, though its middle lies lower', () => {
    const boxes = screen('aa.bb.cc', '...bb.cc', '...bb...');
    expect(next(boxes, 'a', 'right')).toBe('b');
  });

  it('may lie on a larger one, and leads back to it', () => {
    const boxes = screen('aaaaaaaaaa', 'aaaaaaaaaa', 'a.bb..cc.a', 'aaaaaaaaaa');
    expect(next(boxes, 'a', 'right')).toBe('c');
    expect(next(boxes, 'c', 'left')).toBe('b');
    expect(next(boxes, 'b', 'right')).toBe('c');
    expect(next(boxes, 'b', 'up')).toBe('a');
  });

  it('of a ladder leads down and back up', () => {
    const boxes = screen('aaaa', '..bb', 'cc..', '...d');
    expect(['a', 'b', 'c'].map((letter) => next(boxes, letter, 'down'))).toEqual(['b', 'c', 'd']);
    expect(['d', 'c', 'b'].map((letter) => next(boxes, letter, 'up'))).toEqual(['b', 'b', 'a']);
  });

  it.each<[string, PadWay, string]>([
    ['b', 'right', 'c'],
    ['c', 'right', 'e'],
    ['e', 'left', 'c'],
    ['c', 'left', 'b'],
    ['b', 'up', 'a'],
    ['c', 'up', 'a'],
    ['a', 'right', 'd'],
  ])('of cards with buttons at their feet, from %s %s, is %s', (from, way, to) => {
    expect(next(screen('aaaaaaaa..dddddddd', 'b......c..e......f'), from, way)).toBe(to);
  });
});
