import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import type { JourneyPlace } from '../../../parts/modes/journey-place.ts';
import type { Records } from '../../../parts/use-records.ts';
import { homeStart } from './home-start.ts';
import { nextTemplate } from './next-template.ts';

const templates = builtInRevisions();
const [template] = templates;
if (template === undefined) throw new Error('no templates');
const game: GameSummary = {
  ...{ gameId: 'a', mode: 'classic', template, level: 1 },
  ...{ pairsLeft: 8, elapsedMs: 0, playedAt: 0 },
};
const none: Records = { hasFinished: false, onTemplates: new Map() };
const some: Records = { hasFinished: true, onTemplates: new Map() };
const level = {
  mode: 'journey' as const,
  boardId: 'boat',
  number: 6,
  name: { en: 'Boat', 'zh-CN': '帆船' },
  shape: template,
};
const onTheWay: JourneyPlace = { stars: 13, levels: 70, next: level };
const done: JourneyPlace = { stars: 200, levels: 70, next: null };

describe('the game that home begins', () => {
  it.each<[string, Partial<Parameters<typeof homeStart>[0]>, ReturnType<typeof homeStart>]>([
    ['the one last played, whatever else is known', { games: [game] }, { type: 'game', game }],
    ['not known before the records are read', {}, null],
    ['the first boards, before a first game', { records: none, journey: onTheWay }, { type: 'first' }],
    ['not known before the journey is read', { records: some }, null],
    ['the next level', { records: some, journey: onTheWay }, { type: 'level', level }],
    [
      'a template, where the journey cannot be read',
      { records: some, journey: 'unreadable' },
      { type: 'template', ...(nextTemplate(templates, some) ?? { template, reason: null }) },
    ],
    [
      'a template, after the last level',
      { records: some, journey: done },
      { type: 'template', ...(nextTemplate(templates, some) ?? { template, reason: null }) },
    ],
  ])('is %s', (_what, known, expected) => {
    expect(homeStart({ templates, games: [], records: null, journey: null, ...known })).toEqual(expected);
  });
});
