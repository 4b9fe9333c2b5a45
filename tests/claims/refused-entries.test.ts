/**
 * The refusals of a move, a journal or the end of a game, and the sentences about the boards that the lab measures: each is
 * checked against the rules as they are written for themselves.
 */
import { describe, expect, it } from 'vitest';
import { type Board, type Cells, countTiles, EMPTY, type Move } from '../../core/board/board.ts';
import { hashCells } from '../../core/board/hash.ts';
import { boardHashOf, currentNode, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isOver } from '../../core/game/play/status.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { verifyGame } from '../../core/game/verify-game.ts';
import { growthQuestion } from '../../core/judge/growth.ts';
import { GROWTH_SIDES } from '../../core/judge/growth-scope.ts';
import { boardOf } from '../../core/judge/question.ts';
import { createRandom, pick } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { playEntry } from '../../electron/storage/games/running-game.ts';
import { answerStoredTrace } from '../../renderer/engine/game-answers.ts';
import { witnessEntries } from '../reliability/games/scripted.ts';
import { isJoined, joinedPairs, slid } from './plain-line.ts';
import { smallSetup } from './replay-family.ts';

/** Of each sentence at least so many cases, and the rules that they must have met: gravities, borders, turns. */
const LEAST = 200;
const RULES_MET = 72;

/** Counts the cases of each sentence, and the rules that they were under. */
class Met {
  readonly #cases = new Map<string, number>();
  readonly #rules = new Set<string>();

  add(sentence: string, { gravity, border, maxTurns }: Rules): void {
    this.#cases.set(sentence, (this.#cases.get(sentence) ?? 0) + 1);
    this.#rules.add(`${gravity} ${border} ${maxTurns}`);
  }

  expectEnough(sentences: readonly string[]): void {
    for (const sentence of sentences)
      expect(this.#cases.get(sentence) ?? 0, sentence).toBeGreaterThanOrEqual(LEAST);
    expect(this.#rules.size).toBe(RULES_MET);
  }
}

/** The setups of games on twelve tiles, over all rules. */
function* setups(count: number): Generator<GameSetup, void> {
  for (let index = 0; index < count; index++) {
    const setup = smallSetup(index);
    if (setup !== null) yield setup;
  }
}

const boardNow = (game: Game): Board => ({ ...game.setup.deal.template, cells: currentNode(game).cells });

/** The cells after a pair, by the plain rules; null where they refuse it. */
function playedPlainly(board: Board, rules: Rules, [a, b]: Move): Cells | null {
  const kind = board.cells[a] ?? 0;
  if (a === b || kind <= 0 || board.cells[b] !== kind || !isJoined(board, rules, a, b)) return null;
  const cells = board.cells.with(a, EMPTY).with(b, EMPTY);
  return slid({ ...board, cells }, rules.gravity);
}

const linkOf = ([a, b]: Move, elapsedMs: number): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs });

describe('a move that is refused', () => {
  it('is against the rules on the saved board, or was made on another one', () => {
    const met = new Met();
    for (const [index, setup] of [...setups(216)].entries()) {
      const random = createRandom(index);
      let game = startGame(setup);
      for (const entry of witnessEntries(setup)) {
        const { rules } = setup.deal;
        const board = boardNow(game);
        const cells = [...board.cells.keys()];
        const pair: Move = [pick(random, cells), pick(random, cells)];
        const after = playedPlainly(board, rules, pair);
        const claimed =
          playedPlainly(board, rules, [pick(random, cells), pick(random, cells)]) ?? board.cells;
        const hash = hashCells(board.width, board.height, claimed);
        const played = playEntry(game, linkOf(pair, entry.elapsedMs), hash);
        const code = played.ok ? 'saved' : played.error.code;
        if (after === null) expect(code).toBe('illegal-entry');
        else expect(code).toBe(after.join() === claimed.join() ? 'saved' : 'board-hash-mismatch');
        met.add(code, rules);
        // A move that may be made, seen on the board before it.
        const stale = playEntry(game, entry, boardHashOf(game));
        expect(stale).toMatchObject({ ok: false, error: { code: 'board-hash-mismatch' } });
        if (entry.type === 'link') expect(playedPlainly(board, rules, [entry.a, entry.b])).not.toBeNull();
        met.add('board-hash-mismatch', rules);
        const step = applyEntry(game, entry);
        if (step.ok) game = step.value.game;
      }
    }
    met.expectEnough(['illegal-entry', 'board-hash-mismatch']);
  });
});

