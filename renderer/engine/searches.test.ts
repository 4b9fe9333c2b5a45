import { describe, expect, it } from 'vitest';
import { type Move, SLOT } from '../../core/board/board.ts';
import { currentNode, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { Entry } from '../../core/game/setup/entry.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import {
  askClearing,
  askHint,
  askLoss,
  askReshuffle,
  askReturn,
  askVerdict,
  type Question,
} from './searches.ts';

/** The answer of a search that needs no time at all, or what it says when there was none. */
function atOnce<T>({ search, outOfTime }: Question<T>) {
  const step = search.next();
  return step.done ? step.value : outOfTime;
}

function play(game: Game, ...entries: readonly Entry[]): Game {
  return entries.reduce((now, entry) => {
    const step = applyEntry(now, entry);
    if (!step.ok) throw new Error(step.error.code);
    return step.value.game;
  }, game);
}

const linkOf = ([a, b]: Move): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs: 0 });

function boardOf(game: Game) {
  const { deal, cells } = currentNode(game);
  const { width, height, marks } = deal.template;
  return { width, height, marks, cells };
}

/** 18 × 10, closed, one turn: fresh deals of these took a search more than its time. */
function hardGame(seed: number): Game {
  const rules: Rules = { maxTurns: 1, border: 'closed', gravity: 'none' };
  const filling = { kinds: 45, copies: 4 };
  const [first] = BUILTIN_TEMPLATES;
  if (first === undefined) throw new Error('no templates');
  const marks = new Array<number>(180).fill(SLOT);
  const template = makeRevision({ ...first, width: 18, height: 10, marks, rules, filling }, false);
  const dealt = makeDealRecord({ template, rules, filling, seed, aimPermille: null });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return startGame({ ...setupOf(LOSABLE_BOARD), deal: dealt.value });
}

const TWO_ROWS = `
1 1 # #
2 2 # #
# # # #
# # # #`;

describe('while a game has kept to the proof that its deal came with', () => {
  it.each([1, 2, 3])('every question is answered at once, fresh and later (seed %i)', (seed) => {
    let game = hardGame(seed);
    const { witness } = game.setup.deal;
    for (const move of [null, witness[0], witness[1], witness[2]]) {
      if (move !== null && move !== undefined) game = play(game, linkOf(move));
      expect(atOnce(askVerdict(game))).toEqual({ ok: true, value: 'winnable' });
      expect(atOnce(askReturn(game))).toEqual({ ok: true, value: 0 });
      expect(atOnce(askReshuffle(game))).toMatchObject({ ok: true, value: { moved: 0, isMinimal: true } });
      const hint = atOnce(askHint(game));
      expect(hint).toMatchObject({ ok: true, value: { kind: 'move', proved: true } });
      const clearing = atOnce(askClearing(game));
      expect(clearing.ok && replaysToEnd(boardOf(game), game.setup.deal.rules, clearing.value)).toBe(true);
    }
  });

  it('is not taken for a proof once the game has left it, nor after a reshuffle', () => {
    const setup = setupOf(LOSABLE_BOARD, { rules: FALLING });
    const lost = play(startGame(setup), linkOf([5, 9]));
    expect(runToEnd(askVerdict(lost).search)).toEqual({ ok: true, value: 'lost' });
    const closed = setupOf(TWO_ROWS, { rules: { maxTurns: 2, border: 'closed', gravity: 'none' } });
    const crossed = closed.deal.cells.with(1, 2).with(5, 1);
    const laidAnew = play(startGame(closed), { type: 'reshuffle', cells: crossed, elapsedMs: 0 });
    expect(runToEnd(askVerdict(laidAnew).search)).toEqual({ ok: true, value: 'lost' });
  });
});

describe('the move that lost a board', () => {
  /** Taking the 1s first loses, whatever comes after. */
  const losing = startGame(setupOf(LOSABLE_BOARD, { rules: FALLING }));
  const ones = currentNode(losing).cells.flatMap((kind, cell) => (kind === 1 ? [cell] : []));
  const lost = play(losing, linkOf([ones[0] ?? 0, ones[1] ?? 0]));

  it('is named with the position before it, its pair and its line', () => {
    const answer = runToEnd(askLoss(lost).search);
    expect(answer).toMatchObject({
      ok: true,
      value: { movesBack: 1, number: 1, move: ones, cells: currentNode(losing).cells },
    });
    expect(answer.ok && answer.value.line.length).toBeGreaterThan(1);
  });

  it('is none after mercy on a board that mercy could not save', () => {
    const closed = { maxTurns: 2, border: 'closed', gravity: 'none' } as const;
    const dealt = startGame(setupOf('1 1 3 3\n2 2 4 4', { rules: closed }));
    const crossed = drawnBoard('1 2 3 4\n2 1 4 3').cells;
    const dead = play(dealt, { type: 'reshuffle', cells: crossed, elapsedMs: 0 });
    const linked = play(dead, { type: 'mercy', a: 0, b: 5, elapsedMs: 0 }, linkOf([1, 4]));
    expect(linked.status).toBe('dead');
    expect(runToEnd(askLoss(linked).search)).toEqual({ ok: false, error: 'lost' });
  });

  it('is not known of a board that can still be won', () => {
    expect(runToEnd(askLoss(losing).search)).toEqual({ ok: false, error: 'not-known' });
  });
});
