import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle, setupOf, witnessEntries } from '../../tests/reliability/games/scripted.ts';
import { drawnDeal, playAll } from '../../tests/support/drawn-game.ts';
import { setupOfMode } from '../../tests/support/mode-games.ts';
import { wanderingGame } from '../../tests/support/wandering-game.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { startGame } from '../game/play/play.ts';
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { makeSetup } from '../game/setup/versions.ts';
import { CLASSIC_RULES, GRAVITIES } from '../rules/rules.ts';
import { makeRevision } from '../templates/revision.ts';
import { type FilmPicture, type FilmRequest, type GameFilm, makeFilm } from './film.ts';
import { filmedGame } from './film-moments.ts';

const WHOLE: FilmRequest = { part: null, speed: null, mostMs: 15_000, losing: new Set() };

function filmed(setup: GameSetup, entries: readonly Entry[], request: Partial<FilmRequest> = {}) {
  const game = filmedGame(setup, entries);
  if (!game.ok) throw new Error(game.error.error.code);
  return makeFilm(game.value, { ...WHOLE, ...request });
}

function filmOf(...asked: Parameters<typeof filmed>): GameFilm {
  const film = filmed(...asked);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
}

/** A scene as a line: when, how long, the board, the threads, the clock and the pairs that are left. */
function lineOf({ atMs, durationMs, cells, threads, elapsedMs, pairsLeft }: FilmPicture): string {
  const lines = threads.map(
    ({ pair, line, drawn, combo, isLosing }) =>
      `${pair.join('-')} by ${line.map((point) => point.join(',')).join(' ') || 'none'} ${drawn * 100}% ×${combo}${isLosing ? ' losing' : ''}`,
  );
  return [`${atMs}+${durationMs}`, cells.join(' '), ...lines, `${elapsedMs} ms`, `${pairsLeft} left`].join(
    ' | ',
  );
}

/** The pairs whose lines are seen whole, in order. */
function wholeLines(film: GameFilm) {
  return [...film.scenes()].flatMap(({ threads }) =>
    threads.filter(({ drawn }) => drawn === 1).map(({ pair }) => pair),
  );
}

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  type: 'link',
  a,
  b,
  by: 'player',
  elapsedMs,
});
const SMALL = makeSetup({ mode: 'classic', deal: drawnDeal('1 2 2 1 3 3', CLASSIC_RULES) });
const ENTRIES: readonly Entry[] = [
  link(1, 2, 1_000),
  { type: 'assist', assist: 'hint', elapsedMs: 1_400 },
  link(0, 3, 1_500),
  { type: 'undo', elapsedMs: 2_000 },
  link(4, 5, 9_000),
  link(0, 3, 9_100),
];

