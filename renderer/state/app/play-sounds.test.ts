import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { WindowServices } from '../../services/services.ts';
import { MOTION } from '../../theme/motion.ts';
import { CLOCK } from '../play/clock.ts';
import { SESSION } from '../play/session.ts';
import { createSettings, SETTINGS } from '../settings.ts';
import { playSounds } from './play-sounds.ts';

const heard = vi.hoisted((): unknown[] => []);
vi.mock('../../audio/sounds.ts', () => ({
  setVolumes: (volumes: object) => heard.push(volumes),
  playSound: (name: string, { combo = 1 } = {}) => heard.push(`${name} ${combo}`),
  followBoard: (share: number | null) => heard.push(share),
}));

const bridge = { call: async () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Bridge;
let on: SessionHarness;
let settings: ReturnType<typeof createSettings>;
beforeEach(() => {
  on = newSession();
  settings = createSettings(bridge);
  playSounds(
    new WindowServices().provide(SESSION, on.session).provide(CLOCK, on.clock).provide(SETTINGS, settings),
  );
  heard.length = 0;
});

const since = () => heard.splice(0);

it('follows both volumes', async () => {
  await settings.change({ musicVolume: 30 });
  expect(since()).toContainEqual({ effects: DEFAULT_SETTINGS.volume, music: 30 });
});

it('a combo climbs from link to link, its last pair resolves it, and the music hears of each', async () => {
  await on.open(setupOf(EASY_BOARD));
  await on.session.resume();
  since();
  const { witness } = on.state().game?.setup.deal ?? { witness: [] };
  for (const move of witness) await on.pair(...move);
  const notes = since();
  const pairs = witness.map((_, index) => index + 1);
  expect(notes.filter((note) => String(note).startsWith('link'))).toEqual(pairs.map((n) => `link ${n}`));
  expect(notes).toContain(`won ${witness.length}`);
  expect(notes.indexOf(`won ${witness.length}`)).toBeGreaterThan(notes.indexOf(`link ${witness.length}`));
  expect(notes.filter((note) => typeof note === 'number')).toEqual(pairs.map((n) => 1 - n / witness.length));
  expect(notes.filter((note) => note === null)).toHaveLength(1);
});

it('a wrong pair is a tap, and a first pick a knock', async () => {
  await on.open(setupOf(EASY_BOARD));
  await on.session.resume();
  since();
  await on.pair(0, 2);
  expect(since()).toEqual(['select 1', 'wrong 1']);
});

it('a dead board is heard', async () => {
  await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
  await on.session.resume();
  await on.pair(5, 9);
  since();
  const view = on.state().game?.view;
  const left = view === undefined ? [] : [...view.cells.keys()].filter((cell) => (view.cells[cell] ?? 0) > 0);
  for (const a of left) for (const b of left) if (a < b) await on.pair(a, b);
  expect(since().filter((note) => String(note).startsWith('dead'))).toHaveLength(1);
});

it('what falls is heard when it lands, later from higher', async () => {
  await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
  await on.session.resume();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    // Both lie below a tile, which falls over two cells.
    await on.pair(5, 9);
    const landsMs = MOTION.thread.ms + MOTION.lift.ms + MOTION.fall.ms * Math.SQRT2;
    vi.advanceTimersByTime(Math.floor(landsMs) - 1);
    expect(since()).not.toContain('landing 1');
    vi.advanceTimersByTime(2);
    expect(since()).toContain('landing 1');
  } finally {
    vi.useRealTimers();
  }
});

it('the music stops with the clock and goes on with it', async () => {
  await on.open(setupOf(EASY_BOARD));
  await on.session.resume();
  since();
  on.session.pause();
  expect(since()).toEqual([null]);
  on.session.resume();
  expect(since()).toEqual([1]);
});

it('each of the last ten seconds of a countdown has one heartbeat', async () => {
  await on.session.start('timed');
  on.clock.release('unpicked');
  const limitMs = on.state().game?.view.countdown?.limitMs ?? 0;
  on.pass(limitMs - 12_000);
  on.clock.read();
  since();
  for (let passed = 0; passed < 12_000; passed += 250) {
    on.pass(250);
    on.clock.read();
  }
  expect(since().filter((note) => note === 'heartbeat 1')).toHaveLength(10);
});

it('no heart beats where the player hides the clock', async () => {
  await settings.change({ hidesClock: true });
  await on.session.start('timed');
  on.clock.release('unpicked');
  on.pass((on.state().game?.view.countdown?.limitMs ?? 0) - 5_000);
  on.clock.read();
  on.pass(1_000);
  on.clock.read();
  expect(since()).not.toContain('heartbeat 1');
});

it('a new board, a hint and a pair that comes back have sounds of their own', async () => {
  since();
  await on.open(setupOf(EASY_BOARD));
  expect(since()).toContain('deal 1');
  await on.session.assistance.hint();
  expect(since()).toContain('hint 1');
  await on.pair(0, 1);
  since();
  await on.session.undo();
  expect(since().filter((note) => typeof note === 'string')).toEqual(['undo 0']);
});
