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
    [{ name: '帆船 · Sailing boat', builtIn: false }, '帆船'],
    [{ name: '井 · 井 Well', builtIn: false }, '井'],
    [{ name: 'Boat · Ship', builtIn: false }, 'Boat · Ship'],
    [{ name: '帆船 ·', builtIn: false }, '帆船 ·'],
  ])('%o is %s', (template, words) => {
    expect(templateName(t, template)).toBe(words);
  });

  it('that has two is the English one in English', () => {
    const english = windowWords('en').t;
    expect(templateName(english, { name: '帆船 · Sailing boat', builtIn: false })).toBe('Sailing boat');
  });
});
