import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules, anyShape } from '../../tests/support/arbitrary.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { GAP, type Shape, SLOT, WALL } from '../board/board.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import type { Drawing } from '../templates/drawing.ts';
import { beginHistory, type History, record, undo } from '../templates/edit/history.ts';
import { blankShape, withMark } from '../templates/edit/marks.ts';
import { createHistoryWriter, MAX_KEPT_STEPS, parseHistory } from './design-history.ts';
import { MAX_HISTORY_LENGTH } from './designs.ts';

const FILLING = { kinds: 20, copies: 4 };
const drawingOf = (shape: Shape): Drawing => ({ shape, rules: CLASSIC_RULES, filling: FILLING });
const drawn = (picture: string) => drawingOf(drawnShape(picture));
const write = (history: History<Drawing>) => createHistoryWriter()(history);

function historyOf(states: readonly Drawing[], undone = 0): History<Drawing> {
  const [first = drawn('.'), ...rest] = states;
  let history = rest.reduce((before, state) => record(before, state), beginHistory(first));
  for (let step = 0; step < undone; step++) history = undo(history);
  return history;
}

function lengthOf(chain: History<Drawing>['past']): number {
  let length = 0;
  for (let link = chain; link !== null; link = link.next) length++;
  return length;
}

const anyDrawing: fc.Arbitrary<Drawing> = fc.record({
  shape: anyShape([SLOT, SLOT, GAP, WALL]),
  rules: anyRules,
  filling: fc.record({ kinds: fc.integer({ min: 1, max: 48 }), copies: fc.constantFrom(2, 4, 6) }),
});

it('a history with a state that is larger than any drawing is refused', () => {
  const present = drawn('oo\noo');
  const withPast = (side: number) =>
    JSON.stringify({
      version: 1,
      present: { size: [2, 2], marks: '4o', filling: FILLING },
      past: [{ size: [side, side], marks: `${side ** 2}o` }],
      future: [],
    });
  expect(parseHistory(withPast(64), present)?.past?.state.shape.width).toBe(64);
  expect(parseHistory(withPast(65), present)).toBeNull();
});

describe('a history as text', () => {
  it('tells each state by what is other in it', () => {
    const history = historyOf(
      [drawn('....\n....'), drawn('.oo.\n....'), drawn('.oo.\n.##.'), drawn('oo\noo')],
      1,
    );
    expect(JSON.parse(write(history))).toEqual({
      version: 1,
      present: { size: [4, 2], marks: '.2o2.2#.', filling: FILLING },
      past: [
        { at: 5, marks: '2.' },
        { at: 1, marks: '2.' },
      ],
      future: [{ size: [2, 2], marks: '4o' }],
    });
  });

  it('comes back as it was, whatever was drawn, changed and undone', () => {
    fc.assert(
      fc.property(fc.array(anyDrawing, { minLength: 1, maxLength: 8 }), fc.nat(8), (states, undone) => {
        const history = historyOf(states, undone);
        expect(parseHistory(write(history), history.present)).toEqual(history);
      }),
    );
  });

  it('is the same from a writer that knows some of it', () => {
    const writer = createHistoryWriter();
    let history = historyOf([drawn('..'), drawn('o.')]);
    writer(history);
    history = record(history, drawn('oo'));
    expect(writer(history)).toBe(write(history));
    expect(writer(undo(history))).toBe(write(undo(history)));
  });

  it('leaves out the oldest of too many states', () => {
    const blank = blankShape(8, 8);
    const states = Array.from({ length: MAX_KEPT_STEPS + 50 }, (_, step) =>
      drawingOf(withMark(blank, [[step % 8, (step >> 3) % 8]], SLOT)),
    );
    const history = historyOf(states);
    const read = parseHistory(write(history), history.present);
    expect(lengthOf(read?.past ?? null)).toBe(MAX_KEPT_STEPS);
    expect(read?.past?.state).toEqual(history.past?.state);
  });

  it('leaves out the oldest of too large ones, and is never longer than it may be', () => {
    const checks = (odd: number): Drawing => {
      const marks = Array.from({ length: 4096 }, (_, cell) => (cell % 2 === odd ? SLOT : GAP));
      return drawingOf({ width: 64, height: 64, marks });
    };
    const history = historyOf(Array.from({ length: 200 }, (_, step) => checks(step % 2)));
    const text = write(history);
    const kept = lengthOf(parseHistory(text, history.present)?.past ?? null);
    expect(text.length).toBeLessThanOrEqual(MAX_HISTORY_LENGTH);
    expect([kept > 50, kept < 199]).toEqual([true, true]);
  });

  const good = write(historyOf([drawn('..'), drawn('o.'), drawn('oo')], 1));
  it.each([
    ['no JSON', '{'],
    ['of another version', good.replace('"version":1', '"version":2')],
    ['of another drawing', good.replace('"marks":"o."', '"marks":".o"')],
    ['with more marks than cells', good.replace('"marks":"o"', '"marks":"2o"')],
    ['with an unknown mark', good.replace('"marks":"o"', '"marks":"x"')],
    ['with an unknown field', good.replace('"at":0', '"to":0')],
    ['with a size that its marks do not fill', good.replace('[2,1]', '[2,2]')],
  ])('is refused when it is %s', (_, text) => {
    expect(text).not.toBe(good);
    expect(parseHistory(text, drawn('o.'))).toBeNull();
  });

  it('is refused for a drawing whose rules have changed since', () => {
    expect(parseHistory(good, { ...drawn('o.'), filling: { kinds: 3, copies: 2 } })).toBeNull();
    expect(parseHistory(good, drawn('o.'))).not.toBeNull();
  });
});
