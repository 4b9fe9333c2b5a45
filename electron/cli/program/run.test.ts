import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../core/languages.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { COMMANDS } from '../commands/commands.ts';

describe('help', () => {
  it('lists every command when asked, and when nothing is said', async () => {
    const asked = await twofold('--help');
    expect(asked.code).toBe(0);
    for (const { name } of COMMANDS) expect(asked.out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(await twofold('')).toEqual({ ...asked, code: 2 });
  });

  it.each(COMMANDS.map(({ name }) => name))('tells about %s in both languages', async (name) => {
    const english = await twofold(`${name} --help`);
    const chinese = await twofold(`${name} --help --lang zh`);
    expect([english.code, chinese.code]).toEqual([0, 0]);
    expect(english.out).toMatch(/^Usage: /m);
    expect(chinese.out).toMatch(/^用法: /m);
    expect(english.out).toContain(`\nExamples:\n  `);
    expect(english.out.split('Examples:')[1]).toMatch(new RegExp(`\\btwofold ${name}\\b`));
    expect(chinese.out).toContain('\n示例:\n  ');
    expect(english.out + chinese.out).not.toContain('{names}');
  });
});

it('tells its version', async () => {
  expect(await twofold('--version')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, '没有'],
    [{ LANG: 'en_GB.UTF-8' }, 'there is no'],
    [{ LC_ALL: 'zh_TW', LANG: 'en_GB.UTF-8' }, '沒有'],
    [{ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'de_DE' }, '没有'],
    [{ LANG: 'de_DE.UTF-8' }, 'there is no'],
    [{}, 'there is no'],
  ])('follows %j', async (environment, words) => {
    expect((await twofold('nonsense', '', { environment })).error).toContain(words);
  });

  it('is the one asked for, or refused', async () => {
    const environment = { LANG: 'zh_CN.UTF-8' };
    expect((await twofold('nonsense --lang en', '', { environment })).error).toContain('there is no');
    expect((await twofold('solve --lang fr')).error).toContain(LANGUAGES.join(', '));
    for (const lang of ['--lang zh-CN', '--lang=zh-CN'])
      expect((await twofold(`puzzles --kind foo ${lang}`)).error).toMatch(/\p{Script=Han}/u);
  });
});

describe('an argument that cannot be read is told in the language, with what helps', () => {
  it.each([
    ['solve --nope 3', '--nope', '没有 --nope'],
    ['solve -x', '-x', '没有 -x'],
    ['solve --seed', 'a value is missing after --seed', '--seed 后面缺一个值'],
    ['solve --seed --turns 1', 'a value is missing after --seed', '--seed 后面缺一个值'],
    ['deal --rate=1', 'write --rate alone: it takes no value', '--rate 不带值'],
    ['solve one two', '“two” is one argument too many', '“two”是多出来的参数'],
    ['puzzles one', '“one” is one argument too many', '“one”是多出来的参数'],
    ['nonsense --nope', 'no command “nonsense”', '没有“nonsense”这个命令'],
  ])('%s', async (line, english, chinese) => {
    const [inEnglish, inChinese] = [await twofold(`${line} --lang en`), await twofold(`${line} --lang zh`)];
    expect([inEnglish.code, inChinese.code]).toEqual([2, 2]);
    expect(inEnglish.error).toContain(english);
    expect(inEnglish.error).not.toMatch(/\p{Script=Han}/u);
    expect(inChinese.error).toContain(chinese);
  });

  it('a value may begin with a hyphen where it is joined to its option', async () => {
    expect((await twofold('solve --seed=-5 --lang en')).error).toContain('not “-5”');
  });
});
