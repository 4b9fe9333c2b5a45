/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const WHITE: Colour = [255, 255, 255];
export const BLACK: Colour = [0, 0, 0];

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export function mixColours(from: Colour, to: Colour, share: number): Colour {
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])];
}

export function makeCss([red, green, blue]: Colour, alpha = 1): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness([red, green, blue]: Colour): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
