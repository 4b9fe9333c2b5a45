import { beforeEach, describe, expect, it } from 'vitest';
import { GAME_FILE_FORMAT } from '../../../core/contract/game-file-form.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { planOf } from '../../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { EASY_BOARD, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { WindowServices } from '../../services/services.ts';
import { canPlayAnew, openGhostFile } from '../app/ghost-file.ts';
import { createSettings, SETTINGS } from '../settings.ts';
import { createGhosts, GHOSTS, type Ghosts } from './ghosts.ts';
import { SESSION } from './session.ts';

let on: SessionHarness;
let ghosts: Ghosts;
let settings: ReturnType<typeof createSettings>;
beforeEach(() => {
  on = newSession();
  settings = createSettings(on.bridge);
  ghosts = createGhosts({ ...on, settings });
});

const SETUP = setupOf(EASY_BOARD);
const WITNESS = SETUP.deal.witness;

/** Plays the open game's board to its end, a pair every so many milliseconds. */
async function playThrough(msPerPair: number): Promise<void> {
  for (const move of WITNESS) {
    on.pass(msPerPair);
    await on.pair(...move);
  }
  await until(() => expect(on.state().stage.name).toBe('finished'));
}

/** A game that is over, as the host keeps it. */
async function kept(msPerPair: number): Promise<string> {
  const gameId = await on.open(SETUP);
  await playThrough(msPerPair);
  return gameId;
}

const found = (own: string | null, imported: string | null = null) =>
  on.host.answer('games.ghosts', { own, imported });
const ghost = () => ghosts.store.getState().ghost;
const ghostComes = () => until(() => expect(ghost()).not.toBeNull());

describe('the game that runs beside one', () => {
  it('is the best on the same deal, replayed from the deal to its last pair', async () => {
    const best = await kept(1_000);
    found(best);
    await on.open(SETUP);
    await ghostComes();
    expect(ghost()).toMatchObject({
      owner: 'own',
      end: { elapsedMs: 1_000 * WITNESS.length, isCleared: true, pairsTaken: WITNESS.length },
    });
    expect(ghost()?.standings.map(({ pairsLeft }) => pairsLeft)).toEqual(
      Array.from({ length: WITNESS.length + 1 }, (_, taken) => WITNESS.length - taken),
    );
  });

  it('is another one only where there is no such game', async () => {
    const [first, second] = [await kept(1_000), await kept(2_000)];
    found(first, second);
    await on.open(SETUP);
    await ghostComes();
    expect(ghost()?.owner).toBe('own');
    await ghosts.prefer('imported');
    expect(ghost()?.owner).toBe('imported');
    found(first, null);
    await ghosts.prefer('imported');
    expect(ghost()?.owner).toBe('own');
  });

  it('is none where the player wants none, and comes back', async () => {
    found(await kept(1_000));
    await ghosts.prefer('off');
    await on.open(SETUP);
    expect(ghost()).toBeNull();
    expect(on.host.calls.filter((call) => call === 'games.ghosts')).toHaveLength(1);
    await ghosts.prefer('own');
    expect(ghost()).not.toBeNull();
  });

  it('is sought until it is there, or is known not to be', async () => {
    const best = await kept(1_000);
    for (const own of [best, null]) {
      found(own);
      const seen: boolean[][] = [];
      const stop = ghosts.store.subscribe((state) => seen.push([state.isSought, state.ghost !== null]));
      await on.open(SETUP);
      await until(() => expect(seen.at(-1)).toEqual([false, own !== null]));
      expect(seen[0]).toEqual([true, false]);
      stop();
    }
  });

  it('is none when its journal does not fit, and none on another deal', async () => {
    const forged = await kept(1_000);
    const rows = on.host.games.get(forged)?.rows ?? [];
    const [first] = rows;
    if (first === undefined) throw new Error('no moves');
    rows[0] = { ...first, boardHash: '0'.repeat(16) };
    found(forged);
    await on.open(SETUP);
    await until(() => expect(on.host.calls.filter((call) => call === 'games.ghosts')).toHaveLength(2));
    await ghosts.prefer('own');
    expect(ghost()).toBeNull();
    const other = await on.open(setupOf(LOSABLE_BOARD));
    found(other);
    await on.open(SETUP);
    await ghosts.prefer('own');
    expect(ghost()).toBeNull();
  });
});

describe('an end that is told', () => {
  const END = { elapsedMs: 9_000, isCleared: true, pairsTaken: WITNESS.length, score: 1_234 };

  it('stands beside the game that begins with it and every one on its deal, and beside no other', async () => {
    found(null);
    let gameId = '';
    await ghosts.challenge(END, async () => {
      gameId = await on.open(SETUP);
    });
    const { score: _, ...end } = END;
    expect(ghost()).toEqual({
      owner: 'told',
      end,
      standings: [
        { elapsedMs: 0, pairsLeft: WITNESS.length, pairsTaken: 0 },
        { elapsedMs: 9_000, pairsLeft: 0, pairsTaken: WITNESS.length },
      ],
    });
    await on.open(setupOf(LOSABLE_BOARD));
    expect(ghost()).toBeNull();
    await on.session.continueGame(gameId);
    await ghostComes();
    expect(ghost()?.owner).toBe('told');
    // The same deal from its beginning is another game.
    await on.session.restart('same');
    expect(ghost()?.owner).toBe('told');
  });

  it('is not taken for a later game where its own could not begin', async () => {
    found(null);
    await ghosts.challenge(END, async () => undefined);
    await on.open(SETUP);
    expect(ghost()).toBeNull();
  });
});

describe('a game file', () => {
  const services = () =>
    new WindowServices()
      .provide(BRIDGE, on.bridge)
      .provide(SESSION, on.session)
      .provide(SETTINGS, settings)
      .provide(GHOSTS, ghosts);
  const file = () => new File([JSON.stringify({ format: GAME_FILE_FORMAT })], 'friend.twofold-game');

  it('on the same deal runs beside the game from now on', async () => {
    const theirs = await kept(1_000);
    on.host.answer('texts.part', null);
    on.host.answer('games.import', { state: 'added', gameId: theirs });
    found(null, theirs);
    await on.open(SETUP);
    expect(await openGhostFile(services(), file())).toEqual({ state: 'beside' });
    expect(ghost()?.owner).toBe('imported');
    expect(settings.store.getState().settings.ghost).toBe('imported');
  });

  it('on another deal is offered as a new game', async () => {
    const theirs = await kept(1_000);
    on.host.answer('texts.part', null);
    on.host.answer('games.import', { state: 'known', gameId: theirs });
    found(null);
    await on.open(setupOf(LOSABLE_BOARD));
    expect(await openGhostFile(services(), file())).toMatchObject({
      state: 'other-deal',
      game: { gameId: theirs },
    });
    expect(ghost()).toBeNull();
  });

  it('that is forged is refused with its reason, and nothing runs beside the game', async () => {
    on.host.answer('texts.part', null);
    const refused = { state: 'refused', code: 'game-moves', reason: 'blocked', detail: 'blocked', entry: 3 };
    on.host.answer('games.import', refused);
    found(null);
    await on.open(SETUP);
    expect(await openGhostFile(services(), file())).toEqual({ ...refused, file: file().name });
    expect(ghost()).toBeNull();
  });

  it('of a run is begun anew under any rules, unless its seed was not kept', () => {
    const run = { ...SETUP, mode: 'timed', runSeed: 7 } as const;
    for (const modeVersion of [2, 4, 7, 8]) expect(canPlayAnew({ ...run, modeVersion })).toBe(true);
    const { runSeed: _, ...seedless } = run;
    expect(canPlayAnew({ ...seedless, modeVersion: 1 })).toBe(false);
    expect(canPlayAnew({ ...SETUP, modeVersion: 1 })).toBe(true);
  });

  it('of a level or a date is begun anew only where that has the board today', () => {
    const gameOn = (boardId: string, modeVersion: number, mode: 'journey' | 'daily'): GameSetup => {
      const setup = { ...SETUP, mode, boardId, modeVersion } as const;
      const plan = planOf(setup, 1, SHIPPED_BOARDS);
      if (!plan?.dealerVersion) throw new Error('no board');
      return { ...setup, deal: { ...SETUP.deal, seed: plan.seed, dealerVersion: plan.dealerVersion } };
    };
    const anewOn = (boardId: string, mode: 'journey' | 'daily' = 'journey') =>
      MODES[mode].rankedVersions.flat().filter((version) => canPlayAnew(gameOn(boardId, version, mode)));
    expect([anewOn('dog'), anewOn('castle'), anewOn('gate')]).toEqual([[5], [4, 5], [3, 4, 5]]);
    expect([anewOn('2026-11-27', 'daily'), anewOn('2027-01-04', 'daily')]).toEqual([[1, 2, 3], [3]]);
  });
});
