/**
 * What mouse, pen and fingers do to a board, as one state machine with a node for each state: a press picks or draws, a drag
 * moves the board, two fingers zoom it. The board in play and the drawing in the editor differ in what a press means.
 */
import { distance, pinchOf, type Spot } from '../../viewport/framing.ts';

export type Gesture =
  | { readonly state: 'idle' }
  /** A finger is down where it may tap or pan. */
  | { readonly state: 'pressing'; readonly pointer: number; readonly from: Spot }
  | { readonly state: 'panning'; readonly pointer: number; readonly at: Spot }
  | { readonly state: 'pinching'; readonly fingers: readonly [Finger, Finger] }
  | { readonly state: 'drawing'; readonly pointer: number; readonly at: Spot; readonly isFinger: boolean };

interface Finger {
  readonly pointer: number;
  readonly at: Spot;
}

export type GestureAct =
  | { readonly type: 'pick'; readonly spot: Spot }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'zoom'; readonly factor: number; readonly spot: Spot }
  | { readonly type: 'draw'; readonly spot: Spot; readonly isErasing: boolean; readonly isStraight: boolean }
  | { readonly type: 'draw-on'; readonly spot: Spot; readonly isStraight: boolean }
  | { readonly type: 'draw-end' }
  | { readonly type: 'draw-cancel' };

/**
 * What a press means where it is. `pick`: at once. `tap`: a pick when it is lifted where it was put down. `pan`: moves the
 * board. `draw`: begins a stroke.
 */
export type PressMeaning = 'pick' | 'tap' | 'pan' | 'draw';

export interface Press {
  readonly pointer: number;
  readonly at: Spot;
  readonly means: PressMeaning;
  readonly isFinger?: boolean;
  readonly isErasing?: boolean;
  readonly isStraight?: boolean;
}

export interface PointerMove {
  readonly pointer: number;
  readonly at: Spot;
  readonly isStraight?: boolean;
}

export interface GestureStep {
  readonly gesture: Gesture;
  readonly acts: readonly GestureAct[];
}

export const IDLE: Gesture = { state: 'idle' };

/** A finger that went so far, in CSS pixels, pans; less is a tap. */
const TAP_SLOP = 9;

/** What each event does in one state. What a node does not name leaves the gesture as it is. */
interface GestureNode<G> {
  press?(gesture: G, press: Press): GestureStep;
  move?(gesture: G, move: PointerMove): GestureStep;
  lift?(gesture: G, pointer: number): GestureStep;
  /** The system took the pointer away; as a lift that does nothing, when it is not said. */
  cancel?(gesture: G, pointer: number): GestureStep;
}

type GestureIn<S extends Gesture['state']> = Extract<Gesture, { state: S }>;

const NODES: { readonly [S in Gesture['state']]: GestureNode<GestureIn<S>> } = {
  idle: { press: (_, press) => begun(press) },
  pressing: {
    press: ({ pointer, from }, press) => to(pinch({ pointer, at: from }, press)),
    move: (gesture, { pointer, at }) =>
      pointer !== gesture.pointer || distance(gesture.from, at) < TAP_SLOP
        ? to(gesture)
        : to({ state: 'panning', pointer, at }, panOf(gesture.from, at)),
    lift: (gesture, pointer) =>
      pointer === gesture.pointer ? to(IDLE, { type: 'pick', spot: gesture.from }) : to(gesture),
  },
  panning: {
    press: (gesture, press) =>
      press.means === 'tap' || press.isFinger === true ? to(pinch(gesture, press)) : to(gesture),
    move: (gesture, { pointer, at }) =>
      pointer === gesture.pointer ? to({ ...gesture, at }, panOf(gesture.at, at)) : to(gesture),
    lift: (gesture, pointer) => to(pointer === gesture.pointer ? IDLE : gesture),
  },
  pinching: {
    move: ({ fingers }, move) => pinched(fingers, move),
    lift: (gesture, pointer) => {
      const left = gesture.fingers.find((finger) => finger.pointer !== pointer);
      const isOurs = gesture.fingers.some((finger) => finger.pointer === pointer);
      // The finger that stays pans: it must neither pick what it happens to lie on nor draw there.
      return to(isOurs && left !== undefined ? { state: 'panning', ...left } : gesture);
    },
  },
  drawing: {
    // A second finger cancels the stroke that the first one began.
    press: (gesture, press) =>
      gesture.isFinger && press.isFinger === true
        ? to(pinch(gesture, press), { type: 'draw-cancel' })
        : to(gesture),
    move: (gesture, { pointer, at, isStraight = false }) =>
      pointer === gesture.pointer
        ? to({ ...gesture, at }, { type: 'draw-on', spot: at, isStraight })
        : to(gesture),
    lift: (gesture, pointer) => (pointer === gesture.pointer ? to(IDLE, { type: 'draw-end' }) : to(gesture)),
    cancel: (gesture, pointer) =>
      pointer === gesture.pointer ? to(IDLE, { type: 'draw-cancel' }) : to(gesture),
  },
};

export function pressed(gesture: Gesture, press: Press): GestureStep {
  if (press.means === 'pick') return to(gesture, { type: 'pick', spot: press.at });
  return nodeOf(gesture).press?.(gesture, press) ?? to(gesture);
}

export function moved(gesture: Gesture, move: PointerMove): GestureStep {
  return nodeOf(gesture).move?.(gesture, move) ?? to(gesture);
}

export function lifted(gesture: Gesture, pointer: number): GestureStep {
  return nodeOf(gesture).lift?.(gesture, pointer) ?? to(gesture);
}

export function cancelled(gesture: Gesture, pointer: number): GestureStep {
  const { cancel } = nodeOf(gesture);
  return cancel === undefined ? to(lifted(gesture, pointer).gesture) : cancel(gesture, pointer);
}

function nodeOf(gesture: Gesture): GestureNode<Gesture> {
  // The table has for each state the node that takes it.
  return NODES[gesture.state] as GestureNode<Gesture>;
}

function begun({
  pointer,
  at,
  means,
  isFinger = false,
  isErasing = false,
  isStraight = false,
}: Press): GestureStep {
  if (means === 'pan') return to({ state: 'panning', pointer, at });
  if (means === 'tap') return to({ state: 'pressing', pointer, from: at });
  return to({ state: 'drawing', pointer, at, isFinger }, { type: 'draw', spot: at, isErasing, isStraight });
}

function pinch({ pointer, at }: Finger, other: Finger): Gesture {
  return {
    state: 'pinching',
    fingers: [
      { pointer, at },
      { pointer: other.pointer, at: other.at },
    ],
  };
}

function pinched([a, b]: readonly [Finger, Finger], { pointer, at }: PointerMove): GestureStep {
  const next = [
    a.pointer === pointer ? { pointer, at } : a,
    b.pointer === pointer ? { pointer, at } : b,
  ] as const;
  const { factor, from, to: spot } = pinchOf([a.at, b.at], [next[0].at, next[1].at]);
  return to({ state: 'pinching', fingers: next }, { type: 'zoom', factor, spot: from }, panOf(from, spot));
}

function to(gesture: Gesture, ...acts: readonly GestureAct[]): GestureStep {
  return { gesture, acts };
}

function panOf(from: Spot, spot: Spot): GestureAct {
  return { type: 'pan', dx: spot.x - from.x, dy: spot.y - from.y };
}