describe('a film', () => {
  it.each([
    ['as played', {}],
    ['three times as fast', { speed: 3 }],
    ['of a part', { part: { from: 2, to: 4 } }],
    ['with a losing move', { losing: new Set([2]) }],
    ['in four seconds', { mostMs: 4_000 }],
  ] as const)('is the same sequence of states and times everywhere: %s', async (name, request) => {
    const scenes = [...filmOf(SMALL, ENTRIES, request).scenes()].map(lineOf);
    const golden = new URL(`../../tests/fixtures/films/${name.replaceAll(' ', '-')}.txt`, import.meta.url);
    await expect(`${scenes.join('\n')}\n`).toMatchFileSnapshot(golden.pathname);
  });

  it('shows every state of the game in its order, and ends with its board', () => {
    const game = fc.record({
      mode: fc.constantFrom(...MODE_IDS),
      number: fc.nat(3),
      seed: fc.nat(),
      tries: fc.integer({ min: 1, max: 120 }),
      mostMs: fc.integer({ min: 4_000, max: 60_000 }),
    });
    const check = fc.property(game, ({ mode, number, seed, tries, mostMs }) => {
      const wandered = wanderingGame(setupOfMode(mode, number), seed, tries);
      const entries = wandered.rows.map(({ entry }) => entry);
      const film = filmed(wandered.setup, entries, { mostMs });
      // A game of which nothing can be shown is one in which nothing was played, and the other way round.
      const isPlayed = entries.some(({ type }) => ['link', 'mercy', 'reshuffle'].includes(type));
      expect(film.ok).toBe(isPlayed);
      if (!film.ok) {
        expect(film.error.code).toBe('no-moves');
        return;
      }
      const scenes = [...film.value.scenes()];
      expect(scenes.length).toBe(film.value.length);
      let atMs = 0;
      for (const scene of scenes) {
        expect([scene.atMs, scene.durationMs % 10]).toEqual([atMs, 0]);
        expect(scene.durationMs).toBeGreaterThanOrEqual(40);
        atMs += scene.durationMs;
      }
      expect(atMs).toBe(film.value.lengthMs);
      expect(atMs).toBeLessThanOrEqual(mostMs);
      expect(scenes[0]?.cells).toEqual(wandered.setup.deal.cells);
      expect(scenes.at(-1)?.cells).toEqual(wandered.game.current.cells);
      expect(scenes.at(-1)?.deal).toEqual(wandered.game.current.deal);
      // A second run gives the same.
      expect([...filmOf(wandered.setup, entries, { mostMs }).scenes()]).toEqual(scenes);
    });
    fc.assert(check, { numRuns: 16 });
  });

  it('shows each link once as a whole line, where a picture has the time for it', () => {
    const setup = setupOf(5, 'classic', rectangle(10, 8));
    const entries = witnessEntries(setup);
    expect(wholeLines(filmOf(setup, entries))).toEqual(setup.deal.witness);
  });

  it('shows moves together where there are more than pictures', () => {
    const setup = setupOf(5, 'classic', rectangle(24, 20));
    const film = filmOf(setup, witnessEntries(setup), { mostMs: 4_000 });
    expect(wholeLines(film)).toEqual(setup.deal.witness);
    expect(film.length).toBeLessThan(setup.deal.witness.length);
    expect(film.lengthMs).toBeLessThanOrEqual(4_000);
  });

  it('draws each line between two equal tiles of its board, however they fall, in no picture too short', () => {
    const game = fc.record({
      gravity: fc.constantFrom(...GRAVITIES),
      seed: fc.nat(),
      tries: fc.integer({ min: 1, max: 120 }),
      pace: fc.oneof(
        fc.record({ mostMs: fc.integer({ min: 3_000, max: 6_000 }) }),
        fc.record({ speed: fc.integer({ min: 4, max: 1_000 }), mostMs: fc.constant(60_000) }),
      ),
    });
    const check = fc.property(game, ({ gravity, seed, tries, pace }) => {
      const template = rectangle(10, 8);
      const rules = { ...template.rules, gravity };
      const setup = setupOf(seed, 'classic', makeRevision({ ...template, rules }, false));
      const entries = wanderingGame(setup, seed, tries).rows.map(({ entry }) => entry);
      const film = filmed(setup, entries, pace);
      if (!film.ok) return;
      for (const { cells, threads, durationMs } of film.value.scenes()) {
        expect(durationMs).toBeGreaterThanOrEqual(40);
        for (const { pair } of threads) {
          expect(cells[pair[0]]).toBe(cells[pair[1]]);
          expect(cells[pair[0]]).toBeGreaterThan(0);
        }
      }
    });
    fc.assert(check, { numRuns: 60 });
  });

  it('is of a part the same as the whole in between', () => {
    const setup = setupOf(5, 'classic', rectangle(6, 4));
    const entries = witnessEntries(setup);
    const boardsOf = (film: GameFilm) => [...new Set([...film.scenes()].map(({ cells }) => cells.join()))];
    const part = boardsOf(filmOf(setup, entries, { part: { from: 4, to: 7 } }));
    expect(part).toEqual(boardsOf(filmOf(setup, entries)).slice(3, 8));
    expect(part.at(-1)).toBe(playAll(startGame(setup), entries.slice(0, 7)).current.cells.join());
  });

  it('holds losing moves no longer than fits, so that only the moves decide whether a speed is too slow', () => {
    // Without losing moves the film takes 6,940 ms.
    const losing = new Set([0, 2, 4]);
    const fits = filmed(SMALL, ENTRIES, { speed: 1, mostMs: 7_000, losing });
    expect(fits.ok && fits.value.lengthMs).toBe(7_000);
    const without = filmed(SMALL, ENTRIES, { speed: 1, mostMs: 6_930 });
    expect(without).toEqual({ ok: false, error: { code: 'too-long', lengthMs: 6_940 } });
    expect(filmed(SMALL, ENTRIES, { speed: 1, mostMs: 6_930, losing })).toEqual(without);
  });

  it.each([
    ['an unplayed game', [], {}, { code: 'no-moves' }],
    ['a part beyond the end', ENTRIES, { part: { from: 2, to: 6 } }, { code: 'no-part', moves: 5 }],
    [
      'a part that ends before it begins',
      ENTRIES,
      { part: { from: 3, to: 2 } },
      { code: 'no-part', moves: 5 },
    ],
    ['a part before the first move', ENTRIES, { part: { from: 0, to: 2 } }, { code: 'no-part', moves: 5 }],
    ['a speed that is too slow', ENTRIES, { speed: 1, mostMs: 5_000 }, { code: 'too-long', lengthMs: 6_940 }],
  ] as const)('there is none of %s', (_what, entries, request, error) => {
    expect(filmed(SMALL, entries, request)).toEqual({ ok: false, error });
  });
});
