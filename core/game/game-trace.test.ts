import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import { setupOfMode } from '../../tests/support/mode-games.ts';
import { retoldGlyphs } from '../../tests/support/retold-game.ts';
import { type WanderedGame, wanderingGame } from '../../tests/support/wandering-game.ts';
import { countTiles } from '../board/board.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { traceGame } from './game-trace.ts';
import type { Standing } from './ghost-race.ts';
import { MODE_IDS } from './modes/mode-ids.ts';
import { MODES } from './modes/table.ts';
import { boardHashOf, currentNode } from './play/game.ts';
import { boardOf } from './play/node-engine.ts';
import { applyEntry, startGame } from './play/play.ts';
import { glyphLines } from './result-glyphs.ts';
import type { Entry } from './setup/entry.ts';
import { makeSetup } from './setup/versions.ts';

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  type: 'link',
  a,
  b,
  by: 'player',
  elapsedMs,
});
const undo = (elapsedMs: number): Entry => ({ type: 'undo', elapsedMs });
const redo = (elapsedMs: number): Entry => ({ type: 'redo', elapsedMs });
const hint = (elapsedMs: number): Entry => ({ type: 'assist', assist: 'hint', elapsedMs });

function traced(board: string, entries: readonly Entry[]) {
  const setup = makeSetup({ mode: 'classic', deal: drawnDeal(board, CLASSIC_RULES) });
  let game = startGame(setup);
  const rows = entries.map((entry) => {
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(step.error.code);
    game = step.value.game;
    return { entry, boardHash: boardHashOf(game) };
  });
  const trace = traceGame(setup, rows);
  if (!trace.ok) throw new Error(trace.error.error.code);
  return { setup, rows, trace: trace.value };
}

const ACTS = ['link', 'link', 'undo', 'redo', 'hint'] as const;

/**
 * Random steps: what is tried, and how long after the step before; a step that the rules refuse is left out.
 */
const anySteps = fc.array(fc.record({ act: fc.constantFrom(...ACTS), choice: fc.nat(99), ms: fc.nat(9) }), {
  maxLength: 40,
});

/** A game of these steps: its entries, and where it stood after each that changed the board. */
function wander(board: string, steps: readonly { act: (typeof ACTS)[number]; choice: number; ms: number }[]) {
  let game = startGame(makeSetup({ mode: 'classic', deal: drawnDeal(board, CLASSIC_RULES) }));
  const entries: Entry[] = [];
  const standings: Standing[] = [{ elapsedMs: 0, pairsLeft: 5, pairsTaken: 0 }];
  for (const { act, choice, ms } of steps) {
    const elapsedMs = game.elapsedMs + ms;
    const moves = allMoves(boardOf(currentNode(game)), CLASSIC_RULES);
    const [a, b] = moves[choice % Math.max(1, moves.length)] ?? [0, 0];
    const entry = {
      link: link(a, b, elapsedMs),
      undo: undo(elapsedMs),
      redo: redo(elapsedMs),
      hint: hint(elapsedMs),
    }[act];
    const step = applyEntry(game, entry);
    if (!step.ok) continue;
    game = step.value.game;
    entries.push(entry);
    const pairsLeft = countTiles(currentNode(game).cells) / 2;
    if (act !== 'hint') standings.push({ elapsedMs, pairsLeft, pairsTaken: 5 - pairsLeft });
  }
  return { entries, standings };
}

