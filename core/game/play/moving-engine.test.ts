import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dealOfLevel,
  rectangle,
  setupOf,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import type { Move } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import { GRAVITIES } from '../../rules/rules.ts';
import type { Entry, GameSetup } from '../setup/entry.ts';
import { viewOf } from '../view.ts';
import { boardHashOf, type Game } from './game.ts';
import { engineAt } from './node-engine.ts';
import { applyEntry, startGame } from './play.ts';

afterEach(() => vi.restoreAllMocks());

/** The same value with an array of cells that no engine can have followed it to, so that it is loaded anew. */
function unknownToEngines(game: Game): Game {
  return { ...game, current: { ...game.current, cells: [...game.current.cells] } };
}

/** Everything that can be seen of a game without its history. */
function seen(game: Game) {
  const { current, cursor, nodeCount, status, assists, elapsedMs, redo } = game;
  return { current, cursor, nodeCount, status, assists, elapsedMs, redo, hash: boardHashOf(game) };
}

/** One game twice: as it is played, and on copies that have every position loaded. */
interface Twice {
  readonly moving: Game;
  readonly loaded: Game;
}

function begun(setup: GameSetup): Twice {
  return { moving: startGame(setup), loaded: startGame(structuredClone(setup)) };
}

/** Both after an entry, found equal; a refused one leaves them as they are. */
function playedTwice({ moving, loaded }: Twice, entry: Entry): Twice {
  const one = applyEntry(moving, entry);
  const other = applyEntry(unknownToEngines(loaded), entry);
  if (!one.ok || !other.ok) {
    expect(one).toEqual(other);
    return { moving, loaded };
  }
  expect(one.value.events).toEqual(other.value.events);
  expect(seen(one.value.game)).toEqual(seen(other.value.game));
  return { moving: one.value.game, loaded: other.value.game };
}

function movesOf({ current }: Game): Move[] {
  const engine = createEngine(current.deal.template, current.deal.rules);
  engine.load(current.cells);
  return engine.moves();
}

function equalPair({ current: { cells } }: Game, which: number): Move {
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const a = tiles[which % Math.max(1, tiles.length)] ?? 0;
  return [a, tiles.find((cell) => cell !== a && cells[cell] === cells[a]) ?? a];
}

/** The tiles of the board dealt out again, the first `which` of them last; with 0 it is the very array of the game. */
function rearranged({ current: { cells } }: Game, which: number): readonly number[] {
  if (which % 3 === 0) return cells;
  const kinds = cells.filter((cell) => cell > 0);
  const first = which % Math.max(1, kinds.length);
  const turned = [...kinds.slice(first), ...kinds.slice(0, first)];
  return cells.map((cell) => (cell > 0 ? (turned.shift() ?? 0) : cell));
}

const ACTS = ['undo', 'undo', 'redo', 'redo', 'return', 'mercy', 'reshuffle', 'older', 'ask'] as const;
type Act = (typeof ACTS)[number] | 'link';
const anyActs = fc.array(
  fc.record({
    act: fc.oneof(fc.constant<Act>('link'), fc.constantFrom<Act>(...ACTS)),
    which: fc.nat(1_000),
  }),
  { maxLength: 80 },
);

function entryOf(game: Game, act: Exclude<Act, 'older' | 'ask'>, which: number, elapsedMs: number): Entry {
  if (act === 'return') return { type: act, moves: 1 + (which % 4), elapsedMs };
  if (act === 'reshuffle') return { type: act, cells: rearranged(game, which), elapsedMs };
  if (act === 'undo' || act === 'redo') return { type: act, elapsedMs };
  const moves = act === 'link' ? movesOf(game) : [];
  const [a, b] = moves[which % Math.max(1, moves.length)] ?? equalPair(game, which);
  return act === 'link' ? { type: act, a, b, by: 'player', elapsedMs } : { type: act, a, b, elapsedMs };
}

describe('an engine that moves along with a game', () => {
  it.each(GRAVITIES.flatMap((gravity) => ([0, 2, 3] as const).map((maxTurns) => ({ gravity, maxTurns }))))(
    'gives the games that loading each position gives, $gravity, $maxTurns turns',
    (changes) => {
      const base = setupOf(3, 'classic', rectangle(6, 4));
      const setup = { ...base, deal: { ...base.deal, rules: { ...base.deal.rules, ...changes } } };
      fc.assert(
        fc.property(anyActs, (acts) => {
          const values = [begun(setup)];
          for (const [at, { act, which }] of acts.entries()) {
            const last = values.at(-1) ?? begun(setup);
            if (act === 'older') values.push(values[which % values.length] ?? last);
            else if (act === 'ask')
              expect(engineAt(last.moving.current).cells()).toEqual(last.moving.current.cells);
            else values.push(playedTwice(last, entryOf(last.moving, act, which, at)));
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  it('goes back over a level and on again', () => {
    const setup = setupOf(5, 'timed');
    const level = { type: 'level', deal: dealOfLevel(2, 5), elapsedMs: 1 } as const;
    const step = (type: 'undo' | 'redo'): Entry => ({ type, elapsedMs: 1 });
    const first = witnessEntries(setup).map((entry) => ({ ...entry, elapsedMs: 1 }));
    const second = level.deal.witness.slice(0, 3).map(([a, b]): Entry => {
      return { type: 'link', a, b, by: 'player', elapsedMs: 1 };
    });
    const back = Array.from({ length: 8 }, () => step('undo'));
    const on = Array.from({ length: 8 }, () => step('redo'));
    const entries: Entry[] = [...first, level, ...second, ...back, ...on, step('undo'), ...second];
    const { moving } = entries.reduce<Twice>(playedTwice, begun(setup));
    expect([viewOf(moving).level, moving.nodeCount]).toEqual([2, 1 + first.length + 1 + 3 + 1]);
  });

  it('is never taken for another game on the same deal', () => {
    const setup = setupOf(4, 'classic', rectangle(6, 4));
    const entries = witnessEntries(setup);
    let games = [begun(setup), begun(setup)];
    for (const entry of entries) games = games.map((game) => playedTwice(game, entry));
    expect(games.map(({ moving }) => moving.status)).toEqual(['won', 'won']);
  });

  it.each([100, 1_000])('loads as often for %i entries as for ten', (count) => {
    const setup = setupOf(1, 'classic', rectangle(20, 10));
    const { template, rules } = setup.deal;
    const load = vi.spyOn(Object.getPrototypeOf(createEngine(template, rules)), 'load');
    const links = witnessEntries(setup).map((entry) => ({ ...entry, elapsedMs: 1 }));
    const ways: Entry['type'][] = ['undo', 'redo', 'undo', 'link'];
    let game = startGame(setup);
    const play = (entry: Entry | undefined) => {
      const step = entry === undefined ? null : applyEntry(game, entry);
      if (step?.ok !== true) throw new Error('refused');
      game = step.value.game;
    };
    for (const link of links.slice(0, 9)) play(link);
    for (let at = 0; at < count; at++) {
      const type = ways[at % ways.length];
      play(type === 'link' ? links[8] : ({ type, elapsedMs: 1 } as Entry));
    }
    expect(load).toHaveBeenCalledTimes(1);
  });
});
