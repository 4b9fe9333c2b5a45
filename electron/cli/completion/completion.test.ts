import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { twofold } from '../../../tests/support/command-line.ts';
import { COMMANDS } from '../commands.ts';
import { flagName } from '../options.ts';
import { SHELLS } from './completion-words.ts';

const scriptOf = async (shell: string, language = 'en') =>
  (await twofold(`completion ${shell} --lang ${language}`)).out;

/** What bash offers when Tab is pressed behind the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
  const complete = [
    await scriptOf('bash'),
    `COMP_WORDS=(twofold ${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length}`,
    '_twofold',
    // A file in the folder would be offered beside names.
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', complete], { encoding: 'utf8', cwd: '/' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

describe('completion in bash', () => {
  it.each([
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
    [['rate', '--lang', 'z'], ['zh-CN']],
    [['--ver'], ['--version']],
  ])('%j', async (words, offers) => {
    expect(await offered(...words)).toEqual(offers);
  });

  it('offers every command first, and to each its own options', async () => {
    expect(await offered('')).toEqual([...COMMANDS.map(({ name }) => name), '--help', '--version']);
    for (const { name, load } of COMMANDS) {
      const { options } = await load();
      expect(await offered(name, '--')).toEqual(
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
