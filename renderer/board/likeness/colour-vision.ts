/**
 * The ways of seeing under which two tiles must differ: without any colour, and with one of the three kinds of cone
 * missing. Simulated in linear light by Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", 2009, at severity 1.
 */
export const VISIONS = ['grey', 'protan', 'deutan', 'tritan'] as const;
/** One of `VISIONS`. */
export type Vision = (typeof VISIONS)[number];

type Matrix = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** Rows of each matrix: what red, green and blue become. Luminance is that of sRGB (Rec. 709). */
const MATRICES: Readonly<Record<Vision, Matrix>> = {
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** CIELAB of an sRGB colour (0 to 255) as a vision sees it, written to `to` at `at`: lightness, then green–red and blue–yellow. */
export function writeLab(
  vision: Vision,
  red: number,
  green: number,
  blue: number,
  to: Float32Array,
  at: number,
): void {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const m = MATRICES[vision];
  const seenRed = clamp(m[0] * r + m[1] * g + m[2] * b);
  const seenGreen = clamp(m[3] * r + m[4] * g + m[5] * b);
  const seenBlue = clamp(m[6] * r + m[7] * g + m[8] * b);
  // sRGB to XYZ, relative to the white point D65.
  const x = labCurve((0.4124564 * seenRed + 0.3575761 * seenGreen + 0.1804375 * seenBlue) / 0.95047);
  const y = labCurve(0.2126729 * seenRed + 0.7151522 * seenGreen + 0.072175 * seenBlue);
  const z = labCurve((0.0193339 * seenRed + 0.119192 * seenGreen + 0.9503041 * seenBlue) / 1.08883);
  to[at] = 116 * y - 16;
  to[at + 1] = 500 * (x - y);
  to[at + 2] = 200 * (y - z);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function labCurve(value: number): number {
  return value > 216 / 24_389 ? Math.cbrt(value) : (24_389 / 27) * (value / 116) + 16 / 116;
}
