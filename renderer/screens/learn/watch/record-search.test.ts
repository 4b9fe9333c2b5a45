import { describe, expect, it } from 'vitest';
import { FAULT_BOARDS, FIRST_SAMPLE } from '../../../../core/lab/sample-boards.ts';
import { FrameFolder } from './lab-frame.ts';
import { recordSearch } from './record-search.ts';
import { labBoardOfSample } from './samples.ts';

const searched = (name: keyof typeof FAULT_BOARDS, hasFault: boolean) => {
  const { board, rules } = labBoardOfSample(FAULT_BOARDS[name]);
  return recordSearch(board, rules, { name, hasFault }, FAULT_BOARDS[name].pair);
};

describe('a recorded search', () => {
  it('says what a fault missed, and draws the line that is there', () => {
    expect(searched('by-cases', false)).toMatchObject({ verdict: 'found' });
    const faulty = searched('by-cases', true);
    expect(faulty).toMatchObject({ verdict: 'missed', answer: null });
    expect(faulty.line?.length).toBe(6);
  });

  it('says that a fault drew a line where there is none', () => {
    expect(searched('cross-scan', false)).toMatchObject({ verdict: 'none', line: null });
    expect(searched('cross-scan', true)).toMatchObject({ verdict: 'invented' });
  });

  it('keeps a bounded part of a search that explodes, and counts on', () => {
    const { isCut, looks, steps } = searched('depth-first', true);
    expect(isCut).toBe(true);
    expect(looks).toBeGreaterThan(steps.filter(({ type }) => type === 'look').length);
  });
});

describe('a moment of a process', () => {
  it('is the same whether it is come to from before or from after', () => {
    const { board, rules, pair } = labBoardOfSample(FIRST_SAMPLE);
    const search = { name: 'depth-first', hasFault: false } as const;
    const { steps } = recordSearch(board, rules, search, FIRST_SAMPLE.pair);
    const [onward, back] = [1, 2].map(() => new FrameFolder(steps, board.cells, pair));
    back?.at(steps.length);
    for (const time of [40, 10, 25]) {
      const fresh = new FrameFolder(steps, board.cells, pair).at(time);
      expect(structuredClone(back?.at(time))).toEqual(structuredClone(fresh));
      expect(structuredClone(onward?.at(time))).toEqual(structuredClone(fresh));
    }
  });
});
