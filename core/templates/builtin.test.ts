import { describe, expect, it } from 'vitest';
import { SLOT } from '../board/board.ts';
import { regionSizes } from '../deal/regions.ts';
import { BUILTIN_TEMPLATES } from './builtin.ts';
import { checkTemplate } from './check.ts';

/** Pictures that every tile set has at least. */
const PICTURES = 42;

const named = BUILTIN_TEMPLATES.map((template) => [template.name, template] as const);

describe('the built-in templates', () => {
  it('have names of their own that can be keys', () => {
    const names = BUILTIN_TEMPLATES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(named)('%s passes every check', (_, template) => {
    expect(checkTemplate(template)).toEqual([]);
  });

  it.each(named)('%s is a good size to play and needs no more pictures than there are', (_, template) => {
    const slots = template.marks.filter((mark) => mark === SLOT).length;
    expect(slots).toBeGreaterThanOrEqual(60);
    expect(slots).toBeLessThanOrEqual(160);
    expect(template.width).toBeGreaterThan(template.height);
    const { kinds, copies } = template.filling;
    expect(kinds).toBeLessThanOrEqual(Math.min(PICTURES, Math.ceil(slots / copies)));
  });

  it('draw two triangles that do not touch', () => {
    const template = BUILTIN_TEMPLATES.find(({ name }) => name === 'two-triangles');
    const walled = template && {
      ...template,
      marks: template.marks.map((mark) => (mark === SLOT ? SLOT : -2)),
    };
    expect(walled && regionSizes(walled, 'closed')).toEqual([36, 36]);
  });

  it('show gravity and walls', () => {
    expect(new Set(BUILTIN_TEMPLATES.map(({ rules }) => rules.gravity)).size).toBeGreaterThan(3);
    expect(BUILTIN_TEMPLATES.some(({ marks }) => marks.includes(-2))).toBe(true);
  });
});
