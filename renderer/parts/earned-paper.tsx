/** The earned paper and moon of the window; fetched behind the first screen. */
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Moon, Paper } from '../../core/game/looks.ts';
import { useService } from '../services/use-service.ts';
import { SETTINGS } from '../state/settings.ts';
import { type Colours, MOON_COLOURS, PAPER_COLOURS } from '../theme/papers.ts';
import { useMediaQuery } from './use-theme.ts';

/** The names of all colours that a paper or a moon may set. */
const NAMES = new Set(
  [PAPER_COLOURS, MOON_COLOURS].flatMap((all) => Object.values(all).flatMap(Object.keys)),
);

/** Puts a paper and a moon on the page. High contrast has colours of its own, which stay. */
function layPaper(style: CSSStyleDeclaration, paper: Paper, moon: Moon, hasContrast: boolean): void {
  const chosen: Colours = hasContrast ? {} : { ...PAPER_COLOURS[paper], ...MOON_COLOURS[moon] };
  for (const name of NAMES) {
    const colour = chosen[name];
    if (colour === undefined) style.removeProperty(name);
    else style.setProperty(name, colour);
  }
}

export function EarnedPaper() {
  const { paper, moon, theme } = useStore(useService(SETTINGS).store, ({ settings }) => settings);
  const isContrastWished = useMediaQuery('(prefers-contrast: more)');
  const hasContrast = theme === 'contrast' || isContrastWished;
  useLayoutEffect(
    () => layPaper(document.documentElement.style, paper, moon, hasContrast),
    [paper, moon, hasContrast],
  );
  return null;
}
