// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { Move } from '../../core/board/board.ts';
import { type ChoiceTechnique, NAMED_TECHNIQUES } from '../../core/coach/choice-technique.ts';
import { makePositionReview } from '../../core/review/position-review.ts';
import { techniqueSentence } from '../../core/sentences/technique-sentences.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { BoardMark } from '../board/layers/board-mark.ts';
import { ENGINE } from '../engine/client.ts';
import { WindowServices } from '../services/services.ts';
import { ServicesContext } from '../services/use-service.ts';
import type { NodeFacts } from '../state/review/review-facts.ts';
import type { ReviewedGame } from '../state/review/reviewed-game.ts';
import { othersOf, useShownMarks } from './use-shown-marks.ts';

const BOARD = drawnBoard('1 1 2 2\n3 3 4 4');
const KEEP: readonly Move[] = [
  [0, 1],
  [2, 3],
];
const LOSE: readonly Move[] = [
  [4, 5],
  [6, 7],
];
const position = makePositionReview(
  'winnable',
  [
    ...KEEP.map((move) => ({ move, verdict: 'keep' }) as const),
    ...LOSE.map((move) => ({ move, verdict: 'lose' }) as const),
  ],
  null,
);

/** The marks that are shown of a position in which that pair was taken. */
function shownAfter(move: Move, found: ChoiceTechnique | null, isOnly = false) {
  const isLosing = LOSE.includes(move);
  const made = {
    entry: 0,
    stretch: 0,
    position: 0,
    move,
    by: 'player',
    isCritical: true,
    isOnly,
  } as const;
  const facts: readonly NodeFacts[] = [
    { position, made: null },
    { position: null, made: { ...made, isLosing, verdict: isLosing ? 'lose' : 'keep' } },
  ];
  return { facts, line: [0, 1], node: 0, techniques: new Map([[1, found]]) };
}

const TAKEN = [...KEEP, ...LOSE].flatMap((made) =>
  (LOSE.includes(made) ? [false] : [false, true]).map((isOnly) => ({ made, isOnly })),
);

it.each(NAMED_TECHNIQUES.flatMap((technique) => TAKEN.map((taken) => ({ technique, ...taken }))))(
  'marks the pairs that the sentence names: $technique, $made, only: $isOnly',
  ({ technique, made, isOnly }) => {
    for (const first of KEEP)
      for (const losing of LOSE) {
        const found: ChoiceTechnique = {
          technique,
          first: [first],
          losing,
          openAfter: 3,
          openAfterLosing: 1,
        };
        const others = othersOf(shownAfter(made, found, isOnly));
        const said = techniqueSentence(found);
        const named = said?.claims.flatMap((claim) => ('pair' in claim ? [claim.pair.join()] : [])) ?? [];
        expect(named).not.toEqual([]);
        const marked = [made, ...others.map(({ move }) => move)].map((pair) => pair.join());
        expect(new Set(marked)).toEqual(new Set([made.join(), ...named]));
        for (const { tone, move } of others) expect(KEEP.includes(move)).toBe(tone === 'keeps');
      }
  },
);

it('shows what would have kept a board that was lost where no technique explains it', () => {
  const [losing = KEEP[0]] = LOSE;
  if (losing === undefined) throw new Error('no pair');
  expect(othersOf(shownAfter(losing, null))).toEqual([{ tone: 'keeps', move: KEEP[0] }]);
});

it('names for each of two moves of one position the pair that lost', () => {
  const [one, other] = LOSE as [Move, Move];
  const foundOf = (losing: Move): ChoiceTechnique => ({
    technique: 'most-open',
    first: [[0, 1]],
    losing,
    openAfter: 3,
    openAfterLosing: 1,
  });
  const { facts: of, ...shown } = shownAfter(one, null);
  const [at = { position, made: null }, after = at] = of;
  const lost = (move: Move): NodeFacts => ({ ...after, made: after.made && { ...after.made, move } });
  const facts = [at, lost(one), lost(other)];
  const techniques = new Map([
    [1, foundOf(one)],
    [2, foundOf(other)],
  ]);
  for (const next of [1, 2])
    expect(othersOf({ ...shown, facts, techniques, line: [0, next] })).toEqual([
      { tone: 'keeps', move: [0, 1] },
    ]);
});

