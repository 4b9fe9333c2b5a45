import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedGame } from '../../../core/contract/game-file-form.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import {
  play,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import {
  openHostedSession,
  openSession,
  playInto,
  type Session,
} from '../../../tests/reliability/support/session.ts';

let folder: string;
let here: Session;
let there: Session;
beforeEach(() => {
  folder = makeFolder();
  here = openSession({ path: join(folder, 'here.sqlite') });
  there = openSession({ path: join(folder, 'there.sqlite') });
});
afterEach(() => {
  here.close();
  there.close();
  dropFolder(folder);
});

const SETUP = setupOf(11);
const WON = play(SETUP, witnessEntries(SETUP)).sent;
const TRIED = play(SETUP, wanderingEntries(SETUP).slice(0, 8)).sent;

async function won(): Promise<string> {
  const gameId = await playInto(here, SETUP, WON);
  await here.tell('games.finish', { gameId });
  return gameId;
}

async function exported(gameId: string): Promise<string> {
  return (await here.tell('games.export', { gameId })).text;
}

async function imported(text: string, into = there): Promise<ImportedGame> {
  for (const part of partsOf('a-game-file', text)) await into.tell('texts.part', part);
  return into.tell('games.import', { textId: 'a-game-file' });
}

/** A path of keys to a value in a file. */
type Path = readonly (string | number)[];

function readAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], json);
}

/** A file of a won game with another value at a path; `change` is given the file and the value that stands there. */
async function forged(path: Path, change: (now: unknown, file: unknown) => unknown): Promise<string> {
  const file: unknown = JSON.parse(await exported(await won()));
  const last = path.at(-1) ?? '';
  const inner = readAt(file, path.slice(0, -1)) as Record<string | number, unknown>;
  inner[last] = change(inner[last], file);
  return JSON.stringify(file);
}

describe('a game as a file', () => {
  it('comes in elsewhere, is listed as won, and counts in no table', async () => {
    const gameId = await won();
    expect(await imported(await exported(gameId))).toEqual({ state: 'added', gameId });
    expect((await there.tell('games.load', { gameId })).journal).toEqual(
      (await here.tell('games.load', { gameId })).journal,
    );
    expect(await there.tell('games.ended', { after: null })).toMatchObject({
      games: [{ gameId, end: 'won', score: null, isImported: true }],
    });
    expect(await there.tell('scores.all', null)).toEqual([]);
    expect(await there.tell('games.list', null)).toEqual([]);
    // The tables of the statistics and of their spreadsheet: it was not even started.
    expect((await there.tell('statistics.read', null)).tables).toEqual([]);
  });

  it('is readable, and coming in twice changes nothing', async () => {
    const text = await exported(await won());
    expect(text.split('\n').length).toBeGreaterThan(20);
    await imported(text);
    expect(await imported(text)).toMatchObject({ state: 'known' });
    expect(await imported(text, here)).toMatchObject({ state: 'known' });
    expect((await there.tell('games.ended', { after: null })).games).toHaveLength(1);
  });

  it('that parted from the one that is here comes in beside it', async () => {
    const gameId = await playInto(here, SETUP, TRIED);
    await here.tell('games.abandon', { gameId });
    const text = await exported(gameId);
    await imported(text);
    const shorter = JSON.parse(text);
    const other = play(SETUP, [{ type: 'assist', assist: 'hint', elapsedMs: 1 }]).sent;
    shorter.game.journal = other.map(({ entry, boardHash }) => ({ entry, boardHash }));
    expect(await imported(JSON.stringify(shorter))).toMatchObject({ state: 'added' });
    expect((await there.tell('games.ended', { after: null })).games).toHaveLength(2);
  });

  const timed = setupOf(4, 'timed');
  const byAuto = witnessEntries(SETUP).map((entry): Entry => ({ ...entry, by: 'auto' }) as Entry);
  it.each<[end: string, setup: GameSetup, entries: readonly Entry[]]>([
    ['won', SETUP, witnessEntries(SETUP)],
    ['shown', SETUP, byAuto],
    ['time-up', timed, [...witnessEntries(timed).slice(0, 2), { type: 'timeout', elapsedMs: 500_000 }]],
    ['given-up', SETUP, witnessEntries(SETUP).slice(0, 3)],
  ])('is listed as %s when that is how it ended', async (end, setup, entries) => {
    const gameId = await playInto(here, setup, play(setup, entries).sent);
    if (end === 'given-up') await here.tell('games.abandon', { gameId });
    else await here.tell('games.finish', { gameId });
    await imported(await exported(gameId));
    for (const session of [here, there])
      expect(await session.tell('games.ended', { after: null })).toMatchObject({ games: [{ gameId, end }] });
  });

  it('is not made of a game that goes on', async () => {
    const gameId = await playInto(here, SETUP, TRIED);
    const answer = await here.ask('games.export', { gameId });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-finished' } });
  });
});

