/** A link looks stronger the later it comes in a combo: ×18 does not look like ×2. */
export interface ComboLook {
  /** Times the thread of a single link. */
  readonly thickness: number;
  /** 0: jade, a half: gold, 1: ember. */
  readonly warmth: number;
  /** Around each of its tiles. */
  readonly rings: number;
  readonly isMilestone: boolean;
}

/** From here on nothing grows any more. */
const HOTTEST = 18;
/** Links of a row that are events of their own. */
const MILESTONES: readonly number[] = [5, 10, 15, 20];
/** The places at which one ring more begins. */
const RINGS_FROM: readonly number[] = [2, 5, 8, 10, 16];

/** `count`: links in a row, this one included; 0 and 1 are a link by itself. */
export function comboLook(count: number): ComboLook {
  const heat = Math.min(1, Math.max(0, count - 1) / (HOTTEST - 1));
  return {
    thickness: 1 + 1.2 * heat,
    warmth: heat,
    rings: RINGS_FROM.filter((from) => count >= from).length,
    isMilestone: MILESTONES.includes(count),
  };
}
