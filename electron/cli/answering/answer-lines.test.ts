import { describe, expect, it } from 'vitest';
import { askLines, twofold } from '../../../tests/support/command-line.ts';
import { linksVectors, perftVectors, solvableVectors } from '../../../tests/support/vectors.ts';

const SMALL = { width: 3, height: 1, cells: [1, 2, 1] };

/** The core's own tests go through all vectors; here it is enough that they pass through. */
function everyTenth<T>(items: readonly T[]): T[] {
  return items.filter((_, index) => index % 10 === 0);
}

describe('lines of JSON', () => {
  it('answers every known board of links', async () => {
    const vectors = linksVectors();
    expect(await askLines('links', vectors)).toEqual(vectors.map(({ links }) => ({ links })));
  });

  it('answers known perfts', { timeout: 60_000 }, async () => {
    const vectors = everyTenth(perftVectors());
    const requests = vectors.map(({ perft, ...position }) => ({ ...position, depth: perft.length }));
    expect(await askLines('perft', requests)).toEqual(vectors.map(({ perft }) => ({ perft })));
  });

  it('gives known verdicts', { timeout: 60_000 }, async () => {
    const vectors = everyTenth(solvableVectors());
    const answers = await askLines(
      'solve',
      vectors.map((vector) => ({ ...vector, nodeLimit: 1_000_000 })),
    );
    expect(answers.map((answer) => (answer as { verdict: string }).verdict)).toEqual(
      vectors.map(({ solvable }) => (solvable ? 'solvable' : 'unsolvable')),
    );
  });

  it('draws the line between two cells, named by index or by column and row', async () => {
    const line = {
      turns: 2,
      length: 4,
      cells: [
        [0, 0],
        [0, -1],
        [1, -1],
        [2, -1],
        [2, 0],
      ],
    };
    expect(
      await askLines('line', [
        { ...SMALL, from: 0, to: 2 },
        { ...SMALL, from: [0, 0], to: [2, 0] },
      ]),
    ).toEqual([line, line]);
  });

  it('says null for a line that there is not', async () => {
    const requests = [
      { ...SMALL, from: 0, to: 1 },
      { ...SMALL, border: 'closed', from: 0, to: 2 },
    ];
    expect(await askLines('line', requests)).toEqual([{ turns: null }, { turns: null }]);
  });

  it('answers bad lines with an error and goes on, in order', async () => {
    const template = [-1, 0, -1];
    const answers = await askLines('links', [
      SMALL,
      '{"width":3',
      '[]',
      'null',
      { ...SMALL, width: 0 },
      { ...SMALL, height: 257 },
      { ...SMALL, maxTurns: 4 },
      { ...SMALL, gravity: 'sideways' },
      { width: 3, height: 1 },
      { ...SMALL, cells: [1, 2] },
      { ...SMALL, cells: [1, -1, 1] },
      { ...SMALL, cells: [1, -3, 1] },
      { ...SMALL, cells: [1, 1.5, 1] },
      { ...SMALL, template },
      { ...SMALL, template: [-1, -7, -1] },
      { ...SMALL, template: [-1, -1, -2] },
      { ...SMALL, cells: [1, -2, 1], template: [-1, -1, -1] },
      { ...SMALL, cells: [1, 65_536, 1] },
      SMALL,
    ]);
    const codes = answers.map((answer) => (answer as { error?: { code: string } }).error?.code ?? 'answered');
    expect(codes).toEqual([
      'answered',
      'bad-json',
      'bad-json',
      'bad-json',
      'bad-field',
      'bad-field',
      'bad-field',
      'bad-field',
      'bad-field',
      'wrong-length',
      'unknown-mark',
      'unknown-mark',
      'bad-field',
      'tile-off-slot',
      'unknown-mark',
      'tile-off-slot',
      'wall-mismatch',
      'kind-too-large',
      'answered',
    ]);
    expect(answers[4]).toEqual({
      error: { code: 'bad-field', message: 'field “width” must be at least 1, not 0' },
    });
    expect(answers[8]).toEqual({ error: { code: 'bad-field', message: 'field “cells” is missing' } });
    expect(answers[12]).toEqual({
      error: { code: 'bad-field', message: 'field “cells.1” must be a whole number, not 1.5' },
    });
  });

  it('writes messages in the language asked for', async () => {
    const [answer] = await askLines('links --lang zh', [{ ...SMALL, template: [-1, -1] }]);
    expect(answer).toEqual({
      error: { code: 'wrong-length', message: '“template”应有 宽 × 高 = 3 格，实有 2 格' },
    });
  });

  it('reads lines however the stream is cut, blank ones and foreign endings too', async () => {
    const input = `${JSON.stringify(SMALL)}\r\n\r\n\n${JSON.stringify({ ...SMALL, note: '连连看' })}`;
    for (const chunkBytes of [1, 7, 1000]) {
      const { out } = await twofold('links --jsonl', input, { chunkBytes });
      expect(out).toBe('{"links":[[0,2,2,4]]}\n'.repeat(2));
    }
  });

  it('passes over a line that is too long', async () => {
    const input = `${JSON.stringify(SMALL)}\n"${'x'.repeat(9_000_000)}"\n${JSON.stringify(SMALL)}\n`;
    const { out } = await twofold('links --jsonl', input);
    expect(out.split('\n').map((line) => line.slice(0, 32))).toEqual([
      '{"links":[[0,2,2,4]]}',
      '{"error":{"code":"line-too-long"',
      '{"links":[[0,2,2,4]]}',
      '',
    ]);
  });

  it('says why a deal is impossible', async () => {
    const template = [-1, -1, -1];
    const answers = await askLines('deal', [
      { width: 3, height: 1, template, kinds: 1, copies: 4, seed: 1 },
      { width: 3, height: 1, template: [0, 0, 0], kinds: 1, copies: 4, seed: 1 },
      { width: 3, height: 1, template, kinds: 1, copies: 3, seed: 1 },
    ]);
    expect(answers).toEqual([
      { error: { code: 'impossible', message: 'impossible: the number of slots is odd' } },
      { error: { code: 'impossible', message: 'impossible: there are no slots to fill' } },
      { error: { code: 'odd-copies', message: '“copies” must be even so that tiles pair up, not 3' } },
    ]);
  });

  it('deals, rates, hints and solves the same board', async () => {
    const rules = { border: 'open', maxTurns: 2, gravity: 'down' };
    const grid = { width: 6, height: 4, ...rules };
    const template = new Array(24).fill(-1);
    const [dealt] = (await askLines('deal', [
      { ...grid, template, kinds: 6, copies: 4, seed: 7, rate: true },
    ])) as {
      cells: number[];
      witness: number[][];
      rating: object;
    }[];
    expect(dealt?.witness).toHaveLength(12);
    // The dealt position is sent unchanged as the next request.
    const position = { ...dealt, nodeLimit: 100_000 };
    expect(position).toMatchObject({ ...grid, template });
    expect(await askLines('rate', [{ ...position, games: 1000, seed: 7 }])).toEqual([dealt?.rating]);
    const [verdict] = await askLines('solve', [position]);
    expect(verdict).toMatchObject({ verdict: 'solvable' });
    const [hint] = await askLines('hint', [position]);
    expect(hint).toHaveProperty('pair');
    expect(hint).toHaveProperty('reason');
    expect(await askLines('review', [position])).toMatchObject([{ lostAt: null }]);
  });

  it('deals as hard as asked and says whether it could', { timeout: 60_000 }, async () => {
    const template = new Array(48).fill(-1);
    const request = { width: 8, height: 6, template, kinds: 12, copies: 4, seed: 3, difficulty: 0.6 };
    const [deal] = (await askLines('deal', [request])) as [{ reached: boolean; rating: { loss: number } }];
    expect(deal.reached).toBe(true);
    expect(Math.abs(deal.rating.loss - 0.6)).toBeLessThan(0.07);
  });

  it('reshuffles a lost board into one that can be cleared', async () => {
    const lost = { width: 2, height: 2, cells: [1, 2, 2, 1], border: 'closed', nodeLimit: 100_000 };
    const odd = { width: 2, height: 2, cells: [1, 1, 1, 2], nodeLimit: 100_000 };
    const [laid, refused] = (await askLines('reshuffle', [lost, odd])) as [
      { cells: number[]; moved: number },
      object,
    ];
    expect(laid.moved).toBe(2);
    expect(await askLines('solve', [{ ...lost, cells: laid.cells }])).toMatchObject([
      { verdict: 'solvable' },
    ]);
    expect(refused).toEqual({
      error: { code: 'impossible', message: 'impossible: a picture has an odd number of tiles' },
    });
  });

  it('rates a large board by fewer games, and by as many as it is asked for', async () => {
    // 1 2 3 … 800 1 2 3 … 800: nothing links, so that games take no time.
    const large = {
      width: 40,
      height: 40,
      cells: Array.from({ length: 1600 }, (_, cell) => 1 + (cell % 800)),
    };
    const closed = { ...large, border: 'closed' };
    expect(await askLines('rate', [closed, { ...closed, games: 7 }])).toMatchObject([
      { games: 90, loss: 1 },
      { games: 7, loss: 1 },
    ]);
  });

  it('finds no hint where there is none', async () => {
    const lost = { width: 2, height: 2, cells: [1, 2, 2, 1], border: 'closed' };
    const cleared = { width: 2, height: 1, cells: [0, 0] };
    expect(await askLines('hint', [lost, cleared])).toEqual([
      { verdict: 'unsolvable' },
      { verdict: 'cleared' },
    ]);
  });

  it('says everything that is wrong with a template', async () => {
    const answers = await askLines('validate', [
      { width: 4, height: 4, template: new Array(16).fill(-1), kinds: 4, copies: 4 },
      { width: 3, height: 1, template: [-1, -1, -1], copies: 3 },
      { width: 256, height: 1, template: new Array(256).fill(-1), app: false },
    ]);
    expect(answers).toEqual([
      { valid: true, slots: 16, issues: [] },
      {
        valid: false,
        slots: 3,
        issues: [
          { code: 'too-small', side: 'width', value: 3, limit: 4 },
          { code: 'too-small', side: 'height', value: 1, limit: 4 },
          { code: 'odd-slots', slots: 3 },
          { code: 'bad-copies', copies: 3 },
        ],
      },
      { valid: true, slots: 256, issues: [] },
    ]);
  });

  it('does not read a file as well', async () => {
    expect(await twofold('links board.txt --jsonl', '')).toMatchObject({ code: 2, out: '' });
  });
});
