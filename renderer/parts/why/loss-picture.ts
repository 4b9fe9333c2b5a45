/** The pictures of an explanation: what is marked on the board of each, and what is said of all. */
import type { TFunction } from 'i18next';
import { EMPTY } from '../../../core/board/board.ts';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import type { BlockedLine } from '../../../core/review/nearest-line.ts';
import { concludingStep, explainedTilesSentence, letterOf } from '../../../core/sentences/loss-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { cellsOfLoss, type WayPlaces } from './loss-ways.ts';

/** Frames around more tiles would hide their pictures. */
const MOST_FRAMED = 12;

/** The marks of a picture. */
export function marksOfLoss(step: LossStep, width: number): readonly BoardMark[] {
  const { words, gone, chosen } = step;
  const taken: BoardMark[] = [{ type: 'faded', cells: gone.map(([cell]) => cell) }, ...chosenMarks(chosen)];
  switch (words.type) {
    case 'rounds':
      return [...taken, { type: 'faded', cells: words.going }];
    case 'shown':
      return taken;
    case 'round':
      return [...taken, { type: 'cells', cells: words.cells }];
    case 'staying':
      // All others are off the board: of those that stay the two that come nearest stand out.
      if (words.blocked !== null) return [...chosenMarks(chosen), ...blockedMarks(width, words.blocked)];
      return [...taken, ...framedIfFew(words.cells)];
    case 'odd-kind':
    case 'dead':
      return [...taken, ...framedIfFew(words.cells)];
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

/** The pairs that are assumed to go together. */
function chosenMarks(chosen: LossStep['chosen']): readonly BoardMark[] {
  return chosen.length > 0 ? [{ type: 'cells', cells: chosen.flat() }] : [];
}

function framedIfFew(cells: readonly number[]): readonly BoardMark[] {
  return cells.length > MOST_FRAMED ? [] : [{ type: 'cells', cells, tone: 'loses' }];
}

/** Of the tiles that stay the two that come nearest, the line that would join them, and its turns up to the one too many. */
function blockedMarks(width: number, { line, corners }: BlockedLine): readonly BoardMark[] {
  const ends = [line[0], line.at(-1)].flatMap((end) => (end === undefined ? [] : [end[0] + end[1] * width]));
  return [
    { type: 'cells', cells: ends, tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', corners },
  ];
}

/** The letters of the partners that a tile may take, or of the one that it takes in this case. */
export function partnerMarks({ words, chosen, partner }: LossStep): readonly BoardMark[] {
  if (words.type === 'partners')
    return words.partners.map((cell, at) => ({ type: 'number', cell, number: letterOf(at + 1) }) as const);
  const cell = chosen.at(-1)?.[1];
  if (partner === null || cell === undefined) return [];
  return [{ type: 'number', cell, number: letterOf(partner.index) }];
}

/** All that is marked in a picture: tiles that are assumed to go, and are off its board, stand there pale. */
export function marksOfPicture(step: LossStep, width: number): readonly BoardMark[] {
  const left = cellsOfLoss(step);
  const pale = step.chosen
    .flat()
    .flatMap((cell) =>
      left[cell] === EMPTY ? [{ type: 'pale', cell, kind: step.cells[cell] ?? EMPTY } as const] : [],
    );
  return [...pale, ...marksOfLoss(step, width), ...partnerMarks(step)];
}

/** The picture of the position that a step comes back to, else the step itself. */
export function seenStep(steps: readonly LossStep[], step: LossStep): LossStep {
  return step.words.type === 'shown' ? (concludingStep(steps.slice(step.words.picture - 1)) ?? step) : step;
}

/** The tiles of a way that neither are its pairs nor stay; none before it is seen which stay. */
function othersOfWay({ cells, pairs, never }: WayPlaces): readonly number[] {
  const told = new Set([...pairs.flat(), ...never]);
  if (never.length === 0) return [];
  return cells.flatMap((kind, cell) => (kind > 0 && !told.has(cell) ? [cell] : []));
}

/** The marks of a way on the board that it begins on: its pairs, the line of the first, and the tiles that could go after them. */
export function marksOfWay(way: WayPlaces): readonly BoardMark[] {
  const { pairs, line } = way;
  const isLong = pairs.length > 1;
  return [
    { type: 'faded', cells: othersOfWay(way) },
    { type: 'cells', cells: pairs.flat() },
    { type: 'kept-line', line },
    ...pairs.flatMap((pair, at) =>
      isLong ? pair.map((cell) => ({ type: 'number', cell, number: at + 1 }) as const) : [],
    ),
  ];
}

/** The meaning of a mark, in the key below the board. */
export type MarkMeaning = 'pair' | 'order' | 'partner' | 'could' | 'turn' | 'gone';

/** Returns the meanings of the marks of a picture: two at most. */
export function keyOfPicture({ words, chosen, gone }: LossStep): readonly MarkMeaning[] {
  const pair: readonly MarkMeaning[] = chosen.length > 0 ? ['pair'] : [];
  switch (words.type) {
    case 'partners':
      return ['partner'];
    case 'rounds':
      return words.going.length > 0 ? [...pair, 'gone'] : pair;
    case 'round':
      return chosen.length > 0 ? [] : ['could'];
    case 'staying':
      if (words.blocked !== null) return [...pair, 'turn'];
      return gone.length > 0 ? [...pair, 'gone'] : pair;
    default:
      return pair;
  }
}

/** Returns the meanings of the marks of a way. */
export function keyOfWay(way: WayPlaces): readonly MarkMeaning[] {
  const gone: readonly MarkMeaning[] = othersOfWay(way).length > 0 ? ['gone'] : [];
  return [way.pairs.length > 1 ? 'order' : 'pair', ...gone];
}

/** Which position is explained. */
export function explainedWords(t: TFunction, name: string, move: number, tiles: number): string {
  const left = sentenceWords(t, explainedTilesSentence(tiles));
  return [name, t('review.why.after', { move }), left].join(' · ');
}
