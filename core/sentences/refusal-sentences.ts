/** Why two cells that were picked are no pair. */
import type { Board, Move } from '../board/board.ts';
import type { GameError } from '../game/play/game.ts';
import type { PairRefusal } from '../rules/pair-refusal.ts';
import type { Rules } from '../rules/rules.ts';
import { type Sentence, sentence } from './sentence.ts';

const PAIR_REFUSALS: readonly string[] = ['same-tile', 'not-a-tile', 'different-kinds', 'blocked'];

/** Returns whether a refusal is about the two cells that were picked, and not about the game. */
export function isPairRefusal(refusal: { readonly code: string }): refusal is PairRefusal {
  return PAIR_REFUSALS.includes(refusal.code);
}

export function refusalSentence(
  refusal: PairRefusal,
  pair: Move,
  { width, cells }: Pick<Board, 'width' | 'cells'>,
  { maxTurns }: Pick<Rules, 'maxTurns'>,
): Sentence {
  switch (refusal.code) {
    case 'same-tile':
      return sentence('refused.same-tile', { says: 'one-cell', pair });
    case 'not-a-tile':
      return sentence('refused.not-a-tile', { says: 'no-tile', pair });
    case 'different-kinds': {
      const [first, second] = pair.map((cell) => ({ kind: cells[cell] ?? 0 })) as [Picture, Picture];
      return sentence('refused.different-kinds', { says: 'unlike', pair, first, second });
    }
    case 'blocked': {
      const { turnsNeeded: needed, way } = refusal;
      const [x, y] = way?.line[way.at] ?? [-1, -1];
      const cell = y * width + x;
      const tile = { pair, cell, picture: { kind: cells[cell] ?? 0 } };
      // If only one tile is in the way, its picture says more than a number of turns.
      if (way?.count === 1) return sentence('refused.in-the-way', { says: 'in-the-way', ...tile });
      if (needed === null && way !== null)
        return sentence(
          'record.playing.shut-off',
          { says: 'first-in-the-way', ...tile },
          { says: 'no-line', pair },
        );
      if (needed === null) return sentence('refused.blocked-no-line', { says: 'no-line', pair });
      return sentence('refused.blocked', { says: 'blocked', pair, needed, most: maxTurns });
    }
  }
}

/** The refusals of a game that do not depend on the two cells that were picked. */
type GameRefusal = Exclude<GameError['code'], PairRefusal['code']>;

const GAME_REFUSALS = {
  'game-over': 'over',
  'time-is-up': 'out-of-time',
  'time-left': 'time-remains',
  'nothing-to-undo': 'nothing-before',
  'nothing-to-redo': 'nothing-undone',
  'not-allowed': 'without-that-help',
  'clock-went-back': 'clock-back',
  'not-dead': 'not-dead',
  'not-earned': 'none-left',
  'level-not-won': 'level-open',
  'level-cleared': 'between-levels',
  'bad-reshuffle': 'mislaid',
  'bad-deal': 'misdealt',
} as const;

export function isGameRefusal(code: string): code is GameRefusal {
  return code in GAME_REFUSALS;
}

/** Why an entry was refused after the journal of a game. */
export function gameRefusalSentence(code: GameRefusal): Sentence {
  return { key: `refused.${code}`, claims: [{ says: GAME_REFUSALS[code] }] } as unknown as Sentence;
}

interface Picture {
  readonly kind: number;
}
