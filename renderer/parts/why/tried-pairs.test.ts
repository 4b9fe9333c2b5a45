import { describe, expect, it } from 'vitest';
import type { Gravity } from '../../../core/rules/rules.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import type { LossShow } from '../../engine/protocol.ts';
import { triedMarks, triedPairs } from './tried-pairs.ts';

async function lossOf(text: string, gravity: Gravity): Promise<LossShow> {
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const rules = { ...CLASSIC_RULES, border: 'closed', gravity } as const;
  const loss = await engine.ask({ type: 'puzzle-loss', position: { board: drawnBoard(text), rules } });
  if (!loss.ok) throw new Error(loss.error);
  return loss.value;
}

const numbered = (loss: LossShow, step: number) =>
  triedMarks(loss, step).flatMap((mark) => (mark.type === 'number' ? [[mark.cell, mark.number]] : []));

describe('the longest try after a losing pair', () => {
  it('names its pairs in order, and numbers on the board those that are still there', async () => {
    const loss = await lossOf('1 2 # 3 3 4 4\n2 1 # 0 0 0 0', 'none');
    const pairs = triedPairs(loss);
    expect(pairs.map(({ step }) => step)).toEqual([1, 2]);
    expect(pairs.map(({ kind }) => kind).sort()).toEqual([3, 4]);
    const [first, second] = pairs;
    expect(numbered(loss, 0)).toEqual(
      [first, second].flatMap((pair) => (pair?.move ?? []).map((cell) => [cell, pair?.step])),
    );
    expect(numbered(loss, 1)).toEqual(second?.move.map((cell) => [cell, 2]));
    expect(numbered(loss, 2)).toEqual([]);
  });

  it('marks what stays: alone in full light where that is seen, framed at all other steps', async () => {
    const loss = await lossOf('1 2 # 3 3\n2 1 # 0 0', 'none');
    expect(triedMarks(loss, 0)).toContainEqual({ type: 'stuck', cells: [0, 1, 5, 6] });
    expect(triedMarks(loss, 1)).toEqual([{ type: 'cells', cells: [0, 1, 5, 6], tone: 'loses' }]);
  });

  it('frames nothing that slides', async () => {
    const loss = await lossOf('1 2 # 3 3\n2 1 # 0 0', 'down');
    const framed = loss.steps.flatMap((_, step) =>
      triedMarks(loss, step).filter(({ type }) => type === 'cells'),
    );
    expect(framed).toEqual([]);
  });

  it('numbers only the next pair where tiles slide', async () => {
    const loss = await lossOf('1 2 # 3 3 4 4\n2 1 # 0 0 0 0', 'down');
    expect(new Set(numbered(loss, 0).map(([, number]) => number))).toEqual(new Set([1]));
  });
});
