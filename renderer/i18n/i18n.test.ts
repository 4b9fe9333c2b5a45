import { describe, expect, it } from 'vitest';
import { BRIDGE_ERRORS } from '../../core/contract/contract.ts';
import { DATA_ERRORS } from '../../core/contract/data.ts';
import { IMPORT_ERRORS } from '../../core/contract/import-errors.ts';
import { STORAGE_TROUBLES } from '../../core/contract/schemas.ts';
import { ASSISTS } from '../../core/game/assist.ts';
import { GAME_ERRORS } from '../../core/game/game.ts';
import { GRAVITIES } from '../../core/rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import en from '../../resources/words/en/window.json';
import zh from '../../resources/words/zh-CN/window.json';
import { flatten, keysOf, placeholders, pluralsOnly, withoutForm } from '../../tests/support/flat-words.ts';
import { ENGINE_ERRORS } from '../engine/protocol.ts';
import { BOARD_KEYS, COMMANDS } from '../input/keymap.ts';
import { formatTime } from './format.ts';
import { createI18n, languageOf } from './i18n.ts';

const texts = { en: flatten(en), 'zh-CN': flatten(zh) };

describe('the two languages', () => {
  it('have the same keys', () => {
    expect(keysOf(texts['zh-CN'])).toEqual(keysOf(texts.en));
  });

  it('have the same placeholders', () => {
    for (const [key, text] of texts['zh-CN']) {
      const inEnglish = texts.en.get(key) ?? texts.en.get(withoutForm(key)) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(inEnglish)]);
    }
  });

  it('have an English form for one wherever a number may be one', () => {
    expect(pluralsOnly(texts.en)).toEqual([]);
  });

  it('leave no text empty', () => {
    for (const flat of Object.values(texts))
      for (const [key, text] of flat) expect([key, text.trim().length > 0]).toEqual([key, true]);
  });
});

describe.each(['en', 'zh-CN'] as const)('every code has its words in %s', (language) => {
  const has = (key: string) => texts[language].has(key);

  it.each([...BRIDGE_ERRORS, ...STORAGE_TROUBLES, ...ENGINE_ERRORS, ...IMPORT_ERRORS, ...DATA_ERRORS])(
    '%s: what, why and what to do',
    (code) => {
      expect(['what', 'why', 'what-to-do'].filter((part) => !has(`error.${code}.${part}`))).toEqual([]);
    },
  );

  it.each([...GAME_ERRORS, 'blocked', 'blocked-no-line'])('refused: %s', (code) => {
    expect(has(`refused.${code}`)).toBe(true);
  });

  it.each(BUILTIN_TEMPLATES.map(({ name }) => name))('template %s', (name) => {
    expect(has(`template.${name}`)).toBe(true);
  });

  it('commands, gravities, assists and turns', () => {
    const keys = [
      ...COMMANDS.map((command) => `command.${command}`),
      ...BOARD_KEYS.map(({ action }) => `command.${action}`),
      ...GRAVITIES.filter((gravity) => gravity !== 'none').map((gravity) => `rules.gravity-${gravity}`),
      ...ASSISTS.map((assist) => `assist.${assist}`),
      ...[0, 1, 2, 3].map((turns) => `turns.${turns}`),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });
});

describe('choosing a language', () => {
  it.each([
    [['zh-TW', 'en'], 'zh-CN'],
    [['fr-FR', 'zh-Hans-CN', 'en-US'], 'zh-CN'],
    [['en-GB', 'zh-CN'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('%j gives %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });

  it('switches live', async () => {
    const i18n = createI18n('en');
    expect(i18n.t('count.pairs-left', { count: 1 })).toBe('1 pair left');
    await i18n.changeLanguage('zh-CN');
    expect(i18n.t('count.pairs-left', { count: 1 })).toBe('剩 1 对');
    expect(i18n.t('restored.games', { count: 0 })).toBe('没能找回任何一盘。');
  });
});

describe('times', () => {
  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [36_125_000, '10:02:05'],
  ])('%d ms is %s', (elapsedMs, text) => {
    expect(formatTime(elapsedMs)).toBe(text);
  });
});
