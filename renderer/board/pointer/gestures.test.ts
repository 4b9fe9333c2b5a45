import { describe, expect, it } from 'vitest';
import type { Hand, HandAct, HandStep, Press } from './gestures.ts';
import { cancelled, IDLE_HAND, lifted, moved, pressed } from './gestures.ts';

type Deed =
  | ['press', Press['means'], pointer: number, x: number, y: number]
  | ['move', pointer: number, x: number, y: number]
  | ['lift' | 'cancel', pointer: number];

function step(hand: Hand, deed: Deed): HandStep {
  switch (deed[0]) {
    case 'press':
      return pressed(hand, { means: deed[1], pointer: deed[2], at: { x: deed[3], y: deed[4] } });
    case 'move':
      return moved(hand, deed[1], { x: deed[2], y: deed[3] });
    case 'lift':
      return lifted(hand, deed[1]);
    case 'cancel':
      return cancelled(hand, deed[1]);
  }
}

/** What the board is told, in words. */
function play(...deeds: readonly Deed[]): string[] {
  let hand = IDLE_HAND;
  return deeds.flatMap((deed) => {
    const { hand: next, acts } = step(hand, deed);
    hand = next;
    return acts.map(words);
  });
}

function words(act: HandAct): string {
  if (act.type === 'pan') return `pan ${act.dx},${act.dy}`;
  const { x, y } = act.spot;
  return act.type === 'pick' ? `pick ${x},${y}` : `zoom ${act.factor} at ${x},${y}`;
}

describe('a hand over the board', () => {
  it.each<[string, Deed[], string[]]>([
    [
      'a press of the mouse picks at once',
      [
        ['press', 'pick', 1, 5, 6],
        ['lift', 1],
      ],
      ['pick 5,6'],
    ],
    [
      'a tap picks when it is lifted',
      [
        ['press', 'tap', 1, 5, 6],
        ['move', 1, 8, 8],
        ['lift', 1],
      ],
      ['pick 5,6'],
    ],
    [
      'a finger that goes further drags and picks nothing',
      [
        ['press', 'tap', 1, 5, 5],
        ['move', 1, 25, 5],
        ['move', 1, 25, 8],
        ['lift', 1],
      ],
      ['pan 20,0', 'pan 0,3'],
    ],
    [
      'the middle button drags from the first pixel',
      [
        ['press', 'drag', 1, 5, 5],
        ['move', 1, 6, 5],
        ['lift', 1],
        ['move', 1, 9, 9],
      ],
      ['pan 1,0'],
    ],
    [
      'two fingers that part zoom between them',
      [
        ['press', 'tap', 1, 100, 50],
        ['press', 'tap', 2, 200, 50],
        ['move', 2, 300, 50],
      ],
      ['zoom 2 at 150,50', 'pan 50,0'],
    ],
    [
      'a finger that stays after a pinch drags on and picks nothing',
      [
        ['press', 'tap', 1, 100, 50],
        ['press', 'tap', 2, 200, 50],
        ['lift', 1],
        ['move', 2, 210, 50],
        ['lift', 2],
      ],
      ['pan 10,0'],
    ],
    [
      'a third finger changes nothing',
      [
        ['press', 'tap', 1, 0, 0],
        ['press', 'tap', 2, 100, 0],
        ['press', 'tap', 3, 9, 9],
        ['move', 3, 50, 50],
        ['lift', 3],
        ['move', 2, 200, 0],
      ],
      ['zoom 1 at 50,0', 'pan 0,0', 'zoom 2 at 50,0', 'pan 50,0'],
    ],
    [
      'a tap that the system takes away picks nothing',
      [
        ['press', 'tap', 1, 5, 5],
        ['cancel', 1],
      ],
      [],
    ],
    [
      'another pointer neither moves nor ends a drag',
      [
        ['press', 'drag', 1, 0, 0],
        ['move', 2, 9, 9],
        ['lift', 2],
        ['move', 1, 4, 0],
      ],
      ['pan 4,0'],
    ],
  ])('%s', (_, deeds, told) => {
    expect(play(...deeds)).toEqual(told);
  });
});
