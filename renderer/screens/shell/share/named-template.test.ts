import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { windowWords } from '../../../../tests/support/window-words.ts';
import { namedTemplate } from './named-template.ts';

const { t } = windowWords('zh-CN');
const known = builtInRevisions();
const heart = known.find(({ name }) => name === 'heart') as TemplateRevision; // it comes with the game

describe('the template of a code', () => {
  it('is the built-in one under its own rules', () => {
    expect(namedTemplate(t, heart, known)).toBe(heart);
  });

  it('bears the name of its shape in the language of the player under other rules', () => {
    const falling = makeRevision({ ...heart, rules: { ...CLASSIC_RULES, gravity: 'down' } }, true);
    const named = namedTemplate(t, falling, known);
    expect(named).toMatchObject({ name: '心形', builtIn: false, hash: falling.hash });
    expect(makeRevision(named, false).hash).toBe(falling.hash);
  });

  it('keeps the name that its author gave it', () => {
    const own = makeRevision({ ...heart, name: 'heart' }, false);
    expect(namedTemplate(t, own, [])).toBe(own);
  });
});
