import { describe, expect, it } from 'vitest';
import { CODE_ERRORS } from '../../../../core/codes/code-error.ts';
import { windowWords } from '../../../../tests/support/window-words.ts';
import { codeErrorWords } from './code-words.ts';

/** Everything that an error may name. */
const DETAILS = { at: 12, group: 3, place: 2, found: 'K', meant: 'R', limit: 4_000, version: 9, ours: 1 };

describe.each(['en', 'zh-CN'] as const)('in %s', (language) => {
  const { t } = windowWords(language);

  it.each(CODE_ERRORS)('%s says what and what to do, with every place filled', (code) => {
    const { what, fix } = codeErrorWords(t, { code, details: DETAILS });
    for (const words of [what, fix]) {
      expect(words).not.toContain('record.code.error');
      expect(words).not.toContain('{{');
      expect(words.length).toBeGreaterThan(5);
    }
  });

  it.each(['code-wrong-character', 'code-swapped', 'code-character'] as const)('%s says where', (code) => {
    const { what, fix } = codeErrorWords(t, { code, details: DETAILS });
    expect(what + fix).toMatch(/3/);
    expect(what + fix).toMatch(/2/);
    expect(what).toContain('K');
  });
});
