import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../core/contract/contract.ts';
import type { ListPlace } from '../../../core/contract/reviews.ts';
import { applyEntry, startGame } from '../../../core/game/play/play.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { REVIEW_OPTIONS, reviewGame } from '../../../core/review/game-review.ts';
import { type KeptReview, makeKeptReview } from '../../../core/review/kept-review.ts';
import { playOnFrom } from '../../../core/review/replay/play-on.ts';
import { replayForScreen } from '../../../core/review/replay/replay-for-screen.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import {
  play,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { hardClassicSetup } from '../../../tests/support/mode-games.ts';
import { narrowestLink } from '../../../tests/support/wandering-game.ts';
import { putRow } from '../base/checked-rows.ts';
import { listEnded } from '../tables/ended-games.ts';
import { readSettled } from '../tables/settling.ts';

let folder: string;
let session: Session;
let time: number;
beforeEach(() => {
  folder = makeFolder();
  time = 1_000;
  session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => time++ });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const SETUP = setupOf(11);
const ENTRIES = wanderingEntries(SETUP).slice(0, 6);
const WHOLE = play(SETUP, ENTRIES);

/** A game with a few moves that was given up. */
async function givenUp(): Promise<string> {
  const gameId = await playInto(session, SETUP, WHOLE.sent);
  await session.tell('games.abandon', { gameId });
  return gameId;
}

function reviewed(entries = ENTRIES): KeptReview {
  const found = runToEnd(reviewGame(SETUP, entries, { ...REVIEW_OPTIONS, nodeLimit: 20_000, games: 0 }));
  if (!found.ok) throw new Error('refused');
  return makeKeptReview(found.value, entries.length);
}

async function codeOf(channel: string, request: unknown): Promise<string> {
  const answer = await session.ask(channel, request);
  return answer.ok ? 'ok' : answer.error.code;
}

const REVIEW = reviewed();
const kept = (gameId: string, review = REVIEW) => ({ gameId, review, shares: [500, -1], lostMove: null });

async function choicesTold() {
  const { sums } = await session.tell('statistics.play', { month: null });
  return [sums.critical, sums.kept];
}

describe('a review', () => {
  it('is kept with its game and told in lists', async () => {
    const gameId = await givenUp();
    expect(await session.tell('reviews.read', { gameId })).toBeNull();
    await session.tell('reviews.keep', kept(gameId));
    expect(await session.tell('reviews.read', { gameId })).toEqual(REVIEW);
    const { critical, kept: keptCount, only } = REVIEW;
    const choices = { critical, kept: keptCount, only };
    expect(await choicesTold()).toEqual([critical, keptCount]);
    const ended = (await session.tell('games.ended', { after: null })) as Reply<'games.ended'>;
    expect(ended.games).toMatchObject([
      { gameId, end: 'given-up', score: null, review: { ...choices, shares: [500, -1], lostMove: null } },
    ]);
    expect(ended.templates).toHaveLength(1);
  });

  it('is not kept of a game that goes on, of another journal, or by another version', async () => {
    const gameId = await playInto(session, SETUP, WHOLE.sent);
    expect(await codeOf('reviews.keep', kept(gameId))).toBe('not-finished');
    await session.tell('games.abandon', { gameId });
    expect(await codeOf('reviews.keep', kept(gameId, reviewed(ENTRIES.slice(1, 1))))).toBe('bad-request');
    expect(await codeOf('reviews.keep', kept(gameId, { ...REVIEW, version: 999 }))).toBe('bad-request');
    expect(await codeOf('reviews.keep', kept('00000000-none'))).toBe('unknown-game');
  });

  it.each([
    ['of an older version', { review_version: 0 }],
    ['of a shorter journal', { entries: 1 }],
  ])('%s is as good as none', async (_what, change) => {
    const gameId = await givenUp();
    await session.tell('reviews.keep', kept(gameId));
    const { database } = session.storage;
    const row = database.prepare('SELECT * FROM reviews').get() as Record<string, string | number | null>;
    putRow(database, 'reviews', { ...row, ...change });
    expect(await session.tell('reviews.read', { gameId })).toBeNull();
    expect(await choicesTold()).toEqual([0, 0]);
    expect(await session.tell('games.ended', { after: null })).toMatchObject({ games: [{ review: null }] });
  });

  it('that is damaged hides nothing of its game and is made again', async () => {
    const gameId = await givenUp();
    await session.tell('reviews.keep', kept(gameId));
    session.storage.database.exec("UPDATE reviews SET facts = '{}', critical = 77");
    expect(await session.tell('reviews.read', { gameId })).toBeNull();
    expect(await session.tell('games.ended', { after: null })).toMatchObject({
      games: [{ gameId, review: null }],
    });
    await session.tell('reviews.keep', kept(gameId));
    expect(await session.tell('reviews.read', { gameId })).toEqual(REVIEW);
  });

  it('goes when everything is erased', async () => {
    const gameId = await givenUp();
    await session.tell('reviews.keep', kept(gameId));
    await session.tell('data.erase', { erase: 'everything' });
    const count = session.storage.database.prepare('SELECT count(*) FROM reviews').pluck().get();
    expect(count).toBe(0);
  });

  it('counts no choices of a game that came in a file', async () => {
    const gameId = await givenUp();
    await session.tell('reviews.keep', kept(gameId));
    putRow(session.storage.database, 'imported_games', { game_id: gameId, imported_at: 1 });
    expect(await choicesTold()).toEqual([0, 0]);
    expect(await session.tell('games.ended', { after: null })).toMatchObject({
      games: [{ gameId, isImported: true }],
    });
  });
});

