import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { createI18n, loadWords } from './i18n.ts';
import { unbroken, withPlainBlanks } from './unbroken.ts';

/** A blank that does not break is written `~`. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('figures that belong together', () => {
  it.each([
    ['0 of 1', '0~of~1'],
    ['Best attempt · 0 of 1', 'Best attempt · 0~of~1'],
    ['48 × 30 · 74 pairs', '48~×~30 · 74 pairs'],
    ['走對 3 / 8', '走對 3~/~8'],
    ['3 / 8 / 9', '3~/~8~/~9'],
    ['+12 s for the level', '+12~s for the level'],
    ['It is 9.1 MB; the limit is 8.0 MB.', 'It is 9.1~MB; the limit is 8.0~MB.'],
    ['95 % of games', '95~% of games'],
    ['2 slots of stone', '2 slots of stone'],
  ])('%s', (text, unbrokenText) => {
    expect(shown(unbroken(text))).toBe(unbrokenText);
    expect(withPlainBlanks(unbroken(text))).toBe(text);
  });
});

it.each(LANGUAGES)('stay together in every text of the window in %s', async (language) => {
  const { t } = await createI18n(language);
  await loadWords('puzzle', 'editor');
  expect(shown(t('editor.size', { width: 48, height: 30 }))).toBe('48~×~30');
  expect(shown(t('puzzle.done', { done: 0, all: 20 }))).not.toMatch(/\d \S* ?\d/);
  const [low, high] = [7, 22];
  const range = t('editor.share.interval', { low, high, count: 100 });
  expect(range).toMatch(/7\u2060[–～]\u206022/);
  expect(withPlainBlanks(range)).toMatch(/7[–～]22/);
  expect(t('editor.copy-of', { name: '7–22' })).toContain('7–22');
  expect(shown(t('end.seconds', { seconds: 4 }))).not.toContain(' s');
});
