import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../core/contract/schemas.ts';
import { useApp } from '../state/app-context.ts';

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether things should stand still: the player's wish, or the system's. */
export function useReducedMotion(): boolean {
  const wish = useStore(useApp().settings.store, ({ settings }) => settings.reducedMotion);
  const isSystemReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return wish === 'system' ? isSystemReduced : wish === 'on';
}

/** Puts theme and motion on the page; the style sheets do the rest. */
export function useTheme(theme: Settings['theme']): void {
  const isReduced = useReducedMotion();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.motion = isReduced ? 'reduced' : 'full';
  }, [theme, isReduced]);
}
