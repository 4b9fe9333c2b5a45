import { expect, it } from 'vitest';
import { setupOfMode } from '../../../tests/support/mode-games.ts';
import { builtInRevisions } from '../../templates/builtin-revisions.ts';
import { figuresOf } from '../game-figures.ts';
import type { Game } from '../play/game.ts';
import { applyEntry, startGame } from '../play/play.ts';
import { NO_SCORE } from '../setup/score.ts';
import { SHIPPED_BOARDS } from '../setup/shipped-boards.ts';
import { classicRules } from './classic.ts';

const [template] = builtInRevisions();

function aimLike(likePermille?: number): number | null | undefined {
  if (template === undefined) throw new Error('no templates');
  const like = likePermille === undefined ? {} : { likePermille };
  const basis = { from: 'template', template, seed: 1, ...like } as const;
  return classicRules.at(-1)?.plan(basis, 1, SHIPPED_BOARDS)?.aimPermille;
}

it('scores a cleared board without clock and score with nothing, and counts no pace of it', () => {
  const setup = setupOfMode('zen', 0);
  const { deal } = setup;
  const game = deal.witness.reduce((before: Game, [a, b], at) => {
    const step = applyEntry(before, { type: 'link', a, b, by: 'player', elapsedMs: 1_000 * (at + 1) });
    if (!step.ok) throw new Error(step.error.code);
    return step.value.game;
  }, startGame(setup));
  expect(game.status).toBe('won');
  expect(game.current.score).toEqual(NO_SCORE);
  expect(figuresOf(game)).toMatchObject({ links: deal.witness.length, weightedLinks: 0, elapsedMs: 0 });
});

it.each([
  ['a first game', undefined, 330],
  ['one after a gentle game', 20, 70],
  ['one after a classic game', 352, 330],
  ['one after a moderate game', 610, 550],
  ['one after a hard game', 790, 810],
  ['one after a fierce game', 999, 960],
])('%s is as hard as it', (_what, likePermille, aim) => {
  expect(aimLike(likePermille)).toBe(aim);
});
