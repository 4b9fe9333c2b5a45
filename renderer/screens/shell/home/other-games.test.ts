import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { otherGames } from './other-games.ts';

const templateOf = (name: string): TemplateRevision => ({
  ...{ hash: name, builtIn: true, name, width: 4, height: 4, marks: [] },
  rules: CLASSIC_RULES,
  filling: { kinds: 4, copies: 4 },
});
const game = (name: string, mode: GameSummary['mode'] = 'classic'): GameSummary => ({
  gameId: name,
  mode,
  template: templateOf(name),
  level: 1,
  pairsLeft: 8,
  elapsedMs: 0,
  playedAt: 0,
});

/** Written as a player would: last played first; `timed` is a run, and `old` stands for a template that is gone. */
const listed = (...names: string[]) => {
  const games = names.map((name) => (name === 'timed' ? game('ring', 'timed') : game(name)));
  const templates = names.filter((name) => name !== 'timed' && !name.startsWith('old')).map(templateOf);
  return otherGames(games, templates).map(({ gameId }) => gameId);
};

describe('home lists', () => {
  it.each([
    ['nothing when there is one game', ['a'], []],
    ['the three played before the last', ['a', 'b', 'c', 'd', 'e'], ['b', 'c', 'd']],
    ['no timed run: it has its own card', ['a', 'timed', 'b', 'c', 'd'], ['b', 'c', 'd']],
    [
      'every game that no card leads to',
      ['a', 'b', 'c', 'd', 'e', 'old', 'older'],
      ['b', 'c', 'd', 'old', 'older'],
    ],
  ] as const)('%s', (_, games, expected) => {
    expect(listed(...games)).toEqual(expected);
  });
});
