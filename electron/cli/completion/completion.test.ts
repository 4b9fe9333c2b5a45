import { describe, expect, it } from 'vitest';
import { twofold } from '../../../tests/support/command-line.ts';
import { isShellHere, offeredIn } from '../../../tests/support/completing-shells.ts';
import { COMMANDS } from '../commands/commands.ts';
import { flagName } from '../options.ts';
import { SHELLS } from './completion-words.ts';

const scriptOf = async (shell: string, language = 'en') =>
  (await twofold(`completion ${shell} --lang ${language}`)).out;

const here = SHELLS.filter(isShellHere);
// A list of what ran: a shell that is not there is not the same as one that completes.
console.info(
  `completion runs here in ${here.join(', ')}; not in ${SHELLS.filter((shell) => !here.includes(shell)).join(', ') || 'none'}`,
);

/** Words on the line and what is offered behind the last one, in every shell. */
const OFFERS: readonly (readonly [words: readonly string[], offers: readonly string[]])[] = [
  [['so'], ['solve']],
  [['deal', 'two'], ['two-triangles']],
  [['solve', '--bor'], ['--border']],
  [
    ['solve', '--border', ''],
    ['open', 'closed'],
  ],
  [
    ['deal', '--gravity', 'split-'],
    ['split-vertical', 'split-horizontal'],
  ],
  [
    ['convert', 'heart', '--as', ''],
    ['text', 'json', 'png', 'code'],
  ],
  [['completion', 'f'], ['fish']],
  [
    ['rate', '--lang', 'z'],
    ['zh-CN', 'zh-TW'],
  ],
];

it('is tried in bash at least, but on Windows', () => {
  if (process.platform !== 'win32') expect(here).toContain('bash');
});

describe.each(here)('completion in %s', (shell) => {
  it.each(OFFERS)('%j', async (words, offers) => {
    const offered = offeredIn(shell, await scriptOf(shell), words);
    expect(offered.toSorted()).toEqual(offers.toSorted());
  });

  it('offers every command first, and to each its own options', async () => {
    const script = await scriptOf(shell);
    expect(offeredIn(shell, script, [''])).toEqual(expect.arrayContaining(COMMANDS.map(({ name }) => name)));
    for (const { name, load } of COMMANDS) {
      const { options } = await load();
      expect(offeredIn(shell, script, [name, '--'])).toEqual(
        expect.arrayContaining(options.map((each) => `--${flagName(each)}`)),
      );
    }
  });
});

describe('completion', () => {
  it.each(SHELLS)('in %s knows every command, in both languages', async (shell) => {
    for (const language of ['en', 'zh']) {
      const script = await scriptOf(shell, language);
      for (const { name } of COMMANDS) expect(script).toContain(name);
      for (const word of ['two-triangles', 'by-cases', 'border', 'open', 'closed'])
        expect(script).toContain(word);
    }
  });

  it.each(['zsh', 'fish'])('in %s tells what each is', async (shell) => {
    expect(await scriptOf(shell)).toContain('find a pair that keeps the game winnable');
    expect(await scriptOf(shell, 'zh')).toContain('找一对消去后仍能赢的牌');
  });

  it('stands for no other shell', async () => {
    const { code, error } = await twofold('completion tcsh');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('bash, zsh, fish, powershell, not for “tcsh”'),
    ]);
  });
});
