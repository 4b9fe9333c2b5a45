/** How things move: every length and curve of the window, for its style sheets and for what is drawn by script. */

/** One movement: how long, and along which curve. */
interface Movement {
  readonly ms: number;
  readonly curve: string;
  /** For each cell of the way, on top. */
  readonly cellMs?: number;
}

const SPRING = 'cubic-bezier(.2, .8, .2, 1)';
/** Goes beyond its end and comes back. */
const OVERSHOOT = 'cubic-bezier(.3, 1.6, .5, 1)';

export const MOTION = {
  /** Answers of a control: hover, press. */
  quick: { ms: 120, curve: 'ease-out' },
  /** A sheet or a line that comes. */
  calm: { ms: 240, curve: SPRING },
  /** The head of the thread, whatever its length. */
  thread: { ms: 160, curve: 'ease-out' },
  /** Linked tiles lift and fade. */
  lift: { ms: 180, curve: 'ease-out' },
  /** Rings around the tiles of a combo. */
  ring: { ms: 420, curve: SPRING },
  /** Points on their arc to the score. */
  points: { ms: 520, curve: 'ease-in' },
  /** The fifth and the tenth link of a combo, 1.15 → 1. */
  milestone: { ms: 280, curve: OVERSHOOT },
  /** A win: the slots light up in the order of clearing, fold into the seal, the seal is stamped, figures count up. */
  glow: { ms: 900, curve: 'linear' },
  fold: { ms: 700, curve: 'ease-in' },
  stamp: { ms: 160, curve: OVERSHOOT },
  count: { ms: 600, curve: 'ease-out' },
  /** Gravity. */
  fall: { ms: 140, cellMs: 24, curve: 'cubic-bezier(.3, 0, .2, 1)' },
  /** A picture of a gravity: its tiles slide and come back. */
  slide: { ms: 2_400, curve: 'ease-in-out' },
  /** The last seconds: one pulse of the ember. */
  ember: { ms: 1_000, curve: 'ease-out' },
} as const satisfies Readonly<Record<string, Movement>>;

/** The table as custom properties: `--quick` and `--quick-curve`, and so on; all lengths nothing when nothing may move. */
export function motionProperties(isReduced: boolean): readonly (readonly [name: string, value: string])[] {
  return Object.entries(MOTION).flatMap(([name, { ms, curve }]) => [
    [`--${name}`, isReduced ? '0ms' : `${ms}ms`] as const,
    [`--${name}-curve`, curve] as const,
  ]);
}