describe('a game whose end is refused', () => {
  it('has tiles left', () => {
    const met = new Met();
    for (const setup of setups(216)) {
      let game = startGame(setup);
      let board: Board = { ...setup.deal.template, cells: setup.deal.cells };
      for (const entry of witnessEntries(setup)) {
        expect(isOver(game)).toBe(countTiles(board.cells) === 0);
        met.add('not-finished', setup.deal.rules);
        const cells =
          entry.type === 'link' ? playedPlainly(board, setup.deal.rules, [entry.a, entry.b]) : null;
        if (cells === null) throw new Error('a link of the witness');
        board = { ...board, cells };
        const step = applyEntry(game, entry);
        if (step.ok) game = step.value.game;
        expect(boardNow(game).cells).toEqual(cells);
      }
      expect([isOver(game), countTiles(board.cells)]).toEqual([true, 0]);
    }
    met.expectEnough(['not-finished']);
  });
});

describe('a journal that is refused', () => {
  it('leads to another board than the saved one', () => {
    const met = new Met();
    for (const [index, setup] of [...setups(288)].entries()) {
      const { rules, template } = setup.deal;
      const entries = witnessEntries(setup);
      let board: Board = { ...template, cells: setup.deal.cells };
      const journal = entries.map((entry) => {
        const cells = entry.type === 'link' ? playedPlainly(board, rules, [entry.a, entry.b]) : null;
        board = { ...board, cells: cells ?? board.cells };
        return { entry, boardHash: hashCells(board.width, board.height, board.cells) };
      });
      expect(answerStoredTrace({ type: 'trace-stored', setup, journal }).ok).toBe(true);
      // One row is gone, or two changed places: from there on its boards are others.
      const at = index % (journal.length - 1);
      const [row, next] = [journal[at], journal[at + 1]];
      if (row === undefined || next === undefined) throw new Error('two rows');
      for (const spoilt of [journal.toSpliced(at, 1), journal.with(at, next).with(at + 1, row)]) {
        const refused = answerStoredTrace({ type: 'trace-stored', setup, journal: spoilt });
        expect(refused).toEqual({ ok: false, error: 'bad-journal' });
        met.add('bad-journal', rules);
      }
    }
    met.expectEnough(['bad-journal']);
  });
});

describe('a game that does not count', () => {
  it('comes out otherwise when it is dealt again', () => {
    const met = new Met();
    for (const setup of setups(432)) {
      const { deal } = setup;
      for (const told of [
        { ...deal, seed: deal.seed + 1 },
        { ...deal, lossPermille: (deal.lossPermille + 7) % 1_001 },
        deal,
      ]) {
        const game = startGame({ ...setup, deal: told });
        const { template, rules, seed } = told;
        const filling = { kinds: told.kinds, copies: told.copies };
        const again = makeDealRecord({ template, rules, filling, seed, aimPermille: null });
        if (!again.ok) throw new Error('what was dealt once');
        const isOther =
          again.value.cells.join() !== told.cells.join() || again.value.lossPermille !== told.lossPermille;
        expect(runToEnd(verifyGame(game)).verdict).toBe(isOther ? 'forged' : 'verified');
        if (isOther) met.add('forged-game', deal.rules);
      }
    }
    met.expectEnough(['forged-game']);
  });
});

describe('the boards on which the lab shows how work grows', () => {
  const rules = { border: 'open', maxTurns: 2 } as const;

  it.each(GROWTH_SIDES.link)(
    '%i on a side: the pair is alone, one of it walled in, and no line joins it',
    (side) => {
      const question = growthQuestion('link', side);
      const board = boardOf(question);
      const [a, b] = question.pair ?? [0, 0];
      expect(isJoined(board, rules, a, b)).toBe(false);
      const beside = [b - 1, b + 1, b - side, b + side];
      expect(board.cells.flatMap((kind, cell) => (kind > 0 ? [cell] : [])).sort((x, y) => x - y)).toEqual(
        [a, b, ...beside].sort((x, y) => x - y),
      );
    },
  );

  it.each(GROWTH_SIDES.dead)('%i on a side: nearly full, four of each kind, and no pair links', (side) => {
    const board = boardOf(growthQuestion('dead', side));
    const tiles = board.cells.filter((kind) => kind > 0);
    expect(tiles.length).toBeGreaterThanOrEqual(0.85 * side * side);
    const counts = new Map<number, number>();
    for (const kind of tiles) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count > 4)).toEqual([]);
    expect(joinedPairs(board, rules)).toBe('');
  });
});
