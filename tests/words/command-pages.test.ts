/** The pages on the command line beside what `--help` prints: every command, and no option that is not there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../core/languages.ts';
import { COMMANDS } from '../../electron/cli/commands/commands.ts';
import { twofold } from '../support/command-line.ts';

/** A further language need not have one. */
const PAGES = {
  en: 'docs/command-line.md',
  'zh-CN': 'docs/command-line.zh-CN.md',
  'zh-TW': 'docs/command-line.zh-TW.md',
  ja: 'docs/command-line.ja.md',
} satisfies Partial<Record<Language, string>>;
const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** The commands that a page's first table names, in its order. */
function commandsOf(page: string): readonly string[] {
  const table = page.slice(page.indexOf('\n| '), page.indexOf('\n## '));
  const cells = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name));
}

/** The flags in a text, such as `--seed`. */
const flagsIn = (text: string) =>
  new Set(Array.from(text.matchAll(/(?<![\w-])--([a-z]+(?:-[a-z]+)*)/g), ([flag]) => flag));

/** Flags of the other programs that the pages call, and of the game's own start. */
const OF_OTHERS = ['--data', '--silent', '--sshloginfile', '--workdir', '--array', '--wrap'];

it('finds what it looks for', () => {
  expect(
    commandsOf('\n| command | |\n|---|---|\n| `deal` | a |\n| `line`, `links` | b |\n\n## More\n| `x` |'),
  ).toEqual(['deal', 'line', 'links']);
  expect([...flagsIn('twofold deal --seed 7 --node-limit 3 a--b')]).toEqual(['--seed', '--node-limit']);
});

describe.each(Object.entries(PAGES))('the page in %s', (language, path) => {
  const page = read(path);

  it('names every command once', () => {
    expect(commandsOf(page).toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted());
  });

  it('names no option that no command has', async () => {
    const helps = await Promise.all(
      ['', ...COMMANDS.map(({ name }) => name)].map((name) => twofold(`${name} --help --lang ${language}`)),
    );
    const known = flagsIn(helps.map(({ out }) => out).join('\n'));
    expect(known.size).toBeGreaterThan(20);
    expect([...flagsIn(page)].filter((flag) => !known.has(flag) && !OF_OTHERS.includes(flag))).toEqual([]);
  });

  it('calls each command with options of its own alone', async () => {
    const calls = [...page.matchAll(/twofold (?:-- )?([a-z]+)((?: +(?:'[^']*'|[^\s|>#'`)]+))*)/g)].filter(
      ([, name]) => COMMANDS.some((command) => command.name === name),
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const [call, name = '', args = ''] of calls) {
      const { out } = await twofold(`${name} --help --lang ${language}`);
      const known = flagsIn(out);
      expect(
        [...flagsIn(args)].filter((flag) => !known.has(flag)),
        call,
      ).toEqual([]);
    }
  });
});
