import fc from 'fast-check';
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

/** Plays deeds and returns the acts that the board receives, in words. */
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
        ['move', 1, 150, 50],
        ['lift', 1],
        ['move', 2, 201, 50],
        ['lift', 2],
      ],
      ['zoom 0.5 at 150,50', 'pan 25,0', 'pan 1,0'],
    ],
    [
      'a third finger changes nothing in a pinch',
      [
        ['press', 'tap', 1, 0, 0],
        ['press', 'tap', 2, 100, 0],
        ['move', 2, 200, 0],
        ['press', 'tap', 3, 9, 9],
        ['move', 3, 50, 50],
        ['lift', 3],
        ['move', 2, 100, 0],
      ],
      ['zoom 2 at 50,0', 'pan 50,0', 'zoom 1 at 100,0', 'pan 0,0', 'zoom 0.5 at 100,0', 'pan -50,0'],
    ],
    [
      'two thumbs that overlap pick twice, one after the other',
      [
        ['press', 'tap', 1, 5, 5],
        ['press', 'tap', 2, 95, 5],
        ['move', 1, 8, 8],
        ['lift', 1],
        ['press', 'tap', 3, 7, 5],
        ['move', 2, 90, 5],
        ['lift', 2],
        ['lift', 3],
      ],
      ['pick 5,5', 'pick 95,5', 'pick 7,5'],
    ],
    [
      'a thumb that taps twice while the other rests picks twice',
      [
        ['press', 'tap', 1, 5, 5],
        ['press', 'tap', 2, 95, 5],
        ['lift', 2],
        ['press', 'tap', 3, 90, 5],
        ['lift', 3],
        ['lift', 1],
      ],
      ['pick 95,5', 'pick 90,5', 'pick 5,5'],
    ],
    [
      'of two fingers the one that the system takes away picks nothing',
      [
        ['press', 'tap', 1, 5, 5],
        ['press', 'tap', 2, 95, 5],
        ['cancel', 1],
        ['lift', 2],
      ],
      ['pick 95,5'],
    ],
    [
      'the finger that stays after a tap drags',
      [
        ['press', 'tap', 1, 5, 5],
        ['press', 'tap', 2, 95, 5],
        ['lift', 1],
        ['move', 2, 105, 5],
        ['lift', 2],
      ],
      ['pick 5,5', 'pan 10,0'],
    ],
    [
      'a finger taps beside one that dragged and now trembles',
      [
        ['press', 'tap', 1, 0, 0],
        ['move', 1, 40, 0],
        ['press', 'tap', 2, 100, 0],
        ['move', 1, 44, 0],
        ['lift', 2],
        ['press', 'tap', 3, 110, 0],
        ['lift', 1],
        ['lift', 3],
      ],
      ['pan 40,0', 'pan 4,0', 'pick 100,0', 'pick 110,0'],
    ],
    [
      'a drag that goes on beside a finger is a pinch',
      [
        ['press', 'tap', 1, 0, 0],
        ['move', 1, 40, 0],
        ['press', 'tap', 2, 140, 0],
        ['move', 1, 90, 0],
        ['lift', 2],
      ],
      ['pan 40,0', 'zoom 0.5 at 90,0', 'pan 25,0'],
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
      'two thumbs that overlap draw twice, whichever goes first',
      [
        ['press', 'finger draws', 1, 5, 5],
        ['press', 'finger draws', 2, 95, 5],
        ['lift', 1],
        ['press', 'finger draws', 3, 7, 5],
        ['lift', 3],
        ['lift', 2],
      ],
      ['draw 5,5', 'draw-end', 'draw 95,5', 'draw-end', 'draw 7,5', 'draw-end'],
    ],
    [
      'a tap during a stroke is drawn when the stroke ends',
      [
        ['press', 'finger draws', 1, 5, 5],
        ['move', 1, 25, 5],
        ['press', 'finger draws', 2, 95, 5],
        ['move', 1, 28, 5],
        ['lift', 2],
        ['move', 1, 60, 5],
        ['lift', 1],
      ],
      ['draw 5,5', 'draw-on 25,5', 'draw-on 28,5', 'draw-on 60,5', 'draw-end', 'draw 95,5', 'draw-end'],
    ],
    [
      'the finger that is left draws on its own',
      [
        ['press', 'tap', 1, 5, 5],
        ['press', 'finger draws', 2, 95, 5],
        ['lift', 1],
        ['move', 2, 120, 5],
        ['cancel', 2],
      ],
      ['pick 5,5', 'draw 95,5', 'draw-on 120,5', 'draw-cancel'],
    ],
    [
      'a tap that was made before two fingers pinch stays',
      [
        ['press', 'finger draws', 1, 0, 0],
        ['press', 'finger draws', 2, 50, 0],
        ['lift', 2],
        ['press', 'finger draws', 3, 100, 0],
        ['move', 3, 200, 0],
      ],
      ['draw 0,0', 'draw-cancel', 'draw 50,0', 'draw-end', 'zoom 2 at 50,0', 'pan 50,0'],
    ],
    [
      'a finger beside a pen or a mouse that draws does nothing',
      [
        ['press', 'draw', 1, 5, 5],
        ['press', 'finger draws', 2, 95, 5],
        ['lift', 2],
        ['move', 1, 9, 5],
        ['lift', 1],
      ],
      ['draw 5,5', 'draw-on 9,5', 'draw-end'],
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

/** A finger that goes down, trembles as little as a tap does, and is lifted or taken away by the system. */
interface Tap {
  readonly means: 'tap' | 'finger draws';
  readonly trembles: readonly (readonly [number, number])[];
  readonly end: 'lift' | 'cancel';
}

const tremble = fc.integer({ min: -6, max: 6 });
const tap: fc.Arbitrary<Tap> = fc.record({
  means: fc.constantFrom('tap', 'finger draws'),
  trembles: fc.array(fc.tuple(tremble, tremble), { maxLength: 3 }),
  end: fc.constantFrom('lift', 'lift', 'lift', 'cancel'),
});

/**
 * Returns the deeds of several fingers, each finger's in order; `turns` says whose deed is next, so that any
 * of them overlap.
 */
function interleaved(taps: readonly Tap[], turns: readonly number[]): Deed[] {
  const left = taps.map(({ means, trembles, end }, pointer): Deed[] => [
    ['press', means, pointer, pointer * 100, 0],
    ...trembles.map(([x, y]): Deed => ['move', pointer, pointer * 100 + x, y]),
    [end, pointer],
  ]);
  const mixed: Deed[] = [];
  for (let turn = 0; left.some((deeds) => deeds.length > 0); turn++) {
    const going = left.filter((deeds) => deeds.length > 0);
    const next = going[(turns[turn % turns.length] ?? 0) % going.length]?.shift();
    if (next !== undefined) mixed.push(next);
  }
  return mixed;
}

/** Returns the acts that last: picks, and the strokes that were not cancelled. */
function kept(told: readonly string[]): string[] {
  const done: string[] = [];
  let stroke: string | null = null;
  for (const act of told) {
    if (act.startsWith('pick')) done.push(act);
    else if (act.startsWith('draw ')) {
      expect(stroke).toBeNull();
      stroke = act;
    } else if (act === 'draw-end' || act === 'draw-cancel') {
      if (act === 'draw-end' && stroke !== null) done.push(stroke);
      stroke = null;
    } else expect(act).toMatch(/^draw-on /);
  }
  expect(stroke).toBeNull();
  return done;
}

it('of taps that overlap in any way each is done once, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(tap, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(4), { minLength: 1, maxLength: 24 }),
      (taps, turns) => {
        const meant = taps.flatMap(({ means, end }, pointer) =>
          end === 'cancel' ? [] : [`${means === 'tap' ? 'pick' : 'draw'} ${pointer * 100},0`],
        );
        expect(kept(play(...interleaved(taps, turns))).sort()).toEqual(meant.sort());
      },
    ),
    { numRuns: 500 },
  );
});
