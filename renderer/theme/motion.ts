/** Lists every length and curve of the window's movements, for its style sheets and for what is drawn by script. */

/** One movement: how long, and along which curve. */
interface Movement {
  readonly ms: number;
  readonly curve: string;
  /** However far the way. */
  readonly mostMs?: number;
  /** Over how long the parts of one movement begin, the first at once. */
  readonly spreadMs?: number;
}

const SPRING = 'cubic-bezier(.2, .8, .2, 1)';
/** Goes beyond its end and comes back. */
const OVERSHOOT = 'cubic-bezier(.3, 1.6, .5, 1)';
/** A quadratic from rest: what falls gathers speed. */
const ACCELERATION = 'cubic-bezier(.333, 0, .667, .333)';

export const MOTION = {
  /** Answers of a control: hover, press. */
  quick: { ms: 120, curve: 'ease-out' },
  /** A sheet or a line that comes. */
  calm: { ms: 240, curve: SPRING },
  /** The head of the thread, whatever its length. */
  thread: { ms: 160, curve: 'ease-out' },
  /** Linked tiles lift and fade. */
  lift: { ms: 180, curve: 'ease-out' },
  /** Rings around the tiles of a combo, one after another. */
  ring: { ms: 420, spreadMs: 180, curve: SPRING },
  /** Points on their arc to the score. */
  points: { ms: 520, curve: 'ease-in' },
  /** The fifth and the tenth link of a combo, 1.15 → 1. */
  milestone: { ms: 280, curve: OVERSHOOT },
  /** A win: the slots light up from the last pair outwards, their board goes to its place, threads run into the seal, the seal is stamped, figures count up. */
  glow: { ms: 640, curve: 'linear' },
  settle: { ms: 360, curve: SPRING },
  fold: { ms: 520, curve: 'ease-in' },
  stamp: { ms: 160, curve: OVERSHOOT },
  count: { ms: 480, curve: 'ease-out' },
  /** A tile that falls by gravity over one cell; over more by the square root, as by one acceleration. Then it lands. */
  fall: { ms: 130, mostMs: 380, curve: ACCELERATION },
  land: { ms: 110, curve: 'ease-out' },
  /** A tile that goes to another place of a reshuffled board. */
  glide: { ms: 280, curve: SPRING },
  /** A tile that comes, alone or with its pair; one of a deal that is laid, row after row. */
  arrive: { ms: 190, curve: OVERSHOOT },
  lay: { ms: 240, spreadMs: 420, curve: SPRING },
  /** The board of home becomes the table's. */
  enter: { ms: 420, curve: SPRING },
  /** Both tiles of a wrong pair. */
  shake: { ms: 260, curve: 'linear' },
  /** The way of a blocked pair: its thread runs, stands, and fades at the end; a tile in the way gives a little. */
  barred: { ms: 860, curve: 'linear' },
  dim: { ms: 400, curve: 'ease-in' },
  nudge: { ms: 260, curve: 'ease-out' },
  /** A line that is only shown, and under reduced motion that of a link: they stand. */
  shown: { ms: 900, curve: 'linear' },
  still: { ms: 450, curve: 'linear' },
  /** A picture of a gravity: its tiles slide and come back. */
  slide: { ms: 2_400, curve: 'ease-in-out' },
  /** The last seconds: one pulse of the ember. */
  ember: { ms: 1_000, curve: 'ease-out' },
} as const satisfies Readonly<Record<string, Movement>>;

/** A link: its thread runs, then its tiles go. */
export const LINK_MS = MOTION.thread.ms + MOTION.lift.ms;

/** Returns over how many cells a tile moves along rows and columns, on a board of `width` columns. */
export function cellsBetween(
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const across = Math.abs((from % width) - (to % width));
  return across + Math.abs(Math.floor(from / width) - Math.floor(to / width));
}

/** Returns the time of a fall: under one acceleration for all, the tiles of a column fall as one until each lands. */
export function fallMs(cells: number): number {
  return Math.min(MOTION.fall.mostMs, MOTION.fall.ms * Math.sqrt(cells));
}

/** The movements of a win, which a player may slow down or leave out. */
const CEREMONIAL: ReadonlySet<string> = new Set<keyof typeof MOTION>([
  'glow',
  'settle',
  'fold',
  'stamp',
  'count',
]);

/** Ceremonies take so many times their usual length; at 0 their end stands at once. */
export const CEREMONY_PACES = { usual: 1, slower: 2.5, still: 0 } as const;

/**
 * The table as custom properties: `--quick` and `--quick-curve`, and so on; all lengths nothing when nothing may move, those of
 * ceremonies `pace` times as long.
 */
export function motionProperties(
  isReduced: boolean,
  pace = 1,
): readonly (readonly [name: string, value: string])[] {
  return Object.entries(MOTION).flatMap(([name, { ms, curve }]) => [
    [`--${name}`, isReduced ? '0ms' : `${ms * (CEREMONIAL.has(name) ? pace : 1)}ms`] as const,
    [`--${name}-curve`, curve] as const,
  ]);
}
