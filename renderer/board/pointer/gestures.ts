/** What fingers and the mouse do to a board: a press picks, a drag moves the board, two fingers zoom it. */
import { distance, pinchOf, type Spot } from '../../viewport/framing.ts';

export type Hand =
  | { readonly doing: 'nothing' }
  /** A finger is down on a board that can be moved: it may still become a drag. */
  | { readonly doing: 'touching'; readonly pointer: number; readonly from: Spot }
  | { readonly doing: 'dragging'; readonly pointer: number; readonly at: Spot }
  | {
      readonly doing: 'pinching';
      readonly fingers: readonly [Finger, Finger];
    };

interface Finger {
  readonly pointer: number;
  readonly at: Spot;
}

export type HandAct =
  | { readonly type: 'pick'; readonly spot: Spot }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'zoom'; readonly factor: number; readonly spot: Spot };

export interface HandStep {
  readonly hand: Hand;
  readonly acts: readonly HandAct[];
}

export interface Press {
  readonly pointer: number;
  readonly at: Spot;
  /** `tap`: picks when it is lifted where it was put down. `drag`: moves the board. `pick`: picks at once. */
  readonly means: 'tap' | 'drag' | 'pick';
}

export const IDLE_HAND: Hand = { doing: 'nothing' };

/** A finger that went so far, in CSS pixels, drags; less is the trembling of a tap. */
const TREMBLE = 9;

export function pressed(hand: Hand, { pointer, at, means }: Press): HandStep {
  if (means === 'pick') return { hand, acts: [{ type: 'pick', spot: at }] };
  switch (hand.doing) {
    case 'nothing':
      return means === 'drag'
        ? still({ doing: 'dragging', pointer, at })
        : still({ doing: 'touching', pointer, from: at });
    case 'touching':
      return still({
        doing: 'pinching',
        fingers: [
          { pointer: hand.pointer, at: hand.from },
          { pointer, at },
        ],
      });
    case 'dragging':
      return means === 'drag'
        ? still(hand)
        : still({
            doing: 'pinching',
            fingers: [
              { pointer: hand.pointer, at: hand.at },
              { pointer, at },
            ],
          });
    case 'pinching':
      return still(hand);
  }
}

export function moved(hand: Hand, pointer: number, at: Spot): HandStep {
  switch (hand.doing) {
    case 'nothing':
      return still(hand);
    case 'touching':
      if (pointer !== hand.pointer || distance(hand.from, at) < TREMBLE) return still(hand);
      return { hand: { doing: 'dragging', pointer, at }, acts: [panOf(hand.from, at)] };
    case 'dragging':
      if (pointer !== hand.pointer) return still(hand);
      return { hand: { ...hand, at }, acts: [panOf(hand.at, at)] };
    case 'pinching':
      return pinched(hand.fingers, pointer, at);
  }
}

export function lifted(hand: Hand, pointer: number): HandStep {
  switch (hand.doing) {
    case 'nothing':
      return still(hand);
    case 'touching':
      if (pointer !== hand.pointer) return still(hand);
      return { hand: IDLE_HAND, acts: [{ type: 'pick', spot: hand.from }] };
    case 'dragging':
      return still(pointer === hand.pointer ? IDLE_HAND : hand);
    case 'pinching': {
      const left = hand.fingers.find((finger) => finger.pointer !== pointer);
      const isOurs = hand.fingers.some((finger) => finger.pointer === pointer);
      // The finger that stays goes on as a drag: it must not pick what it happens to lie on.
      return still(isOurs && left !== undefined ? { doing: 'dragging', ...left } : hand);
    }
  }
}

/** The system took the pointer away. */
export function cancelled(hand: Hand, pointer: number): HandStep {
  const { hand: next } = lifted(hand, pointer);
  return still(next);
}

function pinched(fingers: readonly [Finger, Finger], pointer: number, at: Spot): HandStep {
  const [a, b] = fingers;
  const next = [
    a.pointer === pointer ? { pointer, at } : a,
    b.pointer === pointer ? { pointer, at } : b,
  ] as const;
  const { factor, from, to } = pinchOf([a.at, b.at], [next[0].at, next[1].at]);
  return {
    hand: { doing: 'pinching', fingers: next },
    acts: [{ type: 'zoom', factor, spot: from }, panOf(from, to)],
  };
}

function still(hand: Hand): HandStep {
  return { hand, acts: [] };
}

function panOf(from: Spot, to: Spot): HandAct {
  return { type: 'pan', dx: to.x - from.x, dy: to.y - from.y };
}
