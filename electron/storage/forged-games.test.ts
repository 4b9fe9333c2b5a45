/** Games that are not what they claim count nowhere, whichever way they come; honest ones do. */
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RESHUFFLE_OPTIONS, reshuffle } from '../../core/deal/reshuffle.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { currentNode } from '../../core/game/play/game.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { verifyGame } from '../../core/game/verify-game.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { type ForgedGame, forgedGames } from '../../tests/reliability/games/forged-games.ts';
import {
  dealOfLevel,
  play,
  rectangle,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../tests/reliability/support/session.ts';
import { exportText, importText } from '../../tests/support/export-import.ts';
import { timedPlan } from '../../tests/support/modes.ts';

let folder: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => 1_700_000_000_000 });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const FORGED = forgedGames().map((forged): [string, ForgedGame] => [forged.what, forged]);

/** An export with one finished game. */
function textOf(setup: GameSetup, entries: readonly Entry[]): string {
  const { game, sent } = play(setup, entries);
  const id = 'a-game-of-others';
  const finished = {
    row: scoreRowOf(id, game, 5),
    rank: 1,
    previousBest: null,
    achievements: ['first-board'],
  };
  const journal = sent.map(({ entry, boardHash }) => ({ entry, boardHash }));
  const times = { startedAt: 1, playedAt: 2, elapsedMs: game.elapsedMs };
  const games = [{ id, setup, ...times, status: 'finished', journal, finished }];
  const head = { format: 'twofold-export', version: 2, appVersion: '1.0.0', exportedAt: 5 };
  return JSON.stringify({ ...head, settings: {}, games, designs: [], packs: [] });
}

const imported = (text: string) => importText(session.storage.database, text, 6);

async function expectNothingCounted(): Promise<void> {
  expect(await session.tell('scores.all', null)).toEqual([]);
  expect((await session.tell('achievements.list', null)).earned).toEqual([]);
  const { tables } = await session.tell('statistics.read', null);
  expect(tables.map(({ finished }) => finished).filter((finished) => finished > 0)).toEqual([]);
}

describe('over the bridge', () => {
  it.each(FORGED)('%s does not count', async (_what, { refusedAs, setup, entries }) => {
    if (refusedAs === 'setup') {
      expect(await session.ask('games.start', { setup })).toMatchObject({ error: { code: 'bad-request' } });
      return;
    }
    const gameId = await playInto(session, setup, play(setup, entries).sent);
    const answer = await session.ask('games.finish', { gameId });
    expect(answer).toEqual({ ok: false, error: { code: 'forged-game', detail: refusedAs } });
    await expectNothingCounted();
    expect((await session.tell('games.load', { gameId })).journal).toHaveLength(entries.length);
  });

  it('other requests are answered while a game is computed again', async () => {
    const setup = setupOf(21);
    const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
    const order: string[] = [];
    await Promise.all([
      session.tell('games.finish', { gameId }).then(() => order.push('finish')),
      session.tell('games.list', null).then(() => order.push('list')),
    ]);
    expect(order).toEqual(['list', 'finish']);
  });
});

