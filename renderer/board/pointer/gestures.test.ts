import { describe, expect, it } from 'vitest';
import type { Gesture, GestureAct, GestureStep, PressMeaning } from './gestures.ts';
import { cancelled, IDLE, lifted, moved, pressed } from './gestures.ts';

type Deed =
  | ['press', PressMeaning | 'finger draws' | 'erase', pointer: number, x: number, y: number]
  | ['move', pointer: number, x: number, y: number]
  | ['lift' | 'cancel', pointer: number];

function step(gesture: Gesture, deed: Deed): GestureStep {
  switch (deed[0]) {
    case 'press':
      return pressed(gesture, {
        means: deed[1] === 'finger draws' || deed[1] === 'erase' ? 'draw' : deed[1],
        isFinger: deed[1] === 'finger draws',
        isErasing: deed[1] === 'erase',
        pointer: deed[2],
        at: { x: deed[3], y: deed[4] },
      });
    case 'move':
      return moved(gesture, { pointer: deed[1], at: { x: deed[2], y: deed[3] } });
    case 'lift':
      return lifted(gesture, deed[1]);
    case 'cancel':
      return cancelled(gesture, deed[1]);
  }
}

/** What the board is told, in words. */
function play(...deeds: readonly Deed[]): string[] {
  let gesture = IDLE;
  return deeds.flatMap((deed) => {
    const { gesture: next, acts } = step(gesture, deed);
    gesture = next;
    return acts.map(words);
  });
}

function words(act: GestureAct): string {
  switch (act.type) {
    case 'pan':
      return `pan ${act.dx},${act.dy}`;
    case 'zoom':
      return `zoom ${act.factor} at ${act.spot.x},${act.spot.y}`;
    case 'draw':
      return `${act.isErasing ? 'erase' : 'draw'} ${act.spot.x},${act.spot.y}`;
    case 'pick':
    case 'draw-on':
      return `${act.type} ${act.spot.x},${act.spot.y}`;
    default:
      return act.type;
  }
}

describe('a gesture on a board', () => {
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
        ['press', 'pan', 1, 5, 5],
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
        ['press', 'pan', 1, 0, 0],
        ['move', 2, 9, 9],
        ['lift', 2],
        ['move', 1, 4, 0],
      ],
      ['pan 4,0'],
    ],
    [
      'a stroke is drawn until it is lifted',
      [
        ['press', 'draw', 1, 5, 5],
        ['move', 1, 6, 5],
        ['move', 2, 90, 90],
        ['lift', 1],
        ['move', 1, 9, 9],
      ],
      ['draw 5,5', 'draw-on 6,5', 'draw-end'],
    ],
    [
      'the other button erases, and what the system takes away is no stroke',
      [
        ['press', 'erase', 1, 5, 5],
        ['press', 'draw', 2, 7, 7],
        ['cancel', 1],
      ],
      ['erase 5,5', 'draw-cancel'],
    ],
    [
      'what the first of two fingers drew is taken back',
      [
        ['press', 'finger draws', 1, 100, 50],
        ['move', 1, 110, 50],
        ['press', 'finger draws', 2, 210, 50],
        ['move', 2, 310, 50],
        ['lift', 2],
        ['move', 1, 120, 50],
        ['lift', 1],
      ],
      ['draw 100,50', 'draw-on 110,50', 'draw-cancel', 'zoom 2 at 160,50', 'pan 50,0', 'pan 10,0'],
    ],
    [
      'a finger that comes to one that pans makes a pinch of it and draws nothing',
      [
        ['press', 'pan', 1, 0, 0],
        ['press', 'finger draws', 2, 100, 0],
        ['move', 2, 200, 0],
      ],
      ['zoom 2 at 50,0', 'pan 50,0'],
    ],
  ])('%s', (_, deeds, told) => {
    expect(play(...deeds)).toEqual(told);
  });
});
