import { describe, expect, it } from 'vitest';
import { MOST_LIKENESS } from '../../../core/review/puzzles/deal-puzzles.ts';
import { canonicalForm, likeness } from '../../../core/review/puzzles/position-images.ts';
import { PUZZLE_GRADES, PUZZLE_KINDS } from '../../../core/review/puzzles/puzzle.ts';
import { makePuzzle, parsePuzzles } from '../../../core/review/puzzles/puzzle-text.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { provePuzzle } from '../../../tests/support/prove-puzzle.ts';
import { shippedPuzzles } from '../shipped-data.ts';

const SHIPPED = shippedPuzzles();
/** Every so many-th is proved here, all of them in tests/deep. */
const SAMPLE_EVERY = 60;

describe('the shipped puzzles', () => {
  it.each([
    ['study', 300],
    ['only-move', 500],
  ])('of kind %s are at least %i, in five grades of thirty and four gravities', (kind, least) => {
    const puzzles = SHIPPED.filter((puzzle) => puzzle.kind === kind);
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    for (const grade of PUZZLE_GRADES) {
      const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
      expect(graded.length).toBeGreaterThanOrEqual(30);
      expect(new Set(graded.map(({ rules }) => rules.gravity)).size).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(puzzles.map(({ board }) => board.marks.join())).size).toBeGreaterThanOrEqual(8);
  });

  it('begin with twenty that teach', () => {
    const lessons = SHIPPED.map(({ lesson }) => lesson);
    expect(lessons.slice(0, 20).every((lesson) => lesson !== undefined)).toBe(true);
    expect(new Set(lessons.slice(0, 20)).size).toBe(4);
  });

  it('are no two equal under symmetry and renaming, nor alike', () => {
    expect(new Set(SHIPPED.map(canonicalForm)).size).toBe(SHIPPED.length);
    const alike = SHIPPED.flatMap((puzzle, index) =>
      SHIPPED.slice(index + 1).filter((other) => likeness(puzzle, other) > MOST_LIKENESS),
    );
    expect(alike).toEqual([]);
  });

  it('hold what they claim, a sample of them', () => {
    for (const puzzle of SHIPPED.filter((_, index) => index % SAMPLE_EVERY === 0))
      expect(runToEnd(provePuzzle(puzzle, 'all-but-grade'))).toBeNull();
  });
});

describe('twofold puzzles', () => {
  it('prints every shipped one as a line of JSON', async () => {
    const { code, out } = await twofold('puzzles --shipped --jsonl');
    const lines = out.trim().split('\n');
    expect([code, lines.length]).toEqual([0, SHIPPED.length]);
    const [first] = SHIPPED;
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: first?.kind,
      grade: first?.grade,
      template: first?.board.marks,
      cells: first?.board.cells,
      ...first?.rules,
      lossPermille: first?.lossPermille,
      answer: first?.witness[0],
    });
  });

  it('prints them as the text in which they are shipped', async () => {
    const { out } = await twofold('puzzles --shipped');
    expect(parsePuzzles(out)).toEqual({ ok: true, value: SHIPPED });
    expect(out.trim()).toBe(SHIPPED.map(makePuzzle).join('\n\n'));
  });

  it.each(PUZZLE_KINDS)('makes new ones of kind %s', async (kind) => {
    const { code, out } = await twofold(`puzzles --kind ${kind} --count 1 --seed 3 --jsonl`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ kind });
  });

  it('answers requests that come in line by line, each with its puzzles', async () => {
    const requests = [
      '{"kind":"only-move","count":2,"seed":3}',
      'nonsense',
      '{"kind":"riddle"}',
      '{"kind":"study"}',
    ];
    const { code, out } = await twofold('puzzles --jsonl', `${requests.join('\n')}\n`);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind, error }) => kind ?? error.code)).toEqual([
      ...['only-move', 'only-move', 'bad-json', 'bad-field', 'study'],
    ]);
    expect(code).toBe(0);
  });

  it.each([
    ['puzzles', '“puzzles” needs --kind'],
    ['puzzles --kind riddle', '--kind must be one of study, only-move, not “riddle”'],
    ['puzzles --kind study --grade 6', '--grade must be a whole number from 1 to 5'],
    ['puzzles --shipped extra', 'extra'],
  ])('refuses %s', async (args, words) => {
    const outcome = await twofold(args);
    expect(outcome.error).toContain(words);
    expect([outcome.code, outcome.out]).toEqual([2, '']);
  });
});