describe('by an import', () => {
  it.each(FORGED)(
    '%s is not taken, and the report says why',
    async (_what, { refusedAs, setup, entries }) => {
      expect(imported(textOf(setup, entries))).toMatchObject({
        ok: true,
        value: { games: { added: 0, refused: 1 }, refusals: [{ reason: refusedAs, count: 1 }] },
      });
      await expectNothingCounted();
    },
  );

  it('a game of an unknown dealer is kept, marked, and stands below what was re-checked', async () => {
    const own = setupOf(21);
    const gameId = await playInto(session, own, play(own, witnessEntries(own).map(slow)).sent);
    await session.tell('games.finish', { gameId });
    const later = setupOf(22);
    const setup = { ...later, deal: { ...later.deal, dealerVersion: 999, lossPermille: 1_000 } };
    expect(imported(textOf(setup, witnessEntries(setup)))).toMatchObject({
      value: { games: { added: 1, refused: 0 }, notRechecked: 1 },
    });
    const table = { mode: 'classic', templateHash: null, assisted: false } as const;
    const scores = await session.tell('scores.list', table);
    expect(scores.map((row) => [row.gameId, row.notRechecked ?? false])).toEqual([
      [gameId, false],
      ['a-game-of-others', true],
    ]);
    expect(scores[0]?.score.total).toBeLessThan(scores[1]?.score.total ?? 0);
    const { tables } = await session.tell('statistics.read', null);
    expect(tables.map(({ finished }) => finished)).toEqual([1]);
  });

  it('an honest game comes with its score, once', async () => {
    const setup = setupOf(21);
    const text = textOf(setup, wanderingEntries(setup));
    expect(imported(text)).toMatchObject({ value: { games: { added: 1 }, notRechecked: 0 } });
    expect(imported(text)).toMatchObject({ value: { games: { added: 0, known: 1 } } });
    const [row] = await session.tell('scores.all', null);
    expect(row?.notRechecked).toBeUndefined();
  });
});

function slow(entry: Entry): Entry {
  return { ...entry, elapsedMs: entry.elapsedMs * 100 };
}

describe('an honest game', () => {
  const verdictOf = (setup: GameSetup, entries: readonly Entry[]) =>
    runToEnd(verifyGame(play(setup, entries).game));

  it.each([1, 2] as const)('of dealer %d is verified', (dealerVersion) => {
    const template = rectangle(10, 8);
    const { rules, filling } = template;
    const dealt = makeDealRecord({ template, rules, filling, seed: 9, aimPermille: null, dealerVersion });
    if (!dealt.ok) throw new Error('no deal');
    const setup = makeSetup({ mode: 'classic', deal: dealt.value });
    expect(verdictOf(setup, witnessEntries(setup))).toEqual({ verdict: 'verified' });
  });

  it('with a reshuffle is verified, and another reshuffle is not', () => {
    const { setup, entries } = lostGame();
    const { deal, cells } = currentNode(play(setup, entries).game);
    const { width, height, marks } = deal.template;
    const board = { width, height, marks, cells };
    const found = runToEnd(reshuffle(board, deal.rules, RESHUFFLE_OPTIONS));
    if (found.kind !== 'reshuffled' || found.moved === 0) throw new Error('nothing to reshuffle');
    const laid = (after: readonly number[]): Entry[] => [
      ...entries,
      { type: 'reshuffle', cells: after, elapsedMs: 1_000_000 },
    ];
    expect(verdictOf(setup, laid(found.cells))).toEqual({ verdict: 'verified' });
    expect(verdictOf(setup, laid(cells))).toEqual({ verdict: 'forged', what: 'reshuffle' });
  });

  it.each(['plain', 'chosen'])('of a timed run is verified with the %s seed of its plan', (which) => {
    const runSeed = 77;
    const plan = timedPlan(1, runSeed);
    const dealt = makeDealRecord(which === 'plain' ? { ...plan, aimPermille: null } : plan);
    if (!dealt.ok) throw new Error('no deal');
    const setup = makeSetup({ mode: 'timed', deal: dealt.value, runSeed });
    expect(verdictOf(setup, [{ type: 'timeout', elapsedMs: 75_000 }])).toEqual({ verdict: 'verified' });
    const { runSeed: _, ...older } = { ...setup, deal: dealOfLevel(1, 5) };
    expect(verdictOf(older, [{ type: 'timeout', elapsedMs: 75_000 }])).toEqual({ verdict: 'verified' });
  });
});

/** A game in which taking links as the engine lists them ends where nothing links any more. */
function lostGame(): { readonly setup: GameSetup; readonly entries: readonly Entry[] } {
  for (let seed = 1; ; seed++) {
    const setup = setupOf(seed, 'classic', rectangle(8, 6));
    const entries = firstLinks(setup);
    if (entries.length < setup.deal.witness.length) return { setup, entries };
  }
}

