import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../core/contract/settings.ts';
import { useService } from '../services/use-service.ts';
import { SETTINGS } from '../state/settings.ts';
import { CEREMONY_PACES, motionProperties } from '../theme/motion.ts';

/** Returns whether the window matches a media query now. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  // The same function each time: another one would end the subscription and begin it anew with every render.
  const watch = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(watch, () => list.matches);
}

/** Returns whether animations are reduced, by the player's setting or the system's. */
export function useReducedMotion(): boolean {
  const wish = useStore(useService(SETTINGS).store, ({ settings }) => settings.reducedMotion);
  const isSystemReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return wish === 'system' ? isSystemReduced : wish === 'on';
}

/** Returns how many times as long as usual ceremonies take; 0 where they stand at once. */
export function useCeremonyPace(): number {
  const wish = useStore(useService(SETTINGS).store, ({ settings }) => settings.ceremonies);
  return useReducedMotion() ? 0 : CEREMONY_PACES[wish];
}

/** Puts theme, contrast, the hand that touches and the table of movements on the page; the style sheets do the rest. */
export function useTheme(theme: Settings['theme']): void {
  const isReduced = useReducedMotion();
  const pace = useCeremonyPace();
  const isContrastWished = useMediaQuery('(prefers-contrast: more)');
  const hand = useStore(useService(SETTINGS).store, ({ settings }) => settings.hand);
  const hasContrast = theme === 'contrast' || isContrastWished;
  // Before the first picture, which would else be drawn in other colours and move.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
    dataset.contrast = hasContrast ? 'more' : 'normal';
    dataset.hand = hand;
    dataset.motion = isReduced ? 'reduced' : 'full';
    for (const [name, value] of motionProperties(isReduced, pace)) style.setProperty(name, value);
  }, [theme, hasContrast, isReduced, pace, hand]);
}
