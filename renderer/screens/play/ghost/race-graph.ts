import { type Standing, standingAt } from '../../../../core/game/ghost-race.ts';

/** The range of a graph of pairs left over time: from the deal to `endMs`, from no pair to `mostPairs`. */
export interface RaceSpan {
  readonly endMs: number;
  readonly mostPairs: number;
}

export const WIDTH = 120;
export const HEIGHT = 28;

/** The span of both games: a game that goes on beyond its ghost makes the picture longer. */
export function spanOf(
  ghost: readonly Standing[],
  own: readonly Standing[],
  ghostEndMs: number,
  nowMs: number,
): RaceSpan {
  const mostPairs = [...ghost, ...own].reduce((most, { pairsLeft }) => Math.max(most, pairsLeft), 1);
  return { endMs: Math.max(1, ghostEndMs, nowMs), mostPairs };
}

/** Returns the point of a number of pairs left at a time; the deal is at the upper left. */
export function pointAt({ endMs, mostPairs }: RaceSpan, elapsedMs: number, pairsLeft: number) {
  return {
    x: rounded((WIDTH * Math.min(elapsedMs, endMs)) / endMs),
    y: rounded(HEIGHT - (HEIGHT * pairsLeft) / mostPairs),
  };
}

/** The standings up to a time as a line of steps (SVG path data): pairs stay as they are until the next one is taken. */
export function stepsPath(span: RaceSpan, standings: readonly Standing[], untilMs: number): string {
  const [first, ...others] = standings.filter(({ elapsedMs }) => elapsedMs <= untilMs);
  if (first === undefined) return '';
  const start = pointAt(span, first.elapsedMs, first.pairsLeft);
  const steps = others.map(({ elapsedMs, pairsLeft }) => {
    const { x, y } = pointAt(span, elapsedMs, pairsLeft);
    return `H${x}V${y}`;
  });
  return `M${start.x} ${start.y}${steps.join('')}H${pointAt(span, untilMs, 0).x}`;
}

/** Returns the point of a game at a time; null for a game without standings. */
export function headAt(span: RaceSpan, standings: readonly Standing[], elapsedMs: number) {
  const standing = standingAt(standings, elapsedMs);
  return standing === null ? null : pointAt(span, elapsedMs, standing.pairsLeft);
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
