import { describe, expect, it } from 'vitest';
import { GRADES } from '../../core/deal/win-share.ts';
import { PRESETS } from '../../core/templates/edit/presets.ts';
import { SYMMETRIES } from '../../core/templates/edit/symmetry.ts';
import { ANCHORS } from '../../core/templates/edit/transform.ts';
import { FILE_ERRORS } from '../../core/templates/file/file-error.ts';
import en from '../../resources/words/en/editor.json';
import zh from '../../resources/words/zh-CN/editor.json';
import { flatten, keysOf, placeholders, pluralsOnly, withoutForm } from '../../tests/support/flat-words.ts';
import { CANVAS_KEYS, EDITOR_COMMANDS } from '../screens/editor/editor-keys.ts';

const texts = { en: flatten(en), 'zh-CN': flatten(zh) };

/** Every issue that `checkDesign` can find. */
const ISSUES = [
  'bad-side',
  'too-small',
  'too-large',
  'wrong-length',
  'unknown-mark',
  'no-slots',
  'odd-slots',
  'bad-kinds',
  'too-many-kinds',
  'bad-copies',
  'name-empty',
  'name-invisible',
  'name-too-long',
  'name-character',
  'bad-author',
];

describe('the words of the editor', () => {
  it('are the same keys in both languages', () => {
    expect(keysOf(texts['zh-CN'])).toEqual(keysOf(texts.en));
  });

  it('have the same placeholders, and none is empty', () => {
    for (const [key, text] of texts['zh-CN']) {
      const english = texts.en.get(key) ?? texts.en.get(withoutForm(key)) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(english)]);
      expect([key, text.trim() !== '' && english.trim() !== '']).toEqual([key, true]);
    }
  });

  it('have an English form for one wherever a number may be one', () => {
    expect(pluralsOnly(texts.en)).toEqual([]);
  });

  it.each(['en', 'zh-CN'] as const)('exist for every code in %s', (language) => {
    const keys = [
      ...FILE_ERRORS.flatMap((code) => [`file.${code}.what`, `file.${code}.fix`]),
      ...ISSUES.map((code) => `unfit.${code}`),
      ...['no-slots', 'odd-slots', 'odd-region', 'closure', 'exhausted', 'budget', 'odd-copies'].map(
        (reason) => `verdict.${reason}`,
      ),
      ...EDITOR_COMMANDS.map((command) => `command.${command}`),
      ...CANVAS_KEYS.map(({ action }) => `canvas-key.${action}`),
      ...GRADES.map((grade) => `grade.${grade}`),
      ...PRESETS.map((preset) => `preset.${preset}`),
      ...SYMMETRIES.map((symmetry) => `symmetry.${symmetry}`),
      ...ANCHORS.map((anchor) => `anchor.${anchor}`),
    ];
    expect(keys.filter((key) => !texts[language].has(key))).toEqual([]);
  });
});