describe('the trace of a game', () => {
  it('has a mark for each link, by its turns, and for each one taken back', () => {
    // 1 straight; 2 around the corner of the board, two turns.
    const board = '1 1 2\n3 3 2\n4 . 4';
    const { trace } = traced(board, [link(0, 1, 5), undo(6), redo(7), link(2, 5, 8), link(6, 8, 9)]);
    expect(trace.marks).toEqual([0, 'taken-back', 0, 0, 0]);
    expect(
      trace.standings.map(({ elapsedMs, pairsLeft, pairsTaken }) => [elapsedMs, pairsLeft, pairsTaken]),
    ).toEqual([
      [0, 4, 0],
      [5, 3, 1],
      [6, 4, 0],
      [7, 3, 1],
      [8, 2, 2],
      [9, 1, 3],
    ]);
    expect(trace.end).toMatchObject({ status: 'playing', elapsedMs: 9 });
  });

  it('has as many marks as moves for a way back over several', () => {
    const { trace } = traced('1 1 2 2', [link(0, 1, 1), { type: 'return', moves: 1, elapsedMs: 2 }]);
    expect(trace.marks).toEqual([0, 'taken-back']);
  });

  it('tells in which order the slots were emptied', () => {
    expect(traced('1 1 2 2', [link(2, 3, 1), link(0, 1, 2)]).trace.order).toEqual([2, 2, 1, 1]);
  });

  it('of a won game ends with no pair left, at the time of its last one', () => {
    const { trace } = traced('1 1 2 2', [link(0, 1, 5), link(2, 3, 9)]);
    expect(trace.standings.at(-1)).toEqual({ elapsedMs: 9, pairsLeft: 0, pairsTaken: 2 });
    expect(trace.end).toMatchObject({ status: 'won', elapsedMs: 9 });
  });

  it('of any game never falls in time and is what its replay gives, position by position', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const game = wander('1 1 2 2 3\n3 4 4 5 5', steps);
        const { trace } = traced('1 1 2 2 3\n3 4 4 5 5', game.entries);
        expect(trace.standings).toEqual(game.standings);
        const times = trace.standings.map(({ elapsedMs }) => elapsedMs);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(trace.end.status === 'won').toBe(trace.standings.at(-1)?.pairsLeft === 0);
        // Every tile is on the board or taken.
        for (const { pairsLeft, pairsTaken } of trace.standings) expect(pairsLeft + pairsTaken).toBe(5);
      }),
      { numRuns: 60 },
    );
  });

  it('ends where the journal does not fit', () => {
    const { setup, rows } = traced('1 1 2 2', [link(0, 1, 1)]);
    const forged = rows.map((row) => ({ ...row, boardHash: '0'.repeat(16) }));
    expect(traceGame(setup, forged)).toEqual({
      ok: false,
      error: { index: 0, error: { code: 'board-hash-mismatch' } },
    });
    expect(traceGame({ ...setup, modeVersion: 99 }, rows).ok).toBe(false);
  });
});

describe('the glyphs of a result', () => {
  it('stand for turns, mercy, a reshuffle and a move taken back', () => {
    expect(glyphLines([0, 1, 2, 3, 'mercy', 'reshuffle', 'taken-back'])).toEqual(['─└⊓≡·~<']);
  });

  it('are sixteen a line', () => {
    const lines = glyphLines(new Array<0>(35).fill(0));
    expect(lines.map((line) => line.length)).toEqual([16, 16, 3]);
    expect(glyphLines([])).toEqual([]);
  });
});

describe('the glyphs of random games', () => {
  const games = MODE_IDS.flatMap((mode) =>
    Array.from({ length: MODES[mode].boards === 'levels' ? 24 : 6 }, (_, number) =>
      wanderingGame(setupOfMode(mode, number), number + 1, 700),
    ),
  );
  const entriesOf = ({ rows }: WanderedGame) => rows.map(({ entry }) => entry);

  it.each(MODE_IDS)('of %s are those of the journal told again by the plain rules', (mode) => {
    for (const game of games.filter(({ setup }) => setup.mode === mode)) {
      const trace = traceGame(game.setup, game.rows);
      if (!trace.ok) throw new Error(trace.error.error.code);
      expect(glyphLines(trace.value.marks).join('')).toBe(retoldGlyphs(game.setup, entriesOf(game)));
    }
  });

  it('come from entries of every kind, and from earned reshuffles that were taken back', () => {
    const counts: Record<Entry['type'] | 'earned-and-undone', number> = {
      ...{ link: 0, undo: 0, redo: 0, return: 0, assist: 0, mercy: 0, reshuffle: 0 },
      ...{ level: 0, timeout: 0, tool: 0, interrupted: 0, 'earned-and-undone': 0 },
    };
    for (const entries of games.map(entriesOf))
      for (const [index, entry] of entries.entries()) {
        counts[entry.type]++;
        const isEarned = entry.type === 'tool' && entry.tool === 'reshuffle';
        if (isEarned && entries[index + 1]?.type === 'undo') counts['earned-and-undone']++;
      }
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });
});
