import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { twofold } from '../../../tests/support/command-line.ts';

interface ExportedGame {
  readonly id: string;
  readonly journal: { readonly entry: object; boardHash: string }[];
  readonly finished: { readonly row: { readonly score: { links: number; total: number } } } | null;
}

const FIXTURE = new URL('../../../tests/fixtures/first-versions/export.json', import.meta.url);
const TEXT = readFileSync(FIXTURE, 'utf8');
const exported = (): { readonly games: ExportedGame[] } => JSON.parse(TEXT);

async function replayed(text: string) {
  const { code, out, error } = await twofold('replay export.json --jsonl', '', {
    files: { 'export.json': text },
  });
  expect(error).toBe('');
  return {
    code,
    games: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

describe('twofold replay, of games', () => {
  it('finds that those of the first versions hold, each in its place', async () => {
    const { code, games } = await replayed(TEXT);
    expect(games.map(({ id }) => id)).toEqual(exported().games.map(({ id }) => id));
    expect([code, games.filter(({ verdict }) => verdict === 'refused')]).toEqual([0, []]);
    const finished = exported().games.filter((game) => game.finished !== null);
    for (const { id, finished: claimed } of finished)
      expect(games.find((game) => game.id === id)?.end.score).toBe(claimed?.row.score.total);
  });

  it('judges the game of a file with one', async () => {
    const { finished, ...game } = exported().games.find((each) => each.finished !== null) ?? {};
    const head = { format: 'twofold-game', version: 1, appVersion: '1.0.0', exportedAt: 0 };
    const { code, games } = await replayed(JSON.stringify({ ...head, game }));
    expect([code, games]).toMatchObject([
      0,
      [{ verdict: 'verified', end: { score: finished?.row.score.total } }],
    ]);
  });

  it('refuses a score that the moves do not give', async () => {
    const forged = exported();
    const game = forged.games.find(({ finished }) => finished !== null);
    if (!game?.finished) throw new Error('no finished game in the fixture');
    game.finished.row.score.links += 1;
    game.finished.row.score.total += 1;
    const { code, games } = await replayed(JSON.stringify(forged));
    expect(code).toBe(1);
    expect(games.find(({ id }) => id === game.id)).toMatchObject({ verdict: 'refused', reason: 'score' });
  });

  it('says at which entry a game stops to hold', async () => {
    const forged = exported();
    const game = forged.games.find(({ journal }) => journal.length > 3);
    const row = game?.journal[2];
    if (row === undefined) throw new Error('no long game in the fixture');
    row.boardHash = '0123456789abcdef';
    const { code, games } = await replayed(JSON.stringify(forged));
    expect(code).toBe(1);
    expect(games.find(({ id }) => id === game?.id)).toMatchObject({
      verdict: 'refused',
      reason: 'board-hash-mismatch',
      at: 2,
    });
    const { out } = await twofold('replay - --lang zh', JSON.stringify(forged));
    expect(out).toContain('不成立（第 3 条记录）：走到的棋盘与文件里的不同');
  });

  it.each([
    [
      '{"format":"twofold-templates","version":1}',
      'is not a file of games: “format” must be one of twofold-export, twofold-game',
    ],
    ['{"format":"constructor","version":1}', 'is not a file of games: “format” must be one of'],
    ['{"format":"twofold-export","version":"2"}', 'the field “version” is missing or not what it should be'],
    ['{"format":"twofold-game"}', 'the field “version” is missing or not what it should be'],
    ['{"format":"twofold-export","version":99}', 'has version 99 of the format, this version reads up to'],
    ['{"format":"twofold-export","version":2}', 'no game in <stdin> can be read'],
    ['1 2 1', 'no game in <stdin> can be read: '],
  ])('refuses %s', async (text, words) => {
    const { code, error } = await twofold('replay', text);
    expect([code, error]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe('twofold replay, of a line of play', () => {
  it.each([
    ['--moves 0,0-1,0;2,0-3,0', '1 1 2 2', 0, 'legal to the end, and the board is cleared'],
    ['--moves 0,0-1,0', '1 1 2 2', 0, 'legal to the end; 2 tiles remain'],
    ['--moves 2,0-3,0 --border closed', '1 2 3 3 2 1', 0, '4 tiles remain and the game goes on'],
    ['--moves 0,0-1,0 --border closed', '1 1 2 3 2', 0, 'the board is dead: 3 tiles remain'],
    ['--moves 0,0-1,0;0,0-1,0', '1 1 2 2', 1, 'move 2, [0,0] to [1,0], is not a legal link'],
    ['--moves 0,0-2,0', '1 1 2 2', 1, 'move 1, [0,0] to [2,0], is not a legal link'],
  ])('%s on %s', async (args, board, code, words) => {
    const ended = await twofold(`replay ${args}`, board);
    expect(ended.out).toContain(words);
    expect([ended.code, ended.error]).toEqual([code, '']);
  });

  it('shows each link and the board after the last', async () => {
    const { out } = await twofold('replay --gravity down --moves 0,1-1,1', '2 3\n1 1\n');
    expect(out).toContain('0 0\n2 3\n; [0,1] to [1,1]: direct\n; ');
    const { out: json } = await twofold('replay --jsonl --moves 0,0-2,0', '1 1 2 2');
    expect(JSON.parse(json)).toEqual({
      legal: false,
      at: 0,
      ending: 'open',
      tiles: 4,
      cells: [1, 1, 2, 2],
      log: [],
    });
  });

  it.each([
    ['replay --moves 0,9-1,9', '1 1', 'names a cell that is not on the board'],
    ['replay --moves 0,0-1,0', 'x', 'unknown mark'],
  ])('%s is refused', async (args, input, words) => {
    const { code, error } = await twofold(args, input);
    expect([code, error]).toEqual([2, expect.stringContaining(words)]);
  });
});
