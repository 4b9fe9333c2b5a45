import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOON_COLOURS, PAPER_COLOURS } from './papers.ts';

type Colour = readonly [red: number, green: number, blue: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function hex(text: string): Colour {
  const at = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The colours of a theme; those of high contrast take the place of the others. */
function palette(theme: 'light' | 'dark', isHigh: boolean): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  const [usual = ''] = css.split(':root[data-contrast');
  const both = /--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;
  for (const [, name = '', light = '', dark = '', always] of (isHigh ? css : usual).matchAll(both))
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

/** The same with the colours of a paper or a moon. */
function withColours(
  colours: Map<string, Colour>,
  theme: 'light' | 'dark',
  changed: Readonly<Record<string, string>>,
) {
  const after = new Map(colours);
  for (const [name, value] of Object.entries(changed)) {
    const [, light = '', dark = ''] = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(value) ?? [];
    after.set(name.slice(2), hex(theme === 'light' ? light : dark));
  }
  return after;
}

const TEXT = 4.5;
const SHAPE = 3;
/** Of what only shows that a place is empty. */
const TRACE = 1.5;
const PAIRS = [
  ['emptied', 'paper', TRACE],
  ['emptied', 'card', TRACE],
  ['ink', 'paper', TEXT],
  ['ink', 'paper-light', TEXT],
  ['ink', 'hill-far', TEXT],
  ['ink', 'hill-middle', TEXT],
  ['ink', 'hill-near', TEXT],
  ['ink', 'moon', TEXT],
  ['ink', 'jade-wash', TEXT],
  ['ink', 'paper-deep', TEXT],
  ['ink', 'card', TEXT],
  ['ink', 'card-hover', TEXT],
  ['ink', 'vermilion-wash', TEXT],
  ['muted', 'paper', TEXT],
  ['muted', 'paper-light', TEXT],
  ['muted', 'paper-deep', TEXT],
  ['muted', 'card-hover', TEXT],
  ['muted', 'hill-far', TEXT],
  ['muted', 'card', TEXT],
  ['jade-text', 'paper', TEXT],
  ['jade-text', 'paper-light', TEXT],
  ['jade-text', 'paper-deep', TEXT],
  ['gold-text', 'paper', TEXT],
  ['gold-text', 'card', TEXT],
  ['fire', 'paper', TEXT],
  ['fire', 'paper-light', TEXT],
  ['jade-text', 'card', TEXT],
  ['jade-text', 'jade-wash', TEXT],
  ['on-jade', 'jade', TEXT],
  ['on-jade', 'jade-hover', TEXT],
  ['vermilion-text', 'paper', TEXT],
  ['vermilion-text', 'card', TEXT],
  ['vermilion-text', 'vermilion-wash', TEXT],
  ['vermilion-text', 'paper-deep', TEXT],
  ['on-vermilion', 'vermilion', TEXT],
  ['on-seal', 'seal', SHAPE],
  ['on-seal', 'seal-deep', SHAPE],
  ['jade', 'card', SHAPE],
  ['part-1', 'card', SHAPE],
  ['part-4', 'card', SHAPE],
  ['part-5', 'card', SHAPE],
  ['vermilion', 'paper', SHAPE],
  ['jade', 'paper', SHAPE],
  ['line-strong', 'card', SHAPE],
  ['focus', 'paper', SHAPE],
  ['focus', 'card', SHAPE],
] as const;

describe.each([
  ['light', 'usual'],
  ['dark', 'usual'],
  ['light', 'high'],
  ['dark', 'high'],
] as const)('the %s palette of %s contrast', (theme, degree) => {
  const colours = palette(theme, degree === 'high');

  it('a cleared board is light where it was begun and dark where it ended, as its legend says', () => {
    const [first, last] = [colours.get('way-first'), colours.get('way-last')];
    if (first === undefined || last === undefined) throw new Error('no colours of the way');
    expect(luminance(first)).toBeGreaterThan(4 * luminance(last));
  });

  it.each(PAIRS)('%s on %s reaches %f', (front, back, least) => {
    const [one, other] = [colours.get(front), colours.get(back)];
    if (one === undefined || other === undefined) throw new Error(`no colour ${front} or ${back}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

describe.each([...Object.entries(PAPER_COLOURS), ...Object.entries(MOON_COLOURS)])(
  'with %s',
  (_, changed) => {
    it.each(['light', 'dark'] as const)('what is read can be read (%s)', (theme) => {
      const colours = withColours(palette(theme, false), theme, changed);
      const faint = PAIRS.filter(([one, other, least]) => {
        const [a, b] = [colours.get(one), colours.get(other)];
        return a === undefined || b === undefined || contrast(a, b) < least;
      });
      expect(faint).toEqual([]);
    });
  },
);

it('slots of a cleared board have one scale, wherever it is shown', () => {
  const root = new URL('../', import.meta.url);
  const scales = globSync('**/*.css', { cwd: root }).filter((file) =>
    /(?:fill|background)[^;]*var\(--at\)/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(scales).toEqual([]);
});
