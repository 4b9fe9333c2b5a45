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
  const { words, gone, chosen, cells } = step;
  const taken: BoardMark[] = [{ type: 'faded', cells: gone.map(([cell]) => cell) }, ...chosenMarks(chosen)];
  switch (words.type) {
    case 'rounds':
      return [...taken, { type: 'faded', cells: othersThan(cells, words.going) }];
    case 'shown':
      return taken;
    case 'round':
      return [...taken, { type: 'cells', cells: words.cells }];
    case 'staying':
      // All others are off the board: of those that stay the two that come nearest stand out.
      if (words.blocked !== null)
        return [...chosenMarks(chosen), ...blockedMarks(words.cells, width, words.blocked, chosen)];
      // Many that stay are dimmed, so that those are seen that could go.
      if (words.going > 0 && words.cells.length > MOST_FRAMED)
        return [{ type: 'faded', cells: words.cells }, ...chosenMarks(chosen), ...framedIfFew(gone)];
      return [...taken, { type: 'cells', cells: words.cells, tone: 'loses' }];
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

/** The pairs that are assumed to go together. */
function chosenMarks(chosen: LossStep['chosen']): readonly BoardMark[] {
  return chosen.length > 0 ? [{ type: 'cells', cells: chosen.flat() }] : [];
}

/** The tiles of a board that are not among these. */
function othersThan(cells: LossStep['cells'], among: readonly number[]): readonly number[] {
  return cells.flatMap((kind, cell) => (kind > 0 && !among.includes(cell) ? [cell] : []));
}

function framedIfFew(gone: LossStep['gone']): readonly BoardMark[] {
  return gone.length > MOST_FRAMED ? [] : [{ type: 'cells', cells: gone.map(([cell]) => cell) }];
}

/** The two tiles that come nearest among the dimmed others, the line that would join them, and its turns up to the one too many. */
function blockedMarks(
  cells: readonly number[],
  width: number,
  { line, corners }: BlockedLine,
  chosen: LossStep['chosen'],
): readonly BoardMark[] {
  const ends = [line[0], line.at(-1)].flatMap((end) => (end === undefined ? [] : [end[0] + end[1] * width]));
  const clear = [...ends, ...chosen.flat()];
  return [
    { type: 'faded', cells: cells.filter((cell) => !clear.includes(cell)) },
    { type: 'cells', cells: ends, tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', corners },
  ];
}

/** A star on the tile whose pair is chosen in a picture, or is to be, and the letters of its partners. */
export function partnerMarks(steps: readonly LossStep[], { number, chosen }: LossStep) {
  const tile = chosen.at(-1)?.[0];
  const last = steps.findLast(
    ({ words, ...each }) =>
      words.type === 'partners' && (each.number === number || (each.number < number && words.tile === tile)),
  );
  if (last?.words.type !== 'partners') return [];
  const { tile: own, partners } = last.words;
  const letters = partners.map((cell, at) => ({ type: 'number', cell, number: letterOf(at + 1) }) as const);
  return [{ type: 'number', cell: own, number: '★' } as const, ...letters];
}

/** All that is marked in a picture: of the tiles that are spoken of those that could go stand there pale. */
export function marksOfPicture(
  steps: readonly LossStep[],
  step: LossStep,
  width: number,
): readonly BoardMark[] {
  const letters = partnerMarks(steps, step);
  const left = cellsOfLoss(step);
  const spokenOf = new Set([...step.chosen.flat(), ...letters.map(({ cell }) => cell)]);
  const pale = [...spokenOf].flatMap((cell) =>
    left[cell] === EMPTY ? [{ type: 'pale', cell, kind: step.cells[cell] ?? EMPTY } as const] : [],
  );
  return [...pale, ...marksOfLoss(step, width), ...letters];
}

/** The picture of the position that a step comes back to, else the step itself. */
export function seenStep(steps: readonly LossStep[], step: LossStep): LossStep {
  return step.words.type === 'shown' ? (concludingStep(steps.slice(step.words.picture - 1)) ?? step) : step;
}

/** The marks of a way on the board that it begins on: its pairs, the line of the first, and what then never goes. */
export function marksOfWay({ pairs, line, never }: WayPlaces): readonly BoardMark[] {
  const isLong = pairs.length > 1;
  return [
    { type: 'faded', cells: never },
    { type: 'cells', cells: pairs.flat() },
    { type: 'kept-line', line },
    ...pairs.flatMap((pair, at) =>
      isLong ? pair.map((cell) => ({ type: 'number', cell, number: at + 1 }) as const) : [],
    ),
  ];
}

/** The meaning of a mark, in the key below the board. */
export type MarkMeaning = 'pair' | 'order' | 'could' | 'star' | 'turn' | 'never';

/** Returns the meanings of the marks of a picture. */
export function keyOfPicture(steps: readonly LossStep[], step: LossStep): readonly MarkMeaning[] {
  const { words, chosen, gone } = step;
  const pair: readonly MarkMeaning[] = chosen.length > 0 ? ['pair'] : [];
  const star: readonly MarkMeaning[] = partnerMarks(steps, step).length > 0 ? ['star'] : [];
  if (words.type === 'rounds') return [...pair, ...star, 'never'];
  if (words.type === 'round') return chosen.length > 0 ? star : ['could'];
  if (words.type !== 'staying') return [...pair, ...star];
  if (words.blocked !== null) return [...pair, ...star, 'turn', 'never'];
  if (words.going === 0 || words.cells.length <= MOST_FRAMED) return [...pair, ...star];
  const could: readonly MarkMeaning[] = pair.length === 0 && gone.length <= MOST_FRAMED ? ['could'] : pair;
  return [...could, ...star, 'never'];
}

/** Returns the meanings of the marks of a way. */
export function keyOfWay({ pairs, never }: WayPlaces): readonly MarkMeaning[] {
  return [
    'pair',
    ...(pairs.length > 1 ? ['order' as const] : []),
    ...(never.length > 0 ? ['never' as const] : []),
  ];
}

/** Which position is explained. */
export function explainedWords(t: TFunction, name: string, move: number, tiles: number): string {
  const left = sentenceWords(t, explainedTilesSentence(tiles));
  return [name, t('review.why.after', { move }), left].join(' · ');
}
