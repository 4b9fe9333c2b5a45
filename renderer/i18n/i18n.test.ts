import { describe, expect, it } from 'vitest';
import { BRIDGE_ERRORS } from '../../core/contract/contract.ts';
import { DATA_ERRORS } from '../../core/contract/data.ts';
import { GAME_FILE_ERRORS, IMPORT_ERRORS } from '../../core/contract/import-errors.ts';
import { STORAGE_TROUBLES } from '../../core/contract/schemas.ts';
import { ASSISTS } from '../../core/game/modes/assist.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { GAME_ERRORS } from '../../core/game/play/game.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { GRAVITIES } from '../../core/rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { flatten } from '../../tests/support/flat-words.ts';
import { readWords } from '../../tests/support/words-folder.ts';
import { ENGINE_ERRORS } from '../engine/protocol.ts';
import { BOARD_KEYS } from '../input/key-labels.ts';
import { commandsIn } from '../input/keymap.ts';
import { formatTime } from './format.ts';
import { createI18n, loadWords } from './i18n.ts';

describe.each(LANGUAGES)('every code has its words in %s', (language) => {
  const texts = flatten(readWords(language).window ?? {});
  const has = (key: string) => texts.has(key);

  it.each([
    ...BRIDGE_ERRORS,
    ...STORAGE_TROUBLES,
    ...ENGINE_ERRORS,
    ...IMPORT_ERRORS,
    ...GAME_FILE_ERRORS,
    ...DATA_ERRORS,
  ])('%s: what, why and what to do', (code) => {
    expect(['what', 'why', 'what-to-do'].filter((part) => !has(`error.${code}.${part}`))).toEqual([]);
  });

  it.each([...GAME_ERRORS, 'blocked', 'blocked-no-line'])('refused: %s', (code) => {
    expect(has(`refused.${code}`)).toBe(true);
  });

  it.each(BUILTIN_TEMPLATES.map(({ name }) => name))('template %s', (name) => {
    expect(has(`template.${name}`)).toBe(true);
  });

  it('commands, modes, gravities, assists and turns', () => {
    const keys = [
      ...commandsIn('game').map((command) => `command.${command}`),
      ...BOARD_KEYS.map(({ action }) => `command.${action}`),
      ...GRAVITIES.filter((gravity) => gravity !== 'none').map((gravity) => `rules.gravity-${gravity}`),
      ...MODE_IDS.map((mode) => `mode.${mode}`),
      ...ASSISTS.map((assist) => `assist.${assist}`),
      ...[0, 1, 2, 3].map((turns) => `turns.${turns}`),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });
});

describe('the words of the window', () => {
  it('come file by file, and switch live', async () => {
    const i18n = await createI18n('en');
    expect(i18n.t('count.pairs-left', { count: 1 })).toBe('1 pair left');
    expect(i18n.t('editor.title')).toBe('editor.title');
    await loadWords('editor', 'data');
    expect(i18n.t('editor.title')).toBe('Shape editor');
    await i18n.changeLanguage('zh-CN');
    expect(i18n.t('count.pairs-left', { count: 1 })).toBe('剩 1\u00a0对');
    expect(i18n.t('data.restored.games', { count: 0 })).toBe('没能从里面找回牌局。');
    expect(i18n.t('editor.title')).not.toMatch(/editor|Editor/);
  });
});

describe('times', () => {
  it.each([
    [0, '0:00'],
    [0.4, '0:00.1'],
    [850, '0:00.8'],
    [999, '0:00.9'],
    [1_000, '0:01'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [36_125_000, '10:02:05'],
  ])('%d ms is %s', (elapsedMs, text) => {
    expect(formatTime(elapsedMs)).toBe(text);
  });
});
