/**
 * A database that commit 54ec47d wrote stays readable; tests/fixtures/first-versions/README.md says how it
 * was made.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashCells } from '../../core/board/hash.ts';
import type { FinishedGame, JournalRow } from '../../core/contract/schemas.ts';
import type { GameStatus } from '../../core/game/play/game.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { ScoreBreakdown } from '../../core/game/setup/score.ts';
import { viewOf } from '../../core/game/view.ts';
import { readTemplateBytes } from '../../core/templates/file/file.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { finishRanked, openSession, type Session } from '../../tests/reliability/support/session.ts';
import { withoutOwners } from '../../tests/reliability/support/work-of.ts';
import { importText } from '../../tests/support/export-import.ts';
import { parseShareCode } from '../../tests/support/parse-share-code.ts';
import { loadRunningGame } from './games/running-game.ts';
import { recheckScores } from './thread/verify-scores.ts';
import { readWork } from './transfer/work.ts';
import { verifyDatabase } from './trust/checks/verify-database.ts';

interface ExpectedGame {
  readonly gameId: string;
  readonly what: string;
  readonly status: GameStatus;
  readonly level: number;
  readonly pairsLeft: number;
  readonly score: ScoreBreakdown;
  readonly assists: readonly string[];
  readonly elapsedMs: number;
  readonly finished: FinishedGame | null;
  readonly goesOn?: { readonly rows: readonly JournalRow[]; readonly finished: FinishedGame };
}
interface Expected {
  readonly games: readonly ExpectedGame[];
  readonly killed: { readonly gameId: string; readonly entries: number };
}
interface ExpectedCode {
  readonly code: string;
  readonly name: string;
  readonly dealerVersion: number;
  readonly seed: number;
  readonly boardHash: string;
  readonly witness: number;
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/first-versions/${name}`, import.meta.url));
// Written by the program's own types; what the tests read of it is compared, not trusted.
const EXPECTED = JSON.parse(fixture('expected.json').toString()) as Expected;
const CODES = JSON.parse(fixture('codes.json').toString()) as readonly ExpectedCode[];
const FINISHED = EXPECTED.games.filter(({ finished }) => finished !== null);
const UNFINISHED = EXPECTED.games.flatMap((game) =>
  game.goesOn === undefined ? [] : [{ ...game, goesOn: game.goesOn }],
);

let folder: string;
let path: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
});
afterEach(() => {
  session?.close();
  dropFolder(folder);
});

function unpack(name: 'closed' | 'killed'): void {
  const suffixes = name === 'killed' ? ['', '-wal'] : [''];
  for (const suffix of suffixes)
    writeFileSync(path + suffix, gunzipSync(fixture(`${name}.sqlite${suffix}.gz`)));
  session = openSession({ path });
}

/** The journal gives the boards, and the game stands as it stood. */
function expectReplay({ gameId, status, level, pairsLeft, score, assists, elapsedMs }: ExpectedGame): void {
  const loaded = loadRunningGame(session.storage.database, gameId);
  expect(loaded.ok ? viewOf(loaded.value.game) : loaded.error).toMatchObject({
    ...{ status, level, pairsLeft, score, assists, elapsedMs },
  });
}

const withoutDate = ({ finishedAt: _, ...row }: FinishedGame['row']) => row;

describe.each(['closed', 'killed'] as const)('the database of a program that was %s', (name) => {
  beforeEach(() => unpack(name));

  it('opens without damage and holds everything', async () => {
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expect(await session.tell('settings.read', null)).toMatchObject({
      ...{ language: 'zh-CN', theme: 'dark', volume: 35 },
    });
    const designs = await session.tell('designs.list', null);
    expect(designs.map(({ id, saved, draft }) => [id, saved?.name, draft?.name])).toEqual([
      ['design-strip-1', 'Strip 🎏', ''],
      ['design-well-01', '水井', undefined],
    ]);
    expect(await session.tell('packs.list', null)).toMatchObject([
      { name: '第一包', author: '阿明', designIds: ['design-well-01', 'design-strip-1'] },
    ]);
  });

  it.each(EXPECTED.games)('replays: $what', (game) => {
    // In the killed one this game is three links further.
    if (name === 'killed' && game.gameId === EXPECTED.killed.gameId)
      expect(loadRunningGame(session.storage.database, game.gameId)).toMatchObject({
        ok: true,
        value: { progress: { entries: EXPECTED.killed.entries } },
      });
    else expectReplay(game);
  });

  it('shows the scores and what they earned as they were entered, once they were re-checked', async () => {
    const before = await session.tell('scores.all', null);
    expect(before.map(({ notRechecked }) => notRechecked)).toEqual(before.map(() => true));
    await recheckScores(session.storage, () => Promise.resolve());
    const rows = await session.tell('scores.all', null);
    expect(rows.toReversed()).toEqual(FINISHED.map(({ finished }) => finished?.row));
    for (const { gameId, finished } of FINISHED)
      expect(inAnyOrder(await session.tell('games.finish', { gameId }))).toEqual(inAnyOrder(finished));
  });
});

