/** Proves what is said of games: each journal is told again, apart from the program. */
import { EMPTY, withoutPair } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { settle } from '../../core/rules/gravity.ts';
import { turnsNeeded } from '../../core/rules/link.ts';
import { comboOn, type RetoldGame, retell, retoldScore, retoldStatus } from '../support/retold-game.ts';
import { isLegal, kindAt, legalMoves } from './plain-moves.ts';
import { type PlainPlay, plainPlay } from './plain-play.ts';
import type { Checks, Subject } from './subject.ts';

type GameClaim =
  | ('took' | 'took-by-mercy' | 'pairs-now' | 'scored' | 'in-a-row' | 'after' | 'level-is' | 'stands')
  | ('games-in-all' | 'positions-in-all' | 'first-shows');

export const GAME_CHECKS: Checks<GameClaim> = {
  took: ({ picture, turns }, { play, line }) => {
    const before = plainPlay({ ...play.board, cells: line?.at(-1) ?? [] }, play.rules);
    return legalMoves(before).some(
      (move) =>
        kindAt(before, move[0]) === picture.kind &&
        turnsNeeded(before.board, before.rules, ...move) === turns.turns &&
        applyMove(before.board, before.rules, move).cells.join() === play.board.cells.join(),
    );
  },
  'took-by-mercy': ({ picture }, { play, line }) => {
    const before = { ...play.board, cells: line?.at(-1) ?? [] };
    const like = [...before.cells.keys()].filter((cell) => before.cells[cell] === picture.kind);
    const leadsHere = ([a, b]: readonly [number, number]) =>
      settle({ ...before, cells: withoutPair(before.cells, [a, b]) }, play.rules.gravity).join() ===
      play.board.cells.join();
    const pairs = like.flatMap((a) => like.filter((b) => a < b).map((b) => [a, b] as const));
    return (
      picture.kind > EMPTY && legalMoves(plainPlay(before, play.rules)).length === 0 && pairs.some(leadsHere)
    );
  },
  'pairs-now': ({ pairs: { pairs } }, { play }) => 2 * pairs === play.cells.length,
  scored: ({ score: { points } }, subject) => {
    const { setup, retold } = told(subject);
    return points === retoldScore(setup, retold);
  },
  'in-a-row': ({ combo }, subject) => combo === comboOn(told(subject).retold.way),
  after: ({ entry }, subject) => {
    const last = subject.journal?.entries.at(-1);
    const type = last?.type === 'tool' ? last.tool : last?.type;
    return type === entry && boardOf(told(subject).retold) === subject.play.board.cells.join();
  },
  'level-is': ({ level }, subject) => level === told(subject).retold.way.at(-1)?.level,
  stands: ({ status }, subject) => {
    const { setup, retold } = told(subject);
    return status === retoldStatus(setup, retold);
  },
  'games-in-all': ({ count }, { play }) => count === gamesFrom(play),
  'positions-in-all': ({ count }, { play }) => count === positionsFrom(play),
  'first-shows': ({ pair, picture }, { play }) =>
    isLegal(play, pair) && pair.every((cell) => kindAt(play, cell) === picture.kind),
};

/** The journal of a subject, told again. */
export function told({ journal }: Subject): {
  readonly setup: Journal['setup'];
  readonly retold: RetoldGame;
} {
  if (journal === undefined) throw new Error('a claim about a journal without one');
  const { setup, entries } = journal;
  const known = retoldOnce.get(journal) ?? retell(setup, entries);
  retoldOnce.set(journal, known);
  return { setup, retold: known };
}

type Journal = NonNullable<Subject['journal']>;
const retoldOnce = new WeakMap<Journal, RetoldGame>();

function boardOf({ way }: RetoldGame): string {
  return (way.at(-1)?.cells ?? []).join();
}

/** Ways from a position to one in which nothing links. */
function gamesFrom({ movesAfter }: PlainPlay): number {
  const known = new Map<number, number>();
  const ways = (gone: number): number => {
    const before = known.get(gone);
    if (before !== undefined) return before;
    const moves = movesAfter(gone);
    const count =
      moves.length === 0 ? 1 : moves.reduce((sum, [a, b]) => sum + ways(gone | (1 << a) | (1 << b)), 0);
    known.set(gone, count);
    return count;
  };
  return ways(0);
}

/** Boards that some play leads to, the first one too. */
function positionsFrom({ board, rules }: PlainPlay): number {
  const known = new Map([[board.cells.join(), board.cells]]);
  for (const cells of known.values()) {
    const now = { ...board, cells };
    for (const move of legalMoves(plainPlay(now, rules))) {
      const after = applyMove(now, rules, move).cells;
      known.set(after.join(), after);
    }
  }
  return known.size;
}
