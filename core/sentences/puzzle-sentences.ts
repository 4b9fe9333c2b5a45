/** The sentences of puzzles about their positions. */
import type { Cells, Move } from '../board/board.ts';
import { countTiles } from '../board/board.ts';
import type { LossExplanation } from '../review/loss-explanation.ts';
import type { Candidate } from '../review/puzzles/judged-link.ts';
import type { StudyChoices } from '../review/puzzles/study-choices.ts';
import { type Sentence, sentence } from './sentence.ts';

const LOST = { says: 'lost', chosen: [] } as const;

/** Why the position is lost that was explained. */
export function shortLossSentence(explanation: LossExplanation, cells: Cells): Sentence {
  const first = (cell: number | undefined) => ({ kind: cells[cell ?? -1] ?? 0 });
  switch (explanation.kind) {
    case 'closure':
      return closureSentence(explanation.staying, cells);
    case 'odd-kind': {
      const { cells: odd } = explanation;
      const claim = { says: 'odd-kind', cells: odd, count: odd.length } as const;
      return sentence('puzzle.loss.odd-kind', claim, { says: 'of-kind', cells: odd, first: first(odd[0]) });
    }
    case 'partners': {
      const { tile } = explanation;
      return sentence('puzzle.loss.partners', LOST, { says: 'of-kind', cells: [tile], first: first(tile) });
    }
    case 'moves': {
      const moves = explanation.refuted.map(({ move }) => move);
      if (moves.length === 0) return sentence('puzzle.loss.dead', { says: 'dead' });
      return sentence('puzzle.loss.moves', { says: 'legal', moves, count: moves.length }, LOST);
    }
    case 'too-large':
      return sentence('puzzle.loss.too-large', LOST);
  }
}

function closureSentence(staying: readonly number[], cells: Cells): Sentence {
  const kinds = [...new Set(staying.map((cell) => cells[cell] ?? 0))];
  const [first = 0, second = 0] = kinds;
  const count = staying.length;
  const stay = { says: 'stay', cells: staying, count, tiles: count } as const;
  const isWhole = count === cells.filter((kind) => kind === first).length;
  const [a = -1, b = -1] = staying;
  if (kinds.length === 1 && count === 2 && isWhole)
    return sentence(
      'puzzle.loss.pair',
      stay,
      { says: 'of-kind', cells: staying, first: { kind: first } },
      { says: 'last-two', pair: [a, b] },
    );
  if (kinds.length !== 2) return sentence('puzzle.loss.closure', stay);
  return sentence('puzzle.loss.two-kinds', stay, {
    says: 'of-two-kinds',
    cells: staying,
    first: { kind: first },
    second: { kind: second },
  });
}

/** A lost position as far as play is forced: the pairs that are, and the position and the reason after them. */
export interface ForcedLoss {
  readonly moves: readonly Move[];
  readonly explanation: LossExplanation;
}

/** Goes through the pairs that are forced: where only one can follow, every try begins with it. */
export function forcedLoss(explanation: LossExplanation): ForcedLoss {
  const moves: Move[] = [];
  let now = explanation;
  for (;;) {
    const [forced, ...others] = now.kind === 'moves' ? now.refuted : [];
    if (forced === undefined || others.length > 0) return { moves, explanation: now };
    moves.push(forced.move);
    now = forced.because;
  }
}

/** That these pairs are forced, one after the other; the reason after them is a sentence of its own. */
export function forcedSentence(moves: readonly Move[]): Sentence {
  return sentence('puzzle.loss.forced', { says: 'forced', moves, count: moves.length });
}

/** Says that the pair of a lesson keeps the board. */
export function leadsSentence(pair: Move): Sentence {
  return sentence('puzzle.find.leads', { says: 'keeps', pair });
}

/** The question of a position with one answer. */
export function askSentence(candidates: readonly Candidate[], answer: Move): Sentence {
  const moves = candidates.map(({ move }) => move);
  return sentence(
    'puzzle.find.ask',
    { says: 'legal', moves, count: moves.length },
    { says: 'only-keeps', pair: answer },
  );
}

