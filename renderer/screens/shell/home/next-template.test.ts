import { describe, expect, it } from 'vitest';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { byLength } from '../../../parts/first-template.ts';
import type { Records } from '../../../parts/use-records.ts';
import { nextTemplate } from './next-template.ts';

const TEMPLATES = builtInRevisions();
const [first, second, third] = byLength(TEMPLATES);
if (first === undefined || second === undefined || third === undefined) throw new Error('few templates');

const records = (hasFinished: boolean, ...played: [hash: string, finished: number, best: number | null][]) =>
  ({
    hasFinished,
    onTemplates: new Map(played.map(([hash, finished, bestTotal]) => [hash, { finished, bestTotal }])),
  }) satisfies Records;

describe('the board that home offers', () => {
  it('is none without templates', () => {
    expect(nextTemplate([], records(false))).toBeUndefined();
  });

  it.each<[what: string, known: Records | null, expected: ReturnType<typeof nextTemplate>]>([
    ['the shortest, before anything is known', null, { template: first, reason: null }],
    [
      'the shortest, before a first game',
      records(false, [first.hash, 0, null]),
      { template: first, reason: 'first' },
    ],
    ['still the shortest, after games of another mode', records(true), { template: first, reason: 'new' }],
    ['the next one', records(true, [first.hash, 3, 9]), { template: second, reason: 'new' }],
    [
      'one that was left out',
      records(true, [first.hash, 1, 9], [third.hash, 1, 9]),
      { template: second, reason: 'new' },
    ],
    [
      'the least finished once all were',
      records(
        true,
        ...TEMPLATES.map(({ hash }): [string, number, number | null] =>
          hash === third.hash ? [hash, 1, 8_000] : [hash, 2, 9_000],
        ),
      ),
      { template: third, reason: { again: 8_000 } },
    ],
  ])('is %s', (_what, known, expected) => {
    expect(nextTemplate(TEMPLATES, known)).toEqual(expected);
  });
});