function firstLinks(setup: GameSetup): Entry[] {
  const engine = createEngine(setup.deal.template, setup.deal.rules);
  engine.load(setup.deal.cells);
  const entries: Entry[] = [];
  for (let move = engine.moves()[0]; move !== undefined; move = engine.moves()[0]) {
    const [a, b] = move;
    entries.push({ type: 'link', a, b, by: 'player', elapsedMs: entries.length * 1_000 });
    engine.apply(a, b);
  }
  return entries;
}

describe('whatever an import takes', () => {
  /** Games at every stage, some of them forged, some twice. */
  const game = fc.record({
    seed: fc.integer({ min: 1, max: 6 }),
    mode: fc.constantFrom('classic' as const, 'timed' as const),
    share: fc.integer({ min: 0, max: 4 }),
    seedShift: fc.constantFrom(0, 0, 0, 1),
    lossShift: fc.constantFrom(0, 0, 0, 1),
    playedAt: fc.constantFrom(0, 1, 1_700_000_000_000, 253_402_300_799_999),
  });

  it('can be listed, exported and imported again, and nothing comes twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(game, { minLength: 1, maxLength: 4 }), async (games) => {
        const here = openSession({ path: join(makeFolderWithin(), 'here.sqlite'), now: () => 9 });
        try {
          const { database } = here.storage;
          const first = importText(database, textWith(games.map(workOf)), 6);
          expect(first.ok).toBe(true);
          for (const channel of ['games.list', 'scores.all', 'statistics.read', 'achievements.list'])
            expect(await here.ask(channel, null)).toMatchObject({ ok: true });
          const out = exportText(database, '1.0.0', 7);
          const again = importText(database, out, 8);
          expect(again).toMatchObject({ value: { games: { added: 0, extended: 0, refused: 0 } } });
          expect(exportText(database, '1.0.0', 7)).toBe(out);
        } finally {
          here.close();
        }
      }),
      { numRuns: 12 },
    );
  });

  let folders = 0;
  const makeFolderWithin = () => join(folder, `run-${folders++}`);

  function workOf(
    {
      seed,
      mode,
      share,
      seedShift,
      lossShift,
      playedAt,
    }: typeof game extends fc.Arbitrary<infer T> ? T : never,
    index: number,
  ) {
    const honest = setupOf(seed, mode);
    const { deal } = honest;
    const lossPermille = Math.max(0, deal.lossPermille - lossShift);
    const setup = { ...honest, deal: { ...deal, seed: deal.seed + seedShift, lossPermille } };
    const all = witnessEntries(setup).map((entry, place) => ({ ...entry, elapsedMs: place * 50 }));
    const ended: Entry[] = mode === 'timed' ? [{ type: 'timeout', elapsedMs: 300_000 }] : [];
    const entries =
      share === 4
        ? [...all, ...ended].slice(0, mode === 'timed' ? 3 : undefined)
        : all.slice(0, (all.length * share) >> 2);
    const { game: played, sent } = play(setup, entries);
    const id = `game-number-${seed}-${index}`;
    const isOver = played.status === 'won';
    return {
      ...{ id, setup, startedAt: 1, playedAt, elapsedMs: played.elapsedMs },
      status: isOver ? 'finished' : 'playing',
      journal: sent.map(({ entry, boardHash }) => ({ entry, boardHash })),
      finished: isOver
        ? { row: scoreRowOf(id, played, playedAt), rank: 1, previousBest: null, achievements: [] }
        : null,
    };
  }

  function textWith(games: readonly object[]): string {
    const head = { format: 'twofold-export', version: 2, appVersion: '1.0.0', exportedAt: 5 };
    return JSON.stringify({ ...head, settings: {}, games, designs: [], packs: [] });
  }
});