it('draws no line of a pair that is no longer shown while the lines of others are asked for', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const answers: (() => void)[] = [];
  const ask = ({ moves }: { readonly moves: readonly Move[] }) =>
    new Promise((answer) => answers.push(() => answer({ ok: true, value: moves })));
  const services = new WindowServices().provide(ENGINE, { ask } as never);
  const deal = {
    template: BOARD,
    cells: BOARD.cells,
    rules: { maxTurns: 2, border: 'open', gravity: 'none' },
  };
  const [one, other] = LOSE as [Move, Move];
  const node = { parent: 0, deal: 0, by: 'player', move: other, line: [], pairs: 1, changes: [] };
  const game = { deals: [deal], nodes: [{ ...node, by: 'deal', pairs: 0 }, node] };
  const found = { first: [KEEP[1]], losing: one, technique: 'most-open', openAfter: 3, openAfterLosing: 1 };
  let marks: readonly BoardMark[] = [];
  const lines = () => marks.flatMap((mark) => ('line' in mark ? [mark.line] : [])).slice(1);
  const Probe = ({ shown }: { readonly shown: ReviewedGame }) => {
    marks = useShownMarks(shown);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const show = (technique: unknown) =>
    act(async () => {
      // As much of a review as its marks read.
      const shown = {
        ...shownAfter(other, technique as ChoiceTechnique | null),
        game,
      } as unknown as ReviewedGame;
      root.render(createElement(ServicesContext, { value: services }, createElement(Probe, { shown })));
    });
  await show(null);
  await act(async () => answers.shift()?.());
  expect(lines()).toEqual([KEEP[0]]);
  await show(found);
  expect(lines()).toEqual([]);
  await act(async () => answers.shift()?.());
  expect(lines()).toEqual([KEEP[1], one]);
  await act(async () => root.unmount());
});

it('draws the line that keeps above the one that loses, and the cross on the tile that only the taken pair has', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const [kept = [0, 1]] = KEEP;
  const move: Move = [6, kept[1]];
  const ask = async ({ moves }: { readonly moves: readonly Move[] }) => ({ ok: true, value: moves });
  const services = new WindowServices().provide(ENGINE, { ask } as never);
  const node = { parent: 0, deal: 0, by: 'player', move, line: [[9, 9]], pairs: 1, changes: [] };
  const deal = {
    template: BOARD,
    cells: BOARD.cells,
    rules: { maxTurns: 2, border: 'open', gravity: 'none' },
  };
  const game = { deals: [deal], nodes: [{ ...node, by: 'deal', pairs: 0 }, node] };
  const [at, after] = shownAfter(LOSE[1] as Move, null).facts;
  const sole = makePositionReview(
    'winnable',
    [
      { move: kept, verdict: 'keep' },
      { move, verdict: 'lose' },
    ],
    null,
  );
  const facts = [
    { ...at, position: sole },
    { ...after, made: after?.made && { ...after.made, move } },
  ];
  const shown = { ...shownAfter(move, null), facts, game } as unknown as ReviewedGame;
  let marks: readonly BoardMark[] = [];
  const Probe = () => {
    marks = useShownMarks(shown);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(createElement(ServicesContext, { value: services }, createElement(Probe))),
  );
  expect(marks).toEqual([
    { type: 'lost-line', line: [[9, 9]] },
    { type: 'cells', cells: kept, tone: 'keeps' },
    { type: 'kept-line', line: kept },
    { type: 'cells', cells: [6], tone: 'loses' },
    { type: 'cross', cell: 6 },
  ]);
  await act(async () => root.unmount());
});

it('shows beside the pair that was taken one that has no tile of it, where there is one', () => {
  const taken: Move = [2, 7];
  const positionOf = (moves: readonly Move[]) =>
    makePositionReview(
      'winnable',
      [
        ...moves.map((move) => ({ move, verdict: 'keep' }) as const),
        { move: taken, verdict: 'lose' } as const,
      ],
      null,
    );
  const shown = shownAfter(LOSE[1] as Move, null);
  const after = (moves: readonly Move[]) => {
    const [, made] = shown.facts;
    if (made === undefined || made.made === null) throw new Error('no move');
    const facts = [
      { position: positionOf(moves), made: null },
      { ...made, made: { ...made.made, move: taken } },
    ];
    return othersOf({ ...shown, facts }).map(({ move }) => move);
  };
  expect(
    after([
      [2, 3],
      [0, 1],
    ]),
  ).toEqual([[0, 1]]);
  expect(after([[2, 3]])).toEqual([[2, 3]]);
});
