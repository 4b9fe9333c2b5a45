import { describe, expect, it } from 'vitest';
import { makePuzzle, parsePuzzles } from './puzzle-text.ts';

const TEXT = `only-move grade=2 gravity=down border=open turns=2 loss=905 lesson=corridor
2 . 2
1 # 1
clear 0,0-2,0 0,1-2,1

study grade=1 gravity=none border=closed turns=1 loss=800
1 1
clear 0,0-1,0
`;

describe('puzzles as text', () => {
  it('come back as they were written', () => {
    const parsed = parsePuzzles(`; a comment\n\n${TEXT}`);
    if (!parsed.ok) throw new Error(parsed.error.part);
    expect(parsed.value).toMatchObject([
      { kind: 'only-move', grade: 2, lossPermille: 905, lesson: 'corridor', answer: [0, 2] },
      { kind: 'study', grade: 1, rules: { maxTurns: 1, border: 'closed', gravity: 'none' } },
    ]);
    expect(parsed.value.map((puzzle) => `${makePuzzle(puzzle)}\n`).join('\n')).toBe(TEXT);
  });

  it.each([
    ['heading', TEXT.replace('grade=2', 'grade=6')],
    ['heading', TEXT.replace('lesson=corridor', 'lesson=none')],
    ['heading', TEXT.replace('only-move', 'riddle')],
    ['board', TEXT.replace('1 # 1', '1 # x')],
    ['board', TEXT.replace('1 # 1', '1 1')],
    ['moves', TEXT.replace('2,0', '3,0')],
    ['moves', TEXT.replace('clear ', 'take ')],
  ])('are refused for a bad %s, with the line where the block begins', (part, text) => {
    expect(parsePuzzles(text)).toEqual({ ok: false, error: { line: 1, part } });
  });
});
