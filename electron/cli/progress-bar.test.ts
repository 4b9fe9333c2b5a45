import { describe, expect, it } from 'vitest';
import { twofold } from '../../tests/support/command-line.ts';
import { ERASE_LINE, makeBar } from './progress-bar.ts';

describe('the progress bar', () => {
  it.each([
    [0, 4, 15, '░░░░░░░░   0 %'],
    [1, 4, 15, '██░░░░░░  25 %'],
    [4, 4, 15, '████████ 100 %'],
    [9, 4, 15, '████████ 100 %'],
    [123, null, 15, '… 123'],
    [1, 2, 5, '  50 %'],
  ])('%i of %s in %i columns', (done, total, columns, text) => {
    expect(makeBar(done, total, columns).trimStart()).toBe(text.trimStart());
  });

  const readings = () => {
    let now = 0;
    return () => {
      now += 150;
      return now;
    };
  };
  const board = '1 1 2 2\n';

  it('is drawn on a terminal while a search takes long, and taken away', async () => {
    const { error, out } = await twofold('rate --games 100000', board, {
      errorColumns: 40,
      nowMs: readings(),
    });
    expect(error.startsWith(`${ERASE_LINE}… `)).toBe(true);
    expect(error.endsWith(ERASE_LINE)).toBe(true);
    expect(out).toContain('random games lost');
  });

  it('is not drawn elsewhere', async () => {
    expect((await twofold('rate --games 100000', board, { nowMs: readings() })).error).toBe('');
  });
});
