// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';

/** An audio context that plays nothing and counts; its clock stands. */
class SilentContext {
  static made: SilentContext[] = [];
  state = 'running';
  currentTime = 0;
  readonly sampleRate = 48_000;
  readonly destination = {};
  started = 0;
  constructor() {
    SilentContext.made.push(this);
  }
  #node() {
    const parameter = () => ({
      value: 0,
      setValueAtTime: () => {},
      setTargetAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    });
    const node = {
      gain: parameter(),
      frequency: parameter(),
      connect: (next: unknown) => next,
      start: () => {
        this.started += 1;
      },
      stop: () => {},
    };
    return node;
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createWaveShaper = () => this.#node();
  createConvolver = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  suspend() {
    this.state = 'suspended';
  }
  resume() {
    this.state = 'running';
  }
}

const activation = { hasBeenActive: true };
let sounds: typeof import('./sounds.ts');
/** The context, when the speaker that was asked for has come. */
const opened = () => until(() => SilentContext.made[0] ?? expect.fail('no context'));
const imported = () => import('./speaker.ts').then(() => vi.advanceTimersByTimeAsync(0));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('AudioContext', SilentContext);
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  activation.hasBeenActive = true;
  SilentContext.made = [];
  sounds = await import('./sounds.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('no audio context is made', () => {
  it.each([
    ['with effects and music off', { effects: 0, music: 0 }, true],
    ['before the first click or key', { effects: 60, music: 60 }, false],
  ])('%s', async (_what, volumes, hasBeenActive) => {
    activation.hasBeenActive = hasBeenActive;
    sounds.setVolumes(volumes);
    sounds.playSound('link', { combo: 3 });
    sounds.followBoard(0.5);
    await imported();
    expect(SilentContext.made).toEqual([]);
  });

  it('for effects that are off while no music is wanted, or for music that is off', async () => {
    sounds.setVolumes({ effects: 0, music: 60 });
    sounds.playSound('link');
    sounds.setVolumes({ effects: 60, music: 0 });
    sounds.followBoard(0.5);
    await imported();
    expect(SilentContext.made).toEqual([]);
  });

  it('twice', async () => {
    sounds.setVolumes({ effects: 60, music: 60 });
    sounds.followBoard(1);
    sounds.playSound('select');
    sounds.playSound('link');
    await opened();
    expect(SilentContext.made).toHaveLength(1);
  });
});

describe('at rest', () => {
  it('the context is suspended some seconds after the last sound, and resumed for the next', async () => {
    sounds.setVolumes({ effects: 60, music: 0 });
    sounds.playSound('link');
    const context = await opened();
    expect(context.state).toBe('running');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(context.state).toBe('suspended');
    sounds.playSound('link');
    expect(context.state).toBe('running');
  });

  it('no timer is left once the music has stopped', async () => {
    sounds.setVolumes({ effects: 60, music: 60 });
    sounds.followBoard(1);
    const context = await opened();
    const firstBar = context.started;
    expect(firstBar).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(context.started).toBeGreaterThan(firstBar);
    sounds.followBoard(null);
    const played = context.started;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(context.started).toBe(played);
    expect(context.state).toBe('suspended');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('music that was turned down to nothing begins no further bar', async () => {
    sounds.setVolumes({ effects: 60, music: 60 });
    sounds.followBoard(1);
    const context = await opened();
    sounds.setVolumes({ effects: 60, music: 0 });
    const played = context.started;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(context.started).toBe(played);
  });
});
