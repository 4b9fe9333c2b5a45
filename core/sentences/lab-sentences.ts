/** The sentences about the results of the lab's processes. */
import { type Cells, countTiles, type Move } from '../board/board.ts';
import type { LabAnswer, LabStep } from '../lab/lab-step.ts';
import { type Sentence, sentence } from './sentence.ts';

/** In a word or two, and as the sentence that follows from the steps; on the board that lies there at the end. */
export interface LabSaid {
  readonly chip: Sentence;
  readonly said: Sentence;
}

export type LabEnd = Pick<Extract<LabStep, { type: 'end' }>, 'answer' | 'cells' | 'chosen'>;

export function labSentences(end: LabEnd, board: Cells): LabSaid {
  return ANSWERS[end.answer](end, board);
}

const NOTHING = { says: 'nothing' } as const;
const LOST = { says: 'lost', chosen: [] } as const;
const DEAD = { says: 'dead' } as const;
const ALIVE = { says: 'alive' } as const;
const WINNABLE = { says: 'winnable' } as const;

type Answer = (end: LabEnd, board: Cells) => LabSaid;

const ANSWERS: Readonly<Record<LabAnswer, Answer>> = {
  alive: ({ cells }) => ({
    chip: sentence('lab.answer.alive.chip', ALIVE),
    said: sentence('lab.answer.alive.said', { says: 'links', pair: pairOf(cells) }),
  }),
  dead: () => ({
    chip: sentence('lab.answer.dead.chip', DEAD),
    said: sentence('lab.answer.dead.said', DEAD),
  }),
  cleared: () => ({
    chip: sentence('lab.answer.cleared.chip', { says: 'cleared' }),
    said: sentence('lab.answer.cleared.said', { says: 'cleared' }),
  }),
  'hint-first': ({ cells }) => ({
    chip: sentence('lab.answer.hint-first.chip', { says: 'links', pair: pairOf(cells) }),
    said: sentence('lab.answer.hint-first.said', { says: 'links', pair: pairOf(cells) }),
  }),
  'hint-proved': ({ cells }) => ({
    chip: sentence('lab.answer.hint-proved.chip', { says: 'keeps', pair: pairOf(cells) }),
    said: sentence('lab.answer.hint-proved.said', { says: 'keeps', pair: pairOf(cells) }),
  }),
  'hint-lost': () => ({
    chip: sentence('lab.answer.hint-lost.chip', LOST),
    said: sentence('lab.answer.hint-lost.said', LOST),
  }),
  'hint-unknown': () => ({
    chip: sentence('lab.answer.hint-unknown.chip', NOTHING),
    said: sentence('lab.answer.hint-unknown.said', NOTHING),
  }),
  'laid-alive': () => ({
    chip: sentence('lab.answer.laid-alive.chip', ALIVE),
    said: sentence('lab.answer.laid-alive.said', ALIVE),
  }),
  'laid-dead': () => ({
    chip: sentence('lab.answer.laid-dead.chip', DEAD),
    said: sentence('lab.answer.laid-dead.said', DEAD),
  }),
  'laid-proved': ({ cells }) => ({
    chip: sentence('lab.answer.laid-proved.chip', WINNABLE),
    said: sentence('lab.answer.laid-proved.said', { says: 'moved', count: cells.length }, WINNABLE),
  }),
  'laid-unmoved': () => ({
    chip: sentence('lab.answer.laid-unmoved.chip', WINNABLE),
    said: sentence('lab.answer.laid-unmoved.said', WINNABLE),
  }),
  'laid-odd': () => ({
    chip: sentence('lab.answer.laid-odd.chip', { says: 'odd-tiles' }),
    said: sentence('lab.answer.laid-odd.said', { says: 'odd-tiles' }),
  }),
  'laid-impossible': () => ({
    chip: sentence('lab.answer.laid-impossible.chip', { says: 'no-arrangement' }),
    said: sentence('lab.answer.laid-impossible.said', { says: 'no-arrangement' }),
  }),
  'laid-unknown': () => ({
    chip: sentence('lab.answer.laid-unknown.chip', NOTHING),
    said: sentence('lab.answer.laid-unknown.said', NOTHING),
  }),
  'dealt-proved': () => ({
    chip: sentence('lab.answer.dealt-proved.chip', WINNABLE),
    said: sentence('lab.answer.dealt-proved.said', WINNABLE),
  }),
  'dealt-impossible': () => ({
    chip: sentence('lab.answer.dealt-impossible.chip', { says: 'no-filling' }),
    said: sentence('lab.answer.dealt-impossible.said', { says: 'no-filling' }),
  }),
  'dealt-unknown': () => ({
    chip: sentence('lab.answer.dealt-unknown.chip', NOTHING),
    said: sentence('lab.answer.dealt-unknown.said', NOTHING),
  }),
  'lost-odd': ({ cells }) => ({
    chip: sentence('lab.answer.lost-odd.chip', LOST),
    said: sentence('lab.answer.lost-odd.said', { says: 'odd-kind', cells, count: cells.length }),
  }),
  'lost-closure': ({ cells }, board) => ({
    chip: sentence('lab.answer.lost-closure.chip', LOST),
    said: sentence('lab.answer.lost-closure.said', neverTaken(cells, board, []), LOST),
  }),
  'lost-closure-case': ({ cells, chosen = [] }, board) => ({
    chip: sentence('lab.answer.lost-closure-case.chip', { says: 'lost', chosen }),
    said: sentence('lab.answer.lost-closure-case.said', neverTaken(cells, board, chosen), {
      says: 'lost',
      chosen,
    }),
  }),
  'lost-cases': () => ({
    chip: sentence('lab.answer.lost-cases.chip', LOST),
    said: sentence('lab.answer.lost-cases.said', LOST),
  }),
  'closure-silent': () => ({
    chip: sentence('lab.answer.closure-silent.chip', NOTHING),
    said: sentence('lab.answer.closure-silent.said', { says: 'all-could-go' }),
  }),
};

/** The two tiles that an answer is about. */
function pairOf([a = -1, b = -1]: readonly number[]): Move {
  return [a, b];
}

function neverTaken(cells: readonly number[], board: Cells, chosen: readonly Move[]) {
  const count = cells.length;
  return { says: 'never-taken', cells, chosen, count, going: countTiles(board) - count } as const;
}

/** Says the end of a whole game that was played. */
export function gameEndSentence(tilesLeft: number): Sentence {
  if (tilesLeft === 0) return sentence('lab.game.cleared', { says: 'cleared' });
  return sentence('lab.game.dead', DEAD, { says: 'tiles-left', count: tilesLeft });
}

/** Says the wrong answer of a faulty search, and what is true. */
export function faultSentence(verdict: 'missed' | 'invented', pair: Move): Sentence {
  if (verdict === 'missed') return sentence('lab.fault.missed', { says: 'links', pair });
  return sentence('lab.fault.invented', { says: 'unlinked', pair });
}

/**
 * Names the result of an algorithm's search in a word or two; a line that was found is named by its turns.
 */
export function searchSentence(verdict: 'none' | 'missed' | 'invented', pair: Move): Sentence {
  switch (verdict) {
    case 'none':
      return sentence('lab.verdict.none', { says: 'unlinked', pair });
    case 'missed':
      return sentence('lab.verdict.missed', { says: 'links', pair });
    case 'invented':
      return sentence('lab.verdict.invented', { says: 'unlinked', pair });
  }
}
