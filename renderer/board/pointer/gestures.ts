/**
 * The gestures of mouse, pen and fingers on a board, as one state machine with a node for each state: a press
 * picks or draws, a drag moves the board, two fingers zoom it. The board in play and the drawing in the
 * editor differ in what a press means.
 */
import { distance, pinchOf, type Spot } from '../../viewport/framing.ts';

export type Gesture =
  | { readonly state: 'idle' }
  /** Fingers are down and none has moved: each may still tap; one alone may pan, two may pinch. Never empty. */
  | { readonly state: 'pressing'; readonly fingers: readonly Press[] }
  | Led<'panning'>
  | { readonly state: 'pinching'; readonly fingers: readonly [Finger, Finger] }
  /** `taps`: those made by other fingers meanwhile. Strokes are drawn one at a time, so these wait for the end of this one. */
  | (Led<'drawing'> & { readonly isFinger: boolean; readonly taps: readonly Press[] });

/** One pointer moves something. */
interface Led<S> {
  readonly state: S;
  readonly pointer: number;
  readonly at: Spot;
  /**
   * The spot of the pointer when the last of the others came down; while it has moved only a little, the spot
   * of its press.
   */
  readonly from: Spot;
  /** Fingers that have come since and have not moved. */
  readonly resting: readonly Press[];
}

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
 * The meaning of a press. `pick`: a pick at once. `tap`: a pick when it is lifted where it was put down.
 * `pan`: the board moves. `draw`: a stroke begins.
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

/**
 * The response to each event in one state. An event that a node does not name leaves the gesture unchanged.
 */
interface GestureNode<G> {
  press?(gesture: G, press: Press): GestureStep;
  move?(gesture: G, move: PointerMove): GestureStep;
  lift?(gesture: G, lift: Lift): GestureStep;
}

interface Lift {
  readonly pointer: number;
  /** The system took the pointer away: what it began is not meant. */
  readonly isCancelled: boolean;
}

type GestureIn<S extends Gesture['state']> = Extract<Gesture, { state: S }>;

