import { useCallback, useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../../parts/use-theme.ts';

/** Steps a second. */
export const SPEEDS = { slow: 3, normal: 12, fast: 48, fastest: 400 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** A player of the steps of a process. */
export interface StepPlayer {
  /** Steps taken, from 0 to `length`. */
  readonly time: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Goes there and stands still. */
  goTo(time: number): void;
  /** Plays on, from the beginning when it was at its end; or stops. */
  toggle(): void;
}

/**
 * Plays the steps of what is named by `what`: each new one from its beginning, or, where nothing may move by itself, at
 * its end. `pace` is how much faster than the steps of a search these are.
 */
export function usePlayer(what: unknown, length: number, pace = 1): StepPlayer {
  const isReduced = useReducedMotion();
  const [speed, setSpeed] = useState<Speed>('normal');
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [known, setKnown] = useState<unknown>(null);
  if (known !== what) {
    setKnown(what);
    setTime(isReduced ? length : 0);
    setPlaying(!isReduced && length > 0);
  }
  useEffect(() => {
    if (!isPlaying) return;
    let at: number | null = null;
    let due = 0;
    let request = requestAnimationFrame(function step(now) {
      due += at === null ? 0 : ((now - at) * pace * SPEEDS[speed]) / 1000;
      at = now;
      const steps = Math.floor(due);
      due -= steps;
      if (steps > 0) setTime((before) => Math.min(length, before + steps));
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, speed, length, pace]);
  if (isPlaying && time >= length) setPlaying(false);
  const goTo = useCallback(
    (to: number) => {
      setPlaying(false);
      setTime(Math.max(0, Math.min(length, to)));
    },
    [length],
  );
  const toggle = useCallback(() => {
    if (!isPlaying && time >= length) setTime(0);
    setPlaying(!isPlaying && length > 0);
  }, [isPlaying, time, length]);
  return useMemo(
    () => ({ time, length, isPlaying, speed, setSpeed, goTo, toggle }),
    [time, length, isPlaying, speed, goTo, toggle],
  );
}
