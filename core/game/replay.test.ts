import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle, setupOf } from '../../tests/reliability/games/scripted.ts';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import { positionsOf } from '../../tests/support/positions-of.ts';
import type { Cells } from '../board/board.ts';
import { CLASSIC_RULES, GRAVITIES } from '../rules/rules.ts';
import { boardHashOf, type Game } from './play/game.ts';
import { engineAt } from './play/node-engine.ts';
import { applyEntry, startGame } from './play/play.ts';
import { type ReplayRow, replay, replayWhole } from './replay.ts';
import type { Entry, GameSetup } from './setup/entry.ts';
import { makeSetup } from './setup/versions.ts';
import { viewOf } from './view.ts';

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  type: 'link',
  a,
  b,
  by: 'player',
  elapsedMs,
});
const EASY = makeSetup({ mode: 'classic', deal: drawnDeal('1 1 2 2', CLASSIC_RULES) });

/** The rows of a journal whose entries are all accepted, and the values of the game on the way. */
function played(setup: GameSetup, entries: readonly Entry[]): { rows: ReplayRow[]; games: Game[] } {
  const games = [startGame(setup)];
  const rows = entries.map((entry) => {
    const step = applyEntry(games.at(-1) ?? startGame(setup), entry);
    if (!step.ok) throw new Error(step.error.code);
    games.push(step.value.game);
    return { entry, boardHash: boardHashOf(step.value.game) };
  });
  return { rows, games };
}

describe('a replay', () => {
  it('gives the game that was played', () => {
    const entries = [link(0, 1, 1), { type: 'undo', elapsedMs: 2 } as const, link(2, 3, 3), link(0, 1, 4)];
    const { rows, games } = played(EASY, entries);
    const replayed = replayWhole(EASY, rows);
    expect(replayed.ok && viewOf(replayed.value)).toEqual(viewOf(games.at(-1) ?? startGame(EASY)));
  });

  it.each<[string, GameSetup, (rows: ReplayRow[]) => ReplayRow[], number, string]>([
    ['an entry that does not fit', EASY, ([row]) => (row ? [row, row] : []), 1, 'not-a-tile'],
    [
      'another board',
      EASY,
      (rows) => rows.map((row) => ({ ...row, boardHash: '0'.repeat(16) })),
      0,
      'board-hash-mismatch',
    ],
    ['versions of a later program', { ...EASY, modeVersion: 999 }, (rows) => rows, -1, 'unknown-version'],
  ])('stops at %s', (_what, setup, change, index, code) => {
    const { rows } = played(EASY, [link(0, 1, 1)]);
    expect(replayWhole(setup, change(rows))).toEqual({ ok: false, error: { index, error: { code } } });
  });

  it('takes one entry a step, so that it can be driven in slices', () => {
    const { rows } = played(EASY, [link(0, 1, 1), link(2, 3, 2)]);
    expect([...replay(EASY, rows)]).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
  });
});

describe('what a long journal costs', () => {
  const setup = setupOf(1, 'classic', rectangle(20, 10));
  const [a, b] = setup.deal.witness[0] ?? [0, 0];

  /** The same pair linked and taken back again and again. */
  function rowsOf(count: number): ReplayRow[] {
    const { rows } = played(setup, [link(a, b, 1), { type: 'undo', elapsedMs: 1 }]);
    return Array.from({ length: count }, (_, place) => rows[place % 2] as ReplayRow);
  }

  it.each([1_000, 8_000])('%i entries keep two cells a link and copy nothing on the way', (count) => {
    const rows = rowsOf(count);
    let game = startGame(setup);
    const { tree } = game;
    for (const { entry } of rows) {
      const step = applyEntry(game, entry);
      if (!step.ok) throw new Error(step.error.code);
      game = step.value.game;
    }
    expect(game.tree).toBe(tree);
    expect([tree.size, tree.changes]).toEqual([1 + count / 2, count]);
  });
});

describe('walking the undo tree', () => {
  const CARELESS = { undo: 3, redo: 2, link: 6, return: 1 } as const;
  const anyActs = fc.array(
    fc.record({
      act: fc.constantFrom(
        ...Object.entries(CARELESS).flatMap(
          ([act, weight]) => Array(weight).fill(act) as (keyof typeof CARELESS)[],
        ),
      ),
      which: fc.nat(1_000),
    }),
    { maxLength: 60 },
  );

  /** The act as an entry on this board, or null where there is nothing to link. */
  function entryOf(game: Game, act: keyof typeof CARELESS, which: number, elapsedMs: number): Entry | null {
    if (act === 'return') return { type: act, moves: 1 + (which % 5), elapsedMs };
    if (act !== 'link') return { type: act, elapsedMs };
    const moves = engineAt(game.current).moves();
    const move = moves[which % Math.max(1, moves.length)];
    return move === undefined ? null : link(...move, elapsedMs);
  }

  /** A model that keeps every position whole: the path to the board, and what was gone back from. */
  interface Model {
    readonly path: readonly Cells[];
    readonly redo: readonly Cells[];
  }
  function expected({ path, redo }: Model, entry: Entry, after: Cells): Model {
    if (entry.type === 'redo') return { path: [...path, redo[0] ?? []], redo: redo.slice(1) };
    if (entry.type === 'link') return { path: [...path, after], redo: [] };
    const moves = entry.type === 'return' ? entry.moves : 1;
    return { path: path.slice(0, -moves), redo: [...path.slice(-moves), ...redo] };
  }

  it.each(GRAVITIES)('shows each position as it was, gravity %s', (gravity) => {
    const base = setupOf(3, 'classic', rectangle(6, 4));
    const setup = { ...base, deal: { ...base.deal, rules: { ...base.deal.rules, gravity } } };
    fc.assert(
      fc.property(anyActs, (acts) => {
        let game = startGame(setup);
        let model: Model = { path: [setup.deal.cells], redo: [] };
        for (const [at, { act, which }] of acts.entries()) {
          const entry = entryOf(game, act, which, at);
          const step = entry === null ? null : applyEntry(game, entry);
          if (entry === null || step === null || !step.ok) continue;
          game = step.value.game;
          model = expected(model, entry, game.current.cells);
          expect(positionsOf(game)).toEqual(model.path);
          expect(viewOf(game).canRedo).toBe(model.redo.length > 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('an older value of a game can be played on without touching the newer one', () => {
    const { games } = played(EASY, [link(0, 1, 1), link(2, 3, 2)]);
    const [first, , last] = games;
    if (first === undefined || last === undefined) throw new Error('no games');
    const other = applyEntry(first, link(2, 3, 3));
    expect(other.ok && positionsOf(other.value.game)).toEqual([
      [1, 1, 2, 2],
      [1, 1, 0, 0],
    ]);
    expect(positionsOf(last)).toEqual([
      [1, 1, 2, 2],
      [0, 0, 2, 2],
      [0, 0, 0, 0],
    ]);
  });
});