/** The question of a position of the player's own game, in which the move of that number lost it. */
export function askOwnSentence(played: Move, move: number): Sentence {
  return sentence(
    'puzzle.find.ask-own',
    { says: 'made', pair: played, move },
    { says: 'loses', pair: played },
  );
}

/** A pair that can go, with its line and its places. */
export function candidateSentence({ move: pair, turns }: Candidate, cells: Cells, width: number): Sentence {
  const [one, other] = pair.map((cell) => [Math.floor(cell / width) + 1, (cell % width) + 1]);
  const [[row = 0, column = 0] = [], [row2 = 0, column2 = 0] = []] = [one, other];
  return sentence('puzzle.find.candidate', {
    says: 'candidate',
    pair,
    picture: { kind: cells[pair[0]] ?? 0 },
    turns: { turns },
    row,
    column,
    row2,
    column2,
  } as const);
}

/** The ways in which an answer came about. */
export type Answered = 'right' | 'right-help' | 'right-own' | 'told';

const ANSWERS = {
  right: 'puzzle.find.right',
  'right-help': 'puzzle.find.right-help',
  told: 'puzzle.find.told',
} as const;

/** Of the pair that keeps the position; in a position of the player's own others may, too. */
export function answerSentence(how: Answered, pair: Move): Sentence {
  if (how === 'right-own') return sentence('puzzle.find.right-own', { says: 'keeps', pair });
  return sentence(ANSWERS[how], { says: 'only-keeps', pair });
}

/** The pair that would have kept the position. */
export function onlyAnswerSentence(pair: Move, cells: Cells): Sentence {
  const picture = { kind: cells[pair[0]] ?? 0 };
  return sentence('puzzle.over.answer', { says: 'only-keeps', pair }, { says: 'shows', pair, picture });
}

/** The pair that was chosen loses. */
export function wrongSentence(pair: Move): Sentence {
  return sentence('puzzle.find.wrong', { says: 'loses', pair });
}

/** The search for what a pair does ended at its bounds. */
export function undecidedSentence(where: 'find' | 'study'): Sentence {
  return sentence(where === 'find' ? 'puzzle.find.unknown' : 'puzzle.study.unknown', { says: 'nothing' });
}

/** The pair lost a board that was to be cleared. */
export function lostStudySentence(pair: Move): Sentence {
  return sentence('puzzle.study.lost', { says: 'loses', pair });
}

/** A board was cleared by these pairs. */
export function clearedSentence(isHelped: boolean, moves: readonly Move[]): Sentence {
  return sentence(isHelped ? 'puzzle.study.helped' : 'puzzle.study.solved', { says: 'clears', moves });
}

/** The choices on the way along which a board was cleared, as far as they are decided. */
export function choicesSentence({ critical: count, only, undecided }: StudyChoices): Sentence {
  if (undecided > 0)
    return sentence(count === 0 ? 'puzzle.study.undecided' : 'puzzle.study.some-choices', {
      says: 'found-on-the-way',
      count,
      only,
      undecided,
    } as const);
  const claim = { says: 'on-the-way', count, only } as const;
  if (count === 0) return sentence('puzzle.study.no-choices', claim);
  return sentence(only === 0 ? 'puzzle.study.wide-choices' : 'puzzle.study.choices', claim);
}

/** Counts the pairs that kept the board at the narrowest choice on the way, on the position in which it was made. */
export function narrowestSentence({ moveNumber, move: pair, keep, legal }: NarrowestChoice): Sentence {
  return sentence(
    'puzzle.study.narrowest',
    { says: 'kept-of', move: moveNumber, keep, most: legal },
    { says: 'keeps', pair },
  );
}

type NarrowestChoice = Pick<NonNullable<StudyChoices['narrowest']>, 'moveNumber' | 'move' | 'keep' | 'legal'>;

/** Counts the tiles left on a board. */
export function tilesLeftSentence(cells: Cells): Sentence {
  return sentence('puzzle.loss.left', { says: 'tiles-left', count: countTiles(cells) });
}
