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

it('dims the tiles that never go but the two that come nearest, and many of them beside those that could go', () => {
  const line = [
    [0, 0],
    [0, 1],
  ] as const;
  const blocked = { turns: 3, corners: [[0, 0]], line } as const;
  const words = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  expect(marksOfLoss(stepOf(words), 3)).toEqual([
    { type: 'faded', cells: [1, 2] },
    { type: 'cells', cells: [0, 3], tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', corners: [[0, 0]] },
  ]);
  expect(typesOf({ ...words, blocked: null })).toEqual(['faded', 'cells']);
  const many = Array.from({ length: 13 }, (_, cell) => cell);
  expect(typesOf({ ...words, cells: many, blocked: null })).toEqual(['faded', 'cells']);
  expect(marksOfLoss(stepOf({ ...words, cells: many, blocked: null }), 3)).toEqual([
    { type: 'faded', cells: many },
    { type: 'cells', cells: [4, 5] },
  ]);
});

it('shows at once what stays, and frames the tiles of a round', () => {
  expect(marksOfLoss(stepOf({ type: 'rounds', count: 2, going: [4, 5] }), 3)).toContainEqual({
    type: 'faded',
    cells: [0, 1, 2, 3],
  });
  expect(typesOf({ type: 'round', round: 2, cells: [5] })).toEqual(['faded', 'cells']);
});

it('marks a tile by a star and its partners by letters, in the picture of all of them and in those of each', () => {
  const tell = (number: number, words: LossStep['words'], chosen: LossStep['chosen'] = []) => ({
    ...stepOf(words),
    number,
    chosen,
  });
  const staying = { type: 'staying', cells: [4], going: 0, blocked: null } as const;
  const steps = [
    tell(1, { type: 'partners', tile: 0, partners: [1, 3] }),
    tell(2, { type: 'partner', pair: [0, 1], index: 1, count: 2 }, [[0, 1]]),
    tell(3, { type: 'partners', tile: 2, partners: [4] }, [[0, 1]]),
    tell(4, staying, [
      [0, 1],
      [2, 4],
    ]),
    tell(5, staying, [[0, 3]]),
  ];
  const lettersAt = (at: number) =>
    partnerMarks(steps, steps[at] ?? stepOf(staying)).map((mark) =>
      mark.type === 'number' ? [mark.cell, mark.number] : [],
    );
  const outer = [
    [0, '★'],
    [1, 'A'],
    [3, 'B'],
  ];
  const inner = [
    [2, '★'],
    [4, 'A'],
  ];
  expect(steps.map((_, at) => lettersAt(at))).toEqual([outer, outer, inner, inner, outer]);
  expect(partnerMarks([], stepOf(staying))).toEqual([]);
});

it('shows the tiles that it speaks of pale where they are off its board', () => {
  const blocked = { turns: 3, corners: [[0, 0]], line: [] } as const;
  const words = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  const step: LossStep = { ...stepOf(words), chosen: [[4, 3]] };
  const marks = marksOfPicture([step], step, 3);
  expect(marks.filter(({ type }) => type === 'pale')).toEqual([{ type: 'pale', cell: 4, kind: 2 }]);
  // Under its frame.
  expect(marks[0]).toMatchObject({ type: 'pale' });
  const whole: LossStep = { ...step, gone: [] };
  expect(marksOfPicture([whole], whole, 3).some(({ type }) => type === 'pale')).toBe(false);
});

it('shows a position that it comes back to as it was shown', () => {
  const first = stepOf({ type: 'rounds', count: 1, going: [] });
  const seen: LossStep = { ...stepOf({ type: 'staying', cells: [0], going: 2, blocked: null }), number: 2 };
  const again: LossStep = { ...stepOf({ type: 'shown', picture: 1 }), number: 3 };
  expect(seenStep([first, seen, again], again)).toBe(seen);
  expect(seenStep([first, seen, again], seen)).toBe(seen);
});

it('lights the pairs of a way on the board before it, numbered where they are several, and dims what then never goes', () => {
  const way = { cells: [], pairs: [[0, 1]], line: [], never: [2, 3] } as const;
  const marks = marksOfWay(way);
  expect(marks).toContainEqual({ type: 'cells', cells: [0, 1] });
  expect(marks).toContainEqual({ type: 'faded', cells: [2, 3] });
  expect(marks.filter(({ type }) => type === 'number')).toEqual([]);
  const longer = marksOfWay({ ...way, pairs: [...way.pairs, [4, 5]] });
  expect(longer).toContainEqual({ type: 'number', cell: 5, number: 2 });
});

it('says what each mark of a picture and of a way stands for', () => {
  const blocked = { turns: 3, corners: [[0, 0]], line: [] } as const;
  const staying = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  const never = stepOf(staying);
  expect(keyOfPicture([never], never)).toEqual(['turn', 'never']);
  const partners = stepOf({ type: 'partners', tile: 0, partners: [1, 3] });
  const inCase: LossStep = { ...never, number: 2, chosen: [[0, 1]] };
  expect(keyOfPicture([partners, inCase], partners)).toEqual(['star']);
  expect(keyOfPicture([partners, inCase], inCase)).toEqual(['pair', 'star', 'turn', 'never']);
  const round = stepOf({ type: 'round', round: 1, cells: [4, 5] });
  expect(keyOfPicture([round], round)).toEqual(['could']);
  const way = { cells: [], pairs: [[0, 1]], line: [], never: [] } as const;
  expect(keyOfWay(way)).toEqual(['pair']);
  expect(keyOfWay({ ...way, pairs: [...way.pairs, [4, 5]], never: [2] })).toEqual(['pair', 'order', 'never']);
});
