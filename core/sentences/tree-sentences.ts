/** The sentences of the lab about all games on a tiny board. */
import type { Cells, Move } from '../board/board.ts';
import { countTiles } from '../board/board.ts';
import type { AllGames } from '../lab/game-tree.ts';
import { type Sentence, sentence } from './sentence.ts';

/** Counts all games, and says whether some of them clear the board. */
export function allGamesSentences({ games: count, positions }: AllGames): readonly Sentence[] {
  const isCleared = positions.some(({ cells }) => countTiles(cells) === 0);
  return [
    sentence('lab.tree.said', { says: 'games-in-all', count }),
    isCleared
      ? sentence('lab.tree.some', { says: 'winnable' })
      : sentence('lab.tree.none', { says: 'lost', chosen: [] }),
  ];
}

/** Counts the positions that the games go through. */
export function positionsSentence({ positions }: AllGames): Sentence {
  return sentence('lab.tree.label', { says: 'positions-in-all', count: positions.length });
}

/** Says what a first pair leads to. */
export function firstMoveSentence(pair: Move, isWinnable: boolean, cells: Cells): Sentence {
  const shows = { says: 'first-shows', pair, picture: { kind: cells[pair[0]] ?? 0 } } as const;
  if (isWinnable) return sentence('lab.tree.keeps', shows, { says: 'keeps', pair });
  return sentence('lab.tree.loses', shows, { says: 'loses', pair });
}
