import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Gravity } from '../../../core/rules/rules.ts';
import { chevronsOf } from './chevrons.ts';

it.each<[Gravity, string]>([
  ['none', ''],
  ['down', 'below down'],
  ['up', 'above up'],
  ['left', 'left left'],
  ['right', 'right right'],
  ['split-vertical', 'above up, below down'],
  ['split-horizontal', 'left left, right right'],
  ['join-vertical', 'above down, below up'],
  ['join-horizontal', 'left right, right left'],
])('%s: %s', (gravity, drawn) => {
  const words = chevronsOf(gravity).map((chevron) => chevron.join(' '));
  expect(words.join(', ')).toBe(drawn);
});

it('every stroke has the whole of a colour that is seen on paper', () => {
  const css = readFileSync(new URL('./rules-drawn.module.css', import.meta.url), 'utf8');
  const [standing = ''] = css.split('@keyframes');
  expect(standing).toMatch(/\.side \{[^}]*color: var\(--jade\)/);
  expect(standing).not.toContain('opacity');
});
