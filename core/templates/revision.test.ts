import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { makeRevision } from './revision.ts';
import type { Template } from './template.ts';

const TEMPLATE: Template = {
  ...drawnShape('oooo\no..o\noo#o\noooo'),
  name: 'window',
  rules: CLASSIC_RULES,
  filling: { kinds: 3, copies: 4 },
};

describe('makeRevision', () => {
  it('names a template by its content, for ever: stored games refer to it', () => {
    expect(makeRevision(TEMPLATE, true)).toEqual({
      ...TEMPLATE,
      builtIn: true,
      hash: '12e3e89f55d668df15ac8608247b0c5db46ab7efb8fb14f5dd26afef9cfcb60f',
    });
  });

  it.each<[string, Template]>([
    ['a name', { ...TEMPLATE, name: 'Fenster' }],
    ['nothing', { ...TEMPLATE }],
    ['the way it may be shown', { ...TEMPLATE, mayTurn: true }],
  ])('gives the same hash when %s changes', (_, other) => {
    expect(makeRevision(other, false).hash).toBe(makeRevision(TEMPLATE, true).hash);
  });

  it.each<[string, Template]>([
    ['a cell', { ...TEMPLATE, ...drawnShape('oooo\no.oo\noo#o\noooo') }],
    ['the width', { ...TEMPLATE, ...drawnShape('oooooooo\no..ooo#o') }],
    ['the gravity', { ...TEMPLATE, rules: { ...CLASSIC_RULES, gravity: 'down' } }],
    ['the border', { ...TEMPLATE, rules: { ...CLASSIC_RULES, border: 'closed' } }],
    ['the turns', { ...TEMPLATE, rules: { ...CLASSIC_RULES, maxTurns: 3 } }],
    ['the kinds', { ...TEMPLATE, filling: { kinds: 4, copies: 4 } }],
    ['the copies', { ...TEMPLATE, filling: { kinds: 3, copies: 2 } }],
  ])('gives another hash when %s changes', (_, other) => {
    expect(makeRevision(other, true).hash).not.toBe(makeRevision(TEMPLATE, true).hash);
  });
});
