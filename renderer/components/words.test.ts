import { describe, expect, it } from 'vitest';
import { windowWords } from '../../tests/support/window-words.ts';
import { templateName } from './words.ts';

const { t } = windowWords('zh-CN');

describe('the name of a template', () => {
  it.each([
    [{ name: 'rectangle', builtIn: true }, '长方形'],
    [{ name: 'rectangle', builtIn: false }, 'rectangle'],
    // From an export that was written by hand, or by a version that had another list.
    [{ name: 'no-such-board', builtIn: true }, 'no-such-board'],
    [{ name: '$t(editor.name)', builtIn: true }, '$t(editor.name)'],
  ])('%o is %s', (template, words) => {
    expect(templateName(t, template)).toBe(words);
  });
});