describe('the list of games that are over', () => {
  it('leaves out the one being played and those in which nothing happened', async () => {
    await playInto(session, SETUP, []);
    await playInto(session, SETUP, WHOLE.sent);
    await session.tell('games.start', { setup: SETUP });
    expect(await session.tell('games.ended', { after: null })).toMatchObject({
      games: [{ end: 'given-up' }],
      next: null,
    });
  });

  it('says that a cleared board was won', async () => {
    const gameId = await playInto(session, SETUP, play(SETUP, witnessEntries(SETUP)).sent);
    await session.tell('games.finish', { gameId });
    expect(await session.tell('games.ended', { after: null })).toMatchObject({
      games: [{ gameId, end: 'won', pairsLeft: 0, score: { isAssisted: false } }],
    });
  });

  it('comes in pages, and one row that cannot be read takes no other with it', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 5; round++) ids.unshift(await givenUp());
    const { database } = session.storage;
    database.prepare("UPDATE games SET setup = '{}' WHERE id = ?").run(ids[1]);
    const problems: string[] = [];
    const onDamage = (problem: string) => problems.push(problem);
    const page = (after: ListPlace | null) =>
      readSettled(database, Date.now(), onDamage, () => listEnded(database, after, undefined, onDamage, 3));
    const first = page(null);
    expect(first.games.map(({ gameId }) => gameId)).toEqual([ids[0], ids[2], ids[3]]);
    expect(problems).toHaveLength(1);
    const second = page(first.next);
    expect(second.games.map(({ gameId }) => gameId)).toEqual([ids[4]]);
    expect(second.next).toBeNull();
  });
});

describe('games.play-on', () => {
  const replayed = replayForScreen(SETUP, ENTRIES);
  const playedOn = (node: number) => {
    const played = replayed.ok ? playOnFrom(replayed.value, ENTRIES, node) : null;
    if (played === null) throw new Error('not played on');
    return played;
  };

  it('begins a game in the middle and leaves the other as it was', async () => {
    const gameId = await givenUp();
    const before = await session.tell('games.load', { gameId });
    const started = (await session.tell('games.play-on', playedOn(2))) as Reply<'games.play-on'>;
    expect(await session.tell('games.load', started)).toMatchObject({ journal: playedOn(2).journal });
    expect(await session.tell('games.load', { gameId })).toEqual(before);
    expect(await session.tell('games.list', null)).toMatchObject([{ gameId: started.gameId }]);
  });

  it('refuses moves that do not give their boards, and a journal that does not say what it is', async () => {
    const { setup, journal } = playedOn(2);
    const [noted, ...moves] = journal;
    const forged = [noted, ...moves.map((row) => ({ ...row, boardHash: '0'.repeat(16) }))];
    expect(await codeOf('games.play-on', { setup, journal: forged })).toBe('illegal-entry');
    expect(await codeOf('games.play-on', { setup, journal: moves })).toBe('illegal-entry');
    expect(await session.tell('games.list', null)).toEqual([]);
  });
});

describe('a game that was won', () => {
  it.each([
    ['links alone', setupOf(11), undefined],
    ['mercy on a dead board', hardClassicSetup(), 'mercy'],
  ] as const)('is listed with what cleared it: %s', async (_what, setup, by) => {
    const gameId = await playInto(session, setup, play(setup, clearingEntries(setup)).sent);
    await session.tell('games.finish', { gameId });
    const { games } = await session.tell('games.ended', { after: null });
    expect(games.map(({ end, clearedBy }) => [end, clearedBy])).toEqual([['won', by]]);
  });
});

/** Clears a board by the links after which the fewest remain, and by mercy where that leaves none. */
function clearingEntries(setup: GameSetup): Entry[] {
  const entries: Entry[] = [];
  let game = startGame(setup);
  while (game.status === 'playing' || game.status === 'dead') {
    const { cells } = game.current;
    const tile = cells.findIndex((cell) => cell > 0);
    const elapsedMs = game.elapsedMs + 1_000;
    const [a, b] =
      game.status === 'dead' ? [tile, cells.indexOf(cells[tile] ?? 0, tile + 1)] : narrowestLink(game);
    const entry: Entry =
      game.status === 'dead'
        ? { type: 'mercy', a, b, elapsedMs }
        : { type: 'link', a, b, by: 'player', misses: 0, elapsedMs };
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(step.error.code);
    entries.push(entry);
    game = step.value.game;
  }
  return entries;
}
