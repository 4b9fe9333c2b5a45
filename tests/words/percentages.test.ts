/**
 * Every share in per cent is written by `makePercent` of core/percent.ts, which never makes 0 or 100 of a share that is
 * neither. This test finds program lines that write a number in another way, and texts with a percentage that it does not
 * know.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A line may round a number or set a sign behind it in these ways. */
const WRITES = [
  /'percent'/,
  /maximumFractionDigits|NumberFormat/,
  /\.to(Fixed|Precision)\(/,
  /\} ?%/,
  /Math\.(round|floor|ceil|trunc)\(.*(\b100 \*|\* 100\b|ermille \/ 10\b)/,
];
/** A length or a place of a style sheet, which is no text. */
const IS_STYLE = /style=|setProperty\(|'--[a-z]+':|^\s*(left|top|width|height): /;
/** A point of a path. */
const IS_PATH = /[xy]\.toFixed\(/;

/** Files that write other numbers than shares, or shares by `makePercent`, and how many such lines each has. */
const KNOWN: Readonly<Record<string, readonly [lines: number, what: string]>> = {
  'core/percent.ts': [2, 'the one place'],
  'core/deal/composed-boards.ts': [1, 'seconds'],
  'core/solve/measured-share.ts': [1, 'compares the width of an interval'],
  'core/game/facts.ts': [1, 'a measure that a rule of an achievement compares'],
  'core/sentences/casual-sentences.ts': [1, 'seconds and minutes'],
  'core/sentences/share-sentences.ts': [1, 'links at a time'],
  'core/templates/difficulty-bar.ts': [1, 'by makePercent'],
  'electron/cli/options.ts': [5, 'reads a share in per cent'],
  'electron/cli/progress-bar.ts': [1, 'by makePercent, below one per cent as <1'],
  'renderer/components/pictures/cleared-shape.tsx': [2, 'the remainder by a width, and a colour'],
  'renderer/i18n/format.ts': [4, 'counts, and numbers with a decimal'],
  'renderer/screens/design/panels/status-line.tsx': [1, 'a magnification, which goes beyond 100 %'],
  'renderer/parts/file-place.ts': [1, 'megabytes'],
  'renderer/parts/share/picture/palette.ts': [1, 'a colour'],
  'renderer/screens/learn/bench-ratios.ts': [1, 'times as fast'],
  'renderer/screens/you/statistics/play-words.ts': [2, 'by makePercent'],
};

/** Texts with a percentage, and where their numbers come from. */
const TEXTS: Readonly<Record<string, string>> = {
  'cli.pack.both': 'makePercent',
  'cli.pack.falls': 'makePercent',
  'cli.pack.jumps': 'makePercent',
  'cli.pack.random': 'makePercent',
  'cli.rating.loss': 'tellShare',
  'cli.rating.forced': 'makePercent',
  'cli.rating.casual': 'tellShare',
  'cli.rating.left': 'makePercent',
  'cli.review.wins': 'tellShare',
  'cli.review.wins-proved': 'makePercent',
  'editor.free.loses': 'tellShare',
  'editor.measure.wins': 'tellShare',
  'editor.pack.falls': 'makePercent',
  'editor.pack.jumps': 'makePercent',
  'editor.pack.share': 'makePercent',
  'editor.share.interval': 'tellShare',
  'editor.share.wins': 'tellShare',
  'puzzle.measure': 'tellShare',
  'review.percent': 'the lines of an axis: 0, 50 and 100',
  'review.wins': 'tellShare',
};

function productFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|browser)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function writingLines(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && WRITES.some((pattern) => pattern.test(line)))
    .filter((line) => !IS_STYLE.test(line) && !IS_PATH.test(line));
}

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

describe('percentages', () => {
  it('are written by no other program line than those that are known', () => {
    const found: Record<string, number> = {};
    for (const file of ['core', 'electron', 'renderer'].flatMap(productFiles)) {
      const lines = writingLines(file);
      if (lines.length > 0) found[file] = lines.length;
    }
    const known = Object.entries(KNOWN).map(([file, [lines]]) => [file, lines]);
    expect(found).toEqual(Object.fromEntries(known));
  });

  it.each(LANGUAGES)('stand in no other text of %s than those that are known', (tag) => {
    const folder = join(ROOT, 'resources/words', tag);
    const found = readdirSync(folder).flatMap((file) =>
      leavesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')),
    );
    const withPercent = found.filter(([, words]) => /\}\} ?[%％]|百分之\{\{/.test(words)).map(([key]) => key);
    const keys = withPercent.map((key) => key.replace(/_(one|other)$/, ''));
    expect([...new Set(keys)].sort()).toEqual(Object.keys(TEXTS).sort());
  });
});
