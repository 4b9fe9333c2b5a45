import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedGame } from '../../../../core/contract/game-file-form.ts';
import { partsOf } from '../../../../core/contract/text-parts.ts';
import {
  play,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../../tests/reliability/support/session.ts';

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

/** The file with something else in it. */
// biome-ignore lint/suspicious/noExplicitAny: what a file may be changed to has no type
async function forged(change: (file: any) => void): Promise<string> {
  const file = JSON.parse(await exported(await won()));
  change(file);
  return JSON.stringify(file);
}

describe('a game as a file', () => {
  it('comes in elsewhere, is listed as won, and enters no score table', async () => {
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
      (file: { game: Record<string, never> }) => void,
    ]
  >([
    // biome-ignore-start lint/suspicious/noExplicitAny: what a file may be changed to has no type
    [
      'another tile in a move',
      { code: 'game-moves', entry: 2 },
      ({ game }: any) => (game.journal[1].entry.b = game.journal[0].entry.a),
    ],
    [
      'a board that the moves do not give',
      { code: 'game-moves', entry: 3 },
      ({ game }: any) => (game.journal[2].boardHash = '0'.repeat(16)),
    ],
    [
      'a witness that does not clear',
      { code: 'game-setup' },
      ({ game }: any) => game.setup.deal.witness.pop(),
    ],
    ['another seed', { code: 'game-deal' }, ({ game }: any) => (game.setup.deal.seed += 1)],
    [
      'a harder board than it is',
      { code: 'game-difficulty' },
      ({ game }: any) => (game.setup.deal.lossPermille = 999),
    ],
    ['an unknown field', { code: 'import-wrong-shape' }, ({ game }: any) => (game.more = 1)],
    ['a newer version', { code: 'import-newer' }, (file: any) => (file.version = 2)],
    ['an export of everything', { code: 'import-not-ours' }, (file: any) => (file.format = 'twofold-export')],
    // biome-ignore-end lint/suspicious/noExplicitAny: what a file may be changed to has no type
  ])('with %s is refused with the reason, and nothing is written', async (_what, refusal, change) => {
    const file = await forged(change);
    expect(await imported(file)).toMatchObject({ state: 'refused', ...refusal });
    // Where the game itself is, too.
    expect(await imported(file, here)).toMatchObject({ state: 'refused', ...refusal });
    expect(await there.tell('games.ended', { after: null })).toMatchObject({ games: [] });
  });

  it('that is no JSON is refused', async () => {
    expect(await imported('{')).toMatchObject({ state: 'refused', code: 'import-not-json' });
  });
});