/** The table of achievements is in another order than it was. */
function inAnyOrder<F extends { readonly achievements: readonly string[] }>(finished: F | null | undefined) {
  return finished && { ...finished, achievements: finished.achievements.toSorted() };
}

describe('an unfinished game goes on and ends under its own versions', () => {
  it.each(UNFINISHED)('$what', async ({ gameId, goesOn }) => {
    unpack('closed');
    const first = (await session.tell('games.load', { gameId })).journal.length;
    for (const [at, row] of goesOn.rows.entries())
      await session.tell('games.append', { gameId, index: first + at, ...row });
    const { row, rank } = await finishRanked(session, gameId);
    expect(withoutDate(row)).toEqual(withoutDate(goesOn.finished.row));
    expect(rank).toBe(goesOn.finished.rank);
  });
});

describe('the export', () => {
  const text = fixture('export.json').toString();

  it('brings every game and score to a new database, once', async () => {
    session = openSession({ path });
    const games = readWorkOf('closed').games.length;
    for (const added of [games, 0])
      expect(importText(session.storage.database, text, 5)).toMatchObject({
        ok: true,
        value: { games: { added, known: games - added, extended: 0, refused: 0 } },
      });
    for (const game of EXPECTED.games) expectReplay(game);
    expect((await session.tell('scores.all', null)).toReversed()).toEqual(
      FINISHED.map(({ finished }) => finished?.row),
    );
  });

  it('imported where it comes from changes nothing', () => {
    unpack('closed');
    const before = withoutOwners(readWork(session.storage.database, 'refuse'));
    expect(importText(session.storage.database, text, 5)).toMatchObject({
      value: { games: { added: 0, refused: 0 }, scores: { added: 0 } },
    });
    expect(withoutOwners(readWork(session.storage.database, 'refuse'))).toEqual(before);
  });

  function readWorkOf(name: 'closed') {
    const other = join(folder, 'other.sqlite');
    writeFileSync(other, gunzipSync(fixture(`${name}.sqlite.gz`)));
    const opened = openSession({ path: other });
    const work = readWork(opened.storage.database, 'refuse');
    opened.close();
    return work;
  }
});

describe('share codes', () => {
  it.each(CODES)('$code deals its board', ({ code, name, dealerVersion, seed, boardHash, witness }) => {
    const shared = parseShareCode(code);
    if (!shared.ok) throw new Error(shared.error.code);
    expect(shared.value).toMatchObject({ template: { name }, dealerVersion, seed });
    const dealt = makeDealRecord({ ...shared.value, aimPermille: null });
    if (!dealt.ok) throw new Error(dealt.error.code);
    const { template, cells } = dealt.value;
    expect(hashCells(template.width, template.height, cells)).toBe(boardHash);
    expect(dealt.value.witness).toHaveLength(witness);
  });
});

describe('template files', () => {
  it.each([
    ['one.twofold.json', null, ['水井']],
    ['pack.twofold.json', { name: '第一包', author: '阿明' }, ['水井', 'Strip 🎏']],
    ['picture.png', null, ['Strip 🎏']],
  ])('%s', (name, pack, names) => {
    const read = readTemplateBytes(fixture(name));
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.pack).toEqual(pack);
    expect(read.value.designs.map((design) => design.name)).toEqual(names);
  });
});
