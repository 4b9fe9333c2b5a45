/** The pictures of an explanation: what is marked on the board of each, and what is said of all. */
import type { TFunction } from 'i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import type { BlockedLine } from '../../../core/review/nearest-line.ts';
import { explainedTilesSentence } from '../../../core/sentences/loss-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { sentenceWords } from '../../components/sentence-words.ts';

/** The marks of a picture. Numbers are rounds, and stand where rounds are told. */
export function marksOfLoss({ words, gone, chosen }: LossStep, width: number): readonly BoardMark[] {
  const taken: BoardMark[] = [
    { type: 'faded', cells: gone.map(([cell]) => cell) },
    ...(chosen.length > 0 ? [{ type: 'cells', cells: chosen.flat() } as const] : []),
  ];
  switch (words.type) {
    case 'rounds':
      return [...taken, { type: 'faded', cells: words.going }];
    case 'shown':
      return taken;
    case 'round':
      return [
        ...taken,
        ...gone.map(([cell, number]) => ({ type: 'number', cell, number }) as const),
        { type: 'cells', cells: words.cells },
      ];
    case 'staying':
      // All others are faded, so that frames around many would only hide the two that come nearest.
      return [
        ...taken,
        ...(words.blocked === null
          ? [{ type: 'cells', cells: words.cells, tone: 'loses' } as const]
          : blockedMarks(width, words.blocked)),
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

/** The two tiles that come nearest, the line that would join them, and its turn too many. */
function blockedMarks(width: number, { line, at }: BlockedLine): readonly BoardMark[] {
  const ends = [line[0], line.at(-1)].flatMap((end) => (end === undefined ? [] : [end[0] + end[1] * width]));
  return [
    { type: 'cells', cells: ends, tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', at },
  ];
}

/** Which position is explained. */
export function explainedWords(t: TFunction, name: string, move: number, tiles: number): string {
  const left = sentenceWords(t, explainedTilesSentence(tiles));
  return [name, t('review.why.after', { move }), left].join(' · ');
}
