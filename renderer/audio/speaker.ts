import { strike } from './instrument.ts';
import { createMixer, ROOM_S, type Volumes } from './mixer.ts';
import { BAR_MS, barNotes } from './music.ts';
import { notesOf, type SoundName } from './phrases.ts';

export interface Speaker {
  setVolumes(volumes: Volumes): void;
  play(name: SoundName, combo: number): void;
  /** Goes on with the music; `shareLeft` is asked for at each bar. */
  startMusic(shareLeft: () => number): void;
  /** Begins no further bar, and fades the one that sounds. */
  stopMusic(): void;
}

/** A running context costs processor time even when it is silent, so it rests after this. */
const REST_AFTER_MS = 5_000;
/** A bar is scheduled this long before it begins. */
const AHEAD_MS = 300;

/** Opens the machine's sound. Only after a click or key of the player's: browsers keep it suspended before. */
export function createSpeaker(volumes: Volumes): Speaker {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const mixer = createMixer(context, volumes);
  let current = volumes;
  let silentAtS = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let nextBar: ReturnType<typeof setTimeout> | undefined;
  let bar = 0;

  /** When the music stops, the rest of its bar is faded out. */
  const mix = () => mixer.setVolumes(nextBar === undefined ? { ...current, music: 0 } : current);

  function sound(endS: number): void {
    if (context.state === 'suspended') void context.resume();
    silentAtS = Math.max(silentAtS, endS + ROOM_S);
    clearTimeout(rest);
    const soundingMs = 1_000 * (silentAtS - context.currentTime);
    rest = setTimeout(() => void context.suspend(), soundingMs + REST_AFTER_MS);
  }

  function playBar(shareLeft: () => number, startS: number): void {
    sound(strike(mixer.music, barNotes(bar, shareLeft()), startS));
    bar += 1;
    const nextS = startS + BAR_MS / 1_000;
    const waitMs = 1_000 * (nextS - context.currentTime) - AHEAD_MS;
    nextBar = setTimeout(() => playBar(shareLeft, nextS), Math.max(0, waitMs));
  }

  return {
    setVolumes(next) {
      current = next;
      mix();
    },
    play(name, combo) {
      sound(strike(mixer.effects, notesOf(name, combo), context.currentTime));
    },
    startMusic(shareLeft) {
      if (nextBar !== undefined) return;
      playBar(shareLeft, context.currentTime);
      mix();
    },
    stopMusic() {
      clearTimeout(nextBar);
      nextBar = undefined;
      mix();
    },
  };
}
