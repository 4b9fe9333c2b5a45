import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../solve/progress.ts';
import { parsePuzzles } from './puzzle-text.ts';
import { studyChoices } from './study-choices.ts';

/** Of its three pairs only the 3s far apart keep it. */
const TEXT = `only-move grade=1 gravity=none border=closed turns=2 loss=778
4 5 0 0 4 3
5 4 3 0 0 3
2 1 2 0 0 0
1 3 4 0 0 0
clear 2,1-5,1 1,1-2,3 5,0-1,3 0,3-1,2 0,2-2,2 1,0-0,1 0,0-4,0`;

describe('the choices along a clearing', () => {
  const parsed = parsePuzzles(TEXT);
  if (!parsed.ok || parsed.value[0] === undefined) throw new Error('a bad puzzle');
  const [puzzle] = parsed.value;

  it('are counted, and the narrowest one is told', () => {
    const choices = runToEnd(studyChoices(puzzle, puzzle.witness));
    expect(choices.critical).toBeGreaterThan(0);
    expect(choices.only).toBeGreaterThan(0);
    expect(choices.narrowest).toMatchObject({ moveNumber: 1, keep: 1, legal: 3, move: puzzle.witness[0] });
    expect(choices.narrowest?.board.cells).toEqual(puzzle.board.cells);
  });

  it('leave open what is not decided within the nodes', () => {
    const { critical, undecided } = runToEnd(studyChoices(puzzle, puzzle.witness, 1));
    expect(undecided).toBeGreaterThan(0);
    expect(critical).toBeLessThan(runToEnd(studyChoices(puzzle, puzzle.witness)).critical);
  });

  it('are none along no moves', () => {
    expect(runToEnd(studyChoices(puzzle, []))).toEqual({
      ...{ critical: 0, only: 0, undecided: 0, narrowest: null },
    });
  });
});
