import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function hex(text: string): Colour {
  const at = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function palette(theme: 'light' | 'dark'): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  const both = /--([a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;
  for (const [, name = '', light = '', dark = '', always] of css.matchAll(both))
    colours.set(name, hex(always ?? (theme === 'light' ? light : dark)));
  return colours;
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const PAIRS = [
  ['ink', 'paper', TEXT],
  ['ink', 'paper-deep', TEXT],
  ['ink', 'card', TEXT],
  ['ink', 'card-hover', TEXT],
  ['ink', 'vermilion-wash', TEXT],
  ['muted', 'paper', TEXT],
  ['muted', 'paper-deep', TEXT],
  ['muted', 'card', TEXT],
  ['jade-text', 'paper', TEXT],
  ['jade-text', 'card', TEXT],
  ['jade-text', 'jade-wash', TEXT],
  ['on-jade', 'jade', TEXT],
  ['on-jade', 'jade-hover', TEXT],
  ['vermilion-text', 'paper', TEXT],
  ['vermilion-text', 'card', TEXT],
  ['vermilion-text', 'vermilion-wash', TEXT],
  ['on-seal', 'seal', SHAPE],
  ['vermilion', 'paper', SHAPE],
  ['jade', 'paper', SHAPE],
  ['line-strong', 'card', SHAPE],
  ['focus', 'paper', SHAPE],
  ['focus', 'card', SHAPE],
] as const;

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const colours = palette(theme);

  it.each(PAIRS)('%s on %s reaches %f', (front, back, least) => {
    const [one, other] = [colours.get(front), colours.get(back)];
    if (one === undefined || other === undefined) throw new Error(`no colour ${front} or ${back}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
