/** The pictures of an explanation: what is marked on the board of each, and what is said of all. */
import type { TFunction } from 'i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import type { BlockedLine } from '../../../core/review/nearest-line.ts';
import { explainedTilesSentence } from '../../../core/sentences/loss-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { sentenceWords } from '../../components/sentence-words.ts';

/** The marks of a picture. */
export function marksOfLoss(t: TFunction, { words, gone, chosen }: LossStep): readonly BoardMark[] {
  const taken: BoardMark[] = [
    { type: 'faded', cells: gone.map(([cell]) => cell) },
    ...gone.map(([cell, number]) => ({ type: 'number', cell, number }) as const),
    ...(chosen.length > 0 ? [{ type: 'cells', cells: chosen.flat() } as const] : []),
  ];
  switch (words.type) {
    case 'rounds':
    case 'shown':
      return taken;
    case 'round':
      return [...taken, { type: 'cells', cells: words.cells }];
    case 'staying':
      return [
        ...taken,
        { type: 'cells', cells: words.cells, tone: 'loses' },
        ...(words.blocked === null ? [] : blockedMarks(t, words.blocked)),
      ];
    case 'odd-kind':
    case 'dead':
      return [...taken, { type: 'cells', cells: words.cells, tone: 'loses' }];
    case 'partners':
      return [
        ...taken,
        { type: 'cells', cells: words.partners },
        { type: 'cells', cells: [words.tile], tone: 'loses' },
      ];
    case 'partner':
      return [...taken, { type: 'cells', cells: words.pair }];
    case 'moves':
      return [...taken, { type: 'cells', cells: [...new Set(words.moves.flat())] }];
    case 'move':
      return [
        ...taken,
        { type: 'cells', cells: words.move, tone: 'loses' },
        { type: 'lost-line', line: words.line },
      ];
  }
}

/** The line that would join two tiles, and its turn too many. */
function blockedMarks(t: TFunction, { line, at, number }: BlockedLine): readonly BoardMark[] {
  return [
    { type: 'lost-line', line },
    { type: 'barred-turn', at, text: t('review.why.turn', { number }) },
  ];
}

/** Which position is explained. */
export function explainedWords(t: TFunction, name: string, move: number, tiles: number): string {
  const left = sentenceWords(t, explainedTilesSentence(tiles));
  return [name, t('review.why.after', { move }), left].join(' · ');
}
