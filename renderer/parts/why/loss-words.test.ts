import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES, type Rules } from '../../../core/rules/rules.ts';
import { drawnBoard, moveAt } from '../../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import type { LossShow } from '../../engine/protocol.ts';
import { seenLoss, shownLossWords } from './loss-words.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

async function lossOf(text: string, rules: Rules): Promise<LossShow> {
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const loss = await engine.ask({ type: 'puzzle-loss', position: { board: drawnBoard(text), rules } });
  if (!loss.ok) throw new Error(loss.error);
  return loss.value;
}

const t = windowWords('en').t;
const words = (loss: LossShow) => shownLossWords(t, loss, (kind) => `picture ${kind}`);

describe('why a position is lost', () => {
  it.each([
    ['1 2\n2 1', CLASSIC_RULES, 'However you play on, these 4 tiles are left over: picture 1, picture 2.'],
    ['1 2 # 1 2', CLOSED, 'However you play on, these 4 tiles are left over: picture 1, picture 2.'],
    ['1 # 1', CLOSED, 'The last two can never meet: picture 1.'],
    ['1 2 3 # 3 1 2', CLOSED, 'However you play on, these 6 tiles are left over.'],
    ['1 1 1', CLASSIC_RULES, 'These tiles do not pair up: picture 1.'],
  ])('%j', async (text, rules, sentence) => {
    expect(words(await lossOf(text, rules))).toBe(sentence);
  });

  it('is told where it is seen, after the pairs that are forced', async () => {
    // The 3s go first; then the 1s and the 2s lie crosswise.
    const left = await lossOf('1 2 0 0\n2 1 0 0', CLOSED);
    const board = drawnBoard('1 2 3 3\n2 1 0 0');
    const move = moveAt(board, [2, 0], [3, 0]);
    const [first, ...others] = left.steps;
    if (first === undefined || left.explanation.kind === 'too-large') throw new Error('no steps');
    const loss: LossShow = {
      position: { board, rules: CLOSED },
      explanation: { kind: 'moves', refuted: [{ move, because: left.explanation }] },
      steps: [{ ...first, cells: board.cells }, first, ...others],
    };
    const { step, stuck, cells, explanation } = seenLoss(loss);
    expect([explanation, step]).toEqual([left.explanation, 1]);
    expect(cells).toEqual(loss.steps[1]?.cells);
    expect(stuck.length).toBeGreaterThan(0);
    expect(words(loss)).toMatch(
      /^1 pair is forced\. Then: However you play on, these 4 tiles are left over: .*\.$/,
    );
  });
});
