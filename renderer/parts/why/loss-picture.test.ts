import { expect, it } from 'vitest';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  keyOfPicture,
  keyOfWay,
  marksOfLoss,
  marksOfPicture,
  marksOfWay,
  partnerMarks,
  seenStep,
} from './loss-picture.ts';

const stepOf = (words: LossStep['words']): LossStep => ({
  number: 1,
  cells: [1, 1, 1, 1, 2, 2],
  depth: 0,
  words,
  gone: [
    [4, 1],
    [5, 2],
  ],
  chosen: [],
  partner: null,
});
const typesOf = (words: LossStep['words']) => marksOfLoss(stepOf(words), 3).map(({ type }) => type);

it('marks of the tiles that stay the two that come nearest, else few of them, and pales those that could go', () => {
  const line = [
    [0, 0],
    [0, 1],
  ] as const;
  const blocked = { turns: 3, corners: [[0, 0]], line } as const;
  const words = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  expect(marksOfLoss(stepOf(words), 3)).toEqual([
    { type: 'cells', cells: [0, 3], tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', corners: [[0, 0]] },
  ]);
  expect(marksOfLoss(stepOf({ ...words, blocked: null }), 3)).toEqual([
    { type: 'faded', cells: [4, 5] },
    { type: 'cells', cells: [0, 1, 2, 3], tone: 'loses' },
  ]);
  const many = Array.from({ length: 13 }, (_, cell) => cell);
  expect(typesOf({ ...words, cells: many, blocked: null })).toEqual(['faded']);
});

it('shows at once what could go, and frames the tiles of a round', () => {
  expect(marksOfLoss(stepOf({ type: 'rounds', count: 2, going: [4, 5] }), 3)).toContainEqual({
    type: 'faded',
    cells: [4, 5],
  });
  expect(typesOf({ type: 'round', round: 2, cells: [5] })).toEqual(['faded', 'cells']);
});

it('names the partners of a tile by letters, and in a case the one that it takes', () => {
  const lettersOf = (words: LossStep['words'], inCase: Partial<LossStep> = {}) =>
    partnerMarks({ ...stepOf(words), ...inCase }).map((mark) =>
      mark.type === 'number' ? [mark.cell, mark.number] : [],
    );
  const staying = { type: 'staying', cells: [4], going: 0, blocked: null } as const;
  const second: Partial<LossStep> = { chosen: [[0, 3]], partner: { index: 2, count: 2 } };
  expect(lettersOf({ type: 'partners', tile: 0, partners: [1, 3] })).toEqual([
    [1, 'A'],
    [3, 'B'],
  ]);
  expect(lettersOf({ type: 'partner', pair: [0, 3], index: 2, count: 2 }, second)).toEqual([[3, 'B']]);
  expect(lettersOf(staying, second)).toEqual([[3, 'B']]);
  // A tile in a case whose own partners are looked at.
  expect(lettersOf({ type: 'partners', tile: 2, partners: [4] }, second)).toEqual([[4, 'A']]);
  expect(lettersOf(staying)).toEqual([]);
});

it('shows the tiles that it speaks of pale where they are off its board', () => {
  const blocked = { turns: 3, corners: [[0, 0]], line: [] } as const;
  const words = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  const step: LossStep = { ...stepOf(words), chosen: [[4, 3]] };
  const marks = marksOfPicture(step, 3);
  expect(marks.filter(({ type }) => type === 'pale')).toEqual([{ type: 'pale', cell: 4, kind: 2 }]);
  // Under its frame.
  expect(marks[0]).toMatchObject({ type: 'pale' });
  const whole: LossStep = { ...step, gone: [] };
  expect(marksOfPicture(whole, 3).some(({ type }) => type === 'pale')).toBe(false);
});

it('shows a position that it comes back to as it was shown', () => {
  const first = stepOf({ type: 'rounds', count: 1, going: [] });
  const seen: LossStep = { ...stepOf({ type: 'staying', cells: [0], going: 2, blocked: null }), number: 2 };
  const again: LossStep = { ...stepOf({ type: 'shown', picture: 1 }), number: 3 };
  expect(seenStep([first, seen, again], again)).toBe(seen);
  expect(seenStep([first, seen, again], seen)).toBe(seen);
});

it('lights the pairs of a way on the board before it, numbered where they are several, and pales what could go after them', () => {
  const way = { cells: [1, 1, 2, 2, 3, 3, 0], pairs: [[0, 1]], line: [], never: [2, 3] } as const;
  const marks = marksOfWay(way);
  expect(marks).toContainEqual({ type: 'cells', cells: [0, 1] });
  expect(marks).toContainEqual({ type: 'faded', cells: [4, 5] });
  expect(marks.filter(({ type }) => type === 'number')).toEqual([]);
  const longer = marksOfWay({ ...way, pairs: [...way.pairs, [4, 5]] });
  expect(longer).toContainEqual({ type: 'number', cell: 5, number: 2 });
  // Before it is seen what stays, nothing is said of the others.
  expect(marksOfWay({ ...way, never: [] })).toContainEqual({ type: 'faded', cells: [] });
});

it('says what each mark of a picture and of a way stands for, two at most', () => {
  const blocked = { turns: 3, corners: [[0, 0]], line: [] } as const;
  const staying = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  const never = stepOf(staying);
  const chosen = [[0, 1]] as const;
  expect(keyOfPicture(never)).toEqual(['turn']);
  expect(keyOfPicture({ ...never, chosen })).toEqual(['pair', 'turn']);
  const sliding = stepOf({ ...staying, blocked: null });
  expect(keyOfPicture(sliding)).toEqual(['gone']);
  expect(keyOfPicture({ ...sliding, chosen })).toEqual(['pair', 'gone']);
  expect(keyOfPicture({ ...sliding, gone: [] })).toEqual([]);
  expect(keyOfPicture(stepOf({ type: 'partners', tile: 0, partners: [1, 3] }))).toEqual(['partner']);
  const rounds = stepOf({ type: 'rounds', count: 1, going: [4, 5] });
  expect(keyOfPicture({ ...rounds, chosen })).toEqual(['pair', 'gone']);
  const round = stepOf({ type: 'round', round: 1, cells: [4, 5] });
  expect(keyOfPicture(round)).toEqual(['could']);
  expect(keyOfPicture({ ...round, chosen })).toEqual([]);
  expect(keyOfPicture(stepOf({ type: 'dead', cells: [0] }))).toEqual([]);
  const way = { cells: [1, 1, 2], pairs: [[0, 1]], line: [], never: [] } as const;
  expect(keyOfWay(way)).toEqual(['pair']);
  expect(
    keyOfWay({
      ...way,
      cells: [1, 1, 2, 2, 3, 3],
      pairs: [
        [0, 1],
        [2, 3],
      ],
      never: [4],
    }),
  ).toEqual(['order', 'gone']);
});
