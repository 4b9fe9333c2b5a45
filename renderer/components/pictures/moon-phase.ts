interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the outline of the lit part of a waxing moon, of which that share is lit: from a crescent to the whole disc. */
export function litMoon({ x, y, radius }: Disc, share: number): string {
  const inner = Math.abs(1 - 2 * share) * radius;
  const arc = (across: number, isClockwise: boolean, down: number) =>
    `a${across} ${radius} 0 0 ${isClockwise ? 1 : 0} 0 ${down}`;
  return `M${x} ${y - radius}${arc(radius, true, 2 * radius)}${arc(inner, share > 0.5, -2 * radius)}Z`;
}
