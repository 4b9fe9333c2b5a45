import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { PRESETS } from '../../core/templates/edit/presets.ts';
import { SYMMETRIES } from '../../core/templates/edit/symmetry.ts';
import { ANCHORS } from '../../core/templates/edit/transform.ts';
import { FILE_ERRORS } from '../../core/templates/file/file-error.ts';
import { flatten } from '../../tests/support/flat-words.ts';
import { readWords } from '../../tests/support/words-folder.ts';
import { DRAWING_KEYS } from '../input/key-labels.ts';
import { commandsIn } from '../input/keymap.ts';

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
  it.each(LANGUAGES)('exist for every code in %s', (language) => {
    const texts = flatten(readWords(language).editor ?? {});
    const keys = [
      ...FILE_ERRORS.flatMap((code) => [`file.${code}.what`, `file.${code}.fix`]),
      ...ISSUES.map((code) => `unfit.${code}`),
      ...['no-slots', 'odd-slots', 'odd-region', 'closure', 'exhausted', 'budget', 'odd-copies'].map(
        (reason) => `verdict.${reason}`,
      ),
      ...commandsIn('editor').map((command) => `command.${command}`),
      ...DRAWING_KEYS.map(({ action }) => `canvas-key.${action}`),
      ...PRESETS.map((preset) => `preset.${preset}`),
      ...SYMMETRIES.map((symmetry) => `symmetry.${symmetry}`),
      ...ANCHORS.map((anchor) => `anchor.${anchor}`),
    ];
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
});