const NODES: { readonly [S in Gesture['state']]: GestureNode<GestureIn<S>> } = {
  idle: { press: (_, press) => begun(press) },
  pressing: {
    press: (gesture, press) =>
      isTouch(press) ? to({ ...gesture, fingers: [...gesture.fingers, press] }) : to(gesture),
    move: (gesture, move) => {
      const mover = leaving(gesture.fingers, move);
      if (mover === undefined) return to(gesture);
      const other = gesture.fingers.find((finger) => finger !== mover);
      return other === undefined
        ? to(panning({ pointer: mover.pointer, at: move.at }), panOf(mover.at, move.at))
        : pinched([mover, other], move);
    },
    lift: ({ fingers }, lift) => after(tapsOf(fingers, lift), without(fingers, lift)),
  },
  panning: {
    press: (gesture, press) => (isTouch(press) ? joined(gesture, press) : to(gesture)),
    move: (gesture, move) => {
      const other = pinchedWith(gesture, move);
      if (other !== undefined) return pinched([gesture, other], move);
      return move.pointer === gesture.pointer
        ? to({ ...gesture, at: move.at }, panOf(gesture.at, move.at))
        : to(gesture);
    },
    lift: (gesture, lift) => {
      if (lift.pointer === gesture.pointer) return after([], gesture.resting);
      const acts = tapsOf(gesture.resting, lift).flatMap(actsOfTap);
      return to({ ...gesture, resting: without(gesture.resting, lift) }, ...acts);
    },
  },
  pinching: {
    move: ({ fingers }, move) => pinched(fingers, move),
    lift: (gesture, { pointer }) => {
      const left = gesture.fingers.find((finger) => finger.pointer !== pointer);
      const isOurs = gesture.fingers.some((finger) => finger.pointer === pointer);
      // The finger that stays pans: it must neither pick what it happens to lie on nor draw there.
      return to(isOurs && left !== undefined ? panning(left) : gesture);
    },
  },
  drawing: {
    press: (gesture, press) => (gesture.isFinger && isTouch(press) ? joined(gesture, press) : to(gesture)),
    move: (gesture, move) => {
      const other = pinchedWith(gesture, move);
      if (other !== undefined) {
        // Two fingers that move cancel the stroke that the first one began.
        const { gesture: next, acts } = pinched([gesture, other], move);
        return to(next, { type: 'draw-cancel' }, ...gesture.taps.flatMap(actsOfTap), ...acts);
      }
      const { pointer, at, isStraight = false } = move;
      return pointer === gesture.pointer
        ? to({ ...gesture, at }, { type: 'draw-on', spot: at, isStraight })
        : to(gesture);
    },
    lift: (gesture, lift) => {
      const { pointer, resting, taps } = gesture;
      if (lift.pointer !== pointer) {
        const made = tapsOf(resting, lift);
        return to({ ...gesture, resting: without(resting, lift), taps: [...taps, ...made] });
      }
      const { gesture: next, acts } = after(taps, resting);
      return to(next, { type: lift.isCancelled ? 'draw-cancel' : 'draw-end' }, ...acts);
    },
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
  return nodeOf(gesture).lift?.(gesture, { pointer, isCancelled: false }) ?? to(gesture);
}

export function cancelled(gesture: Gesture, pointer: number): GestureStep {
  return nodeOf(gesture).lift?.(gesture, { pointer, isCancelled: true }) ?? to(gesture);
}

function nodeOf(gesture: Gesture): GestureNode<Gesture> {
  // The table has for each state the node that takes it.
  return NODES[gesture.state] as GestureNode<Gesture>;
}

function begun(press: Press): GestureStep {
  const { pointer, at, means, isFinger = false } = press;
  if (means === 'pan') return to(panning({ pointer, at }));
  if (means === 'tap') return to({ state: 'pressing', fingers: [press] });
  return to({ state: 'drawing', pointer, at, from: at, resting: [], isFinger, taps: [] }, strokeOf(press));
}

/** The state after one finger has gone: the taps that were made are done, and the first that is left begins what it means. */
function after(taps: readonly Press[], left: readonly Press[]): GestureStep {
  const acts = taps.flatMap(actsOfTap);
  const [first, ...others] = left;
  if (first === undefined) return to(IDLE, ...acts);
  // One finger beside which others rest has begun nothing but a stroke.
  const { gesture, acts: begins } = begun(first);
  const next =
    gesture.state === 'drawing'
      ? { ...gesture, resting: others }
      : ({ state: 'pressing', fingers: left } as const);
  return to(next, ...acts, ...begins);
}

function joined(gesture: GestureIn<'panning' | 'drawing'>, press: Press): GestureStep {
  const { from, at, resting } = gesture;
  return to({ ...gesture, from: distance(from, at) < TAP_SLOP ? from : at, resting: [...resting, press] });
}

/** The resting finger with which a move makes a pinch: the one that moves, or the first when the leading finger does. */
function pinchedWith(
  { pointer, from, resting }: GestureIn<'panning' | 'drawing'>,
  move: PointerMove,
): Press | undefined {
  const isLeading = move.pointer === pointer && distance(from, move.at) >= TAP_SLOP;
  return isLeading ? resting[0] : leaving(resting, move);
}

/** The finger that a move takes further than a tap trembles. */
function leaving(fingers: readonly Press[], { pointer, at }: PointerMove): Press | undefined {
  return fingers.find((finger) => finger.pointer === pointer && distance(finger.at, at) >= TAP_SLOP);
}

function isTouch({ means, isFinger = false }: Press): boolean {
  return means === 'tap' || isFinger;
}

function tapsOf(fingers: readonly Press[], { pointer, isCancelled }: Lift): readonly Press[] {
  return isCancelled ? [] : fingers.filter((finger) => finger.pointer === pointer);
}

function without(fingers: readonly Press[], { pointer }: Lift): readonly Press[] {
  return fingers.filter((finger) => finger.pointer !== pointer);
}

/** A finger that went down and up where it was. */
function actsOfTap(press: Press): readonly GestureAct[] {
  return press.means === 'draw'
    ? [strokeOf(press), { type: 'draw-end' }]
    : [{ type: 'pick', spot: press.at }];
}

function strokeOf({ at, isErasing = false, isStraight = false }: Press): GestureAct {
  return { type: 'draw', spot: at, isErasing, isStraight };
}

function panning({ pointer, at }: Finger): Gesture {
  return { state: 'panning', pointer, at, from: at, resting: [] };
}

function pinched([a, b]: readonly [Finger, Finger], { pointer, at }: PointerMove): GestureStep {
  const next = [
    { pointer: a.pointer, at: a.pointer === pointer ? at : a.at },
    { pointer: b.pointer, at: b.pointer === pointer ? at : b.at },
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
