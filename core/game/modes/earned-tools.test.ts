import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../../tests/support/drawn-game.ts';
import { timedPlan, timedTools } from '../../../tests/support/modes.ts';
import type { Cells } from '../../board/board.ts';
import { createRandom } from '../../random.ts';
import { allMoves } from '../../rules/moves.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import { boardHashOf, type Game } from '../play/game.ts';
import { timeLeftMs } from '../play/game-clock.ts';
import { boardOf } from '../play/node-engine.ts';
import { applyEntry, startGame } from '../play/play.ts';
import { replayWhole } from '../replay.ts';
import { makeDealRecord } from '../setup/deal-record.ts';
import type { Entry, GameSetup } from '../setup/entry.ts';
import { viewOf } from '../view.ts';
import { toolsEarned } from './earned-tools.ts';

const { freezeMs } = timedTools();

function start(modeVersion: number): Game {
  const setup: GameSetup = {
    mode: 'timed',
    modeVersion,
    scoreVersion: 2,
    deal: drawnDeal('1 1 2 2', CLASSIC_RULES),
  };
  return startGame(setup);
}

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  type: 'link',
  a,
  b,
  by: 'player',
  elapsedMs,
});
const tool = (name: 'hint' | 'freeze', elapsedMs: number): Entry => ({ type: 'tool', tool: name, elapsedMs });

/** The beginning of a level from 2 on, reached at 2 s of game clock. */
function onLevel(level: number, modeVersion = 4): Game {
  let game = playAll(start(modeVersion), [link(0, 1, 1_000), link(2, 3, 2_000)]);
  for (let next = 2; next <= level; next++) {
    const dealt = makeDealRecord({
      ...timedPlan(next, game.setup.deal.seed, modeVersion),
      aimPermille: null,
    });
    if (!dealt.ok) throw new Error('no deal');
    const { witness } = dealt.value;
    const moves = next === level ? [] : witness.map(([a, b]) => link(a, b, 2_000));
    game = playAll(game, [{ type: 'level', deal: dealt.value, elapsedMs: 2_000 }, ...moves]);
  }
  return game;
}

function refusal(game: Game, entry: Entry): string {
  const step = applyEntry(game, entry);
  return step.ok ? 'accepted' : step.error.code;
}

describe('tools', () => {
  it('are earned by the levels that were cleared', () => {
    const table = [0, 1, 2, 3, 4, 5].map((cleared) => Object.values(toolsEarned(timedTools(), cleared)));
    expect(table).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [2, 1, 1],
      [2, 1, 2],
      [3, 1, 2],
    ]);
  });

  it('are there from the last pair of the level on, and are no help', () => {
    expect(viewOf(start(4)).tools).toEqual({ hint: 0, reshuffle: 0, freeze: 0 });
    const cleared = playAll(start(4), [link(0, 1, 1_000), link(2, 3, 2_000)]);
    expect(viewOf(cleared).tools).toEqual({ hint: 1, reshuffle: 0, freeze: 0 });
    const used = playAll(onLevel(2), [tool('hint', 3_000)]);
    expect(viewOf(used)).toMatchObject({ assists: [], tools: { hint: 0 } });
  });

  it.each<[string, Game, Entry]>([
    ['before anything was earned', start(4), tool('hint', 1_000)],
    ['that was not earned', onLevel(2), tool('freeze', 3_000)],
    ['a second time', playAll(onLevel(2), [tool('hint', 3_000)]), tool('hint', 4_000)],
    ['under the rules of before', onLevel(2, 3), tool('hint', 3_000)],
    [
      'that an undone level earned',
      playAll(onLevel(2), [
        { type: 'undo', elapsedMs: 3_000 },
        { type: 'undo', elapsedMs: 3_000 },
      ]),
      tool('hint', 4_000),
    ],
  ])('are refused %s', (_what, game, entry) => {
    expect(refusal(game, entry)).toBe('not-earned');
  });

  it('are not given back by undo', () => {
    const game = onLevel(2);
    const [[a, b] = [0, 0]] = game.current.deal.witness;
    const undone = playAll(game, [
      tool('hint', 3_000),
      link(a, b, 4_000),
      { type: 'undo', elapsedMs: 5_000 },
    ]);
    expect(viewOf(undone).tools?.hint).toBe(0);
  });

  it('wait between two levels', () => {
    const cleared = playAll(start(4), [link(0, 1, 1_000), link(2, 3, 2_000)]);
    expect(refusal(cleared, tool('hint', 3_000))).toBe('level-cleared');
  });
});

describe('a freeze', () => {
  const frozen = playAll(onLevel(3), [tool('freeze', 5_000)]);

  it('holds the countdown, and only for a while', () => {
    const leftMs = timeLeftMs(frozen, 5_000) ?? 0;
    expect(leftMs).toBe(timeLeftMs(onLevel(3), 5_000));
    expect(timeLeftMs(frozen, 5_000 + freezeMs)).toBe(leftMs);
    expect(timeLeftMs(frozen, 5_001 + freezeMs)).toBe(leftMs - 1);
  });

  it('moves the end of the run by its length, which the view tells', () => {
    const before = viewOf(onLevel(3)).countdown?.limitMs ?? 0;
    expect(viewOf(frozen).countdown).toMatchObject({
      limitMs: before + freezeMs,
      frozenUntilMs: 5_000 + freezeMs,
    });
    expect(refusal(frozen, { type: 'timeout', elapsedMs: before })).toBe('time-left');
    expect(refusal(frozen, { type: 'timeout', elapsedMs: before + freezeMs })).toBe('accepted');
  });

  it('stays when a link is taken back', () => {
    const [[a, b] = [0, 0]] = frozen.current.deal.witness;
    const undone = playAll(frozen, [link(a, b, 6_000), { type: 'undo', elapsedMs: 7_000 }]);
    expect(viewOf(undone).countdown).toEqual(viewOf(frozen).countdown);
  });
});

/** Links at random until the board is dead. */
function playedDead(from: Game): Game {
  for (let seed = 1; seed < 200; seed++) {
    const random = createRandom(seed);
    let game = from;
    while (game.status === 'playing') {
      const moves = allMoves(boardOf(game.current), game.current.deal.rules);
      const [a, b] = moves[random.below(moves.length)] ?? [0, 0];
      game = playAll(game, [link(a, b, 2_000)]);
    }
    if (game.status === 'dead') return game;
  }
  throw new Error('no dead board');
}

describe('a reshuffle that was earned', () => {
  const live = onLevel(4);
  const dead = playedDead(live);
  const laid = (cells: Cells): Entry => ({ type: 'tool', tool: 'reshuffle', cells, elapsedMs: 3_000 });

  it('lays the tiles of a dead board anew without being help', () => {
    const after = playAll(dead, [laid(dead.current.cells)]);
    expect(viewOf(after)).toMatchObject({ assists: [], tools: { hint: 2, reshuffle: 0 } });
    expect(after.current.by).toBe('reshuffle');
  });

  it('is refused with other tiles, and while a pair can be linked', () => {
    const ones = dead.current.cells.map((cell) => Math.min(cell, 1));
    expect(refusal(dead, laid(ones))).toBe('bad-reshuffle');
    expect(refusal(live, laid(live.current.cells))).toBe('not-dead');
  });
});

describe('a replay', () => {
  it('stops at a tool that was not earned', () => {
    const game = start(4);
    const row = { entry: tool('freeze', 1_000), boardHash: boardHashOf(game) };
    expect(replayWhole(game.setup, [row])).toEqual({
      ok: false,
      error: { index: 0, error: { code: 'not-earned' } },
    });
  });
});