describe('a forged file', () => {
  it.each<
    [
      string,
      Partial<Extract<ImportedGame, { state: 'refused' }>>,
      Path,
      (now: unknown, file: unknown) => unknown,
    ]
  >([
    [
      'another tile in a move',
      { code: 'game-moves', reason: 'not-a-tile', entry: 2 },
      ['game', 'journal', 1, 'entry', 'b'],
      (_now, file) => readAt(file, ['game', 'journal', 0, 'entry', 'a']),
    ],
    [
      'a board that the moves do not give',
      { code: 'game-moves', reason: 'board-hash-mismatch', entry: 3 },
      ['game', 'journal', 2, 'boardHash'],
      () => '0'.repeat(16),
    ],
    [
      'a witness that does not clear',
      { code: 'game-setup', reason: 'witness-fails', entry: null },
      ['game', 'setup', 'deal', 'witness'],
      (witness) => (witness as readonly unknown[]).slice(0, -1),
    ],
    ['another seed', { code: 'game-deal' }, ['game', 'setup', 'deal', 'seed'], (seed) => Number(seed) + 1],
    [
      'a harder board than it is',
      { code: 'game-difficulty' },
      ['game', 'setup', 'deal', 'lossPermille'],
      () => 999,
    ],
    [
      'a clock that went back',
      { code: 'game-moves', reason: 'clock-went-back', entry: 2 },
      ['game', 'journal', 0, 'entry', 'elapsedMs'],
      () => 3_000_000,
    ],
    [
      'the name of another template',
      { code: 'game-setup', reason: 'template', entry: null },
      ['game', 'setup', 'deal', 'template', 'hash'],
      () => '0'.repeat(64),
    ],
    ['rules of a newer version', { code: 'import-newer' }, ['game', 'setup', 'modeVersion'], () => 99],
    ['an unknown field', { code: 'import-wrong-shape' }, ['game', 'more'], () => 1],
    ['a newer version', { code: 'import-newer' }, ['version'], () => 2],
    [
      'a version that is no number',
      { code: 'import-wrong-shape', detail: expect.stringMatching(/^version: /) },
      ['version'],
      () => '1',
    ],
    ['an export of everything', { code: 'import-not-ours' }, ['format'], () => 'twofold-export'],
  ])('with %s is refused with the reason, and nothing is written', async (_what, refusal, path, change) => {
    const file = await forged(path, change);
    expect(await imported(file)).toMatchObject({ state: 'refused', ...refusal });
    // The same holds on the machine that has the game itself.
    expect(await imported(file, here)).toMatchObject({ state: 'refused', ...refusal });
    expect(await there.tell('games.ended', { after: null })).toMatchObject({ games: [] });
  });

  it('that is no JSON is refused', async () => {
    expect(await imported('{')).toMatchObject({ state: 'refused', code: 'import-not-json' });
  });

  it('does not keep what is asked meanwhile waiting', async () => {
    const text = await exported(await won());
    const hosted = await openHostedSession(join(folder, 'hosted.sqlite'));
    for (const part of partsOf('a-game-file', text)) await hosted.tell('texts.part', part);
    const answered: string[] = [];
    await Promise.all([
      hosted.tell('games.import', { textId: 'a-game-file' }).then(({ state }) => answered.push(state)),
      hosted.tell('games.list', null).then(() => answered.push('listed')),
    ]);
    expect(answered).toEqual(['listed', 'added']);
    await hosted.close();
  });
});
