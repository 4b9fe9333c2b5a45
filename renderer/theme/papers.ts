/** The colours of the earned papers and moons, in place of those of tokens.css. */
import type { Moon, Paper } from '../../core/game/looks.ts';

export type Colours = Readonly<Record<string, string>>;

export const PAPER_COLOURS: Readonly<Record<Paper, Colours>> = {
  plain: {},
  bamboo: {
    '--paper': 'light-dark(#e6eadb, #141c18)',
    '--paper-light': 'light-dark(#eff2e6, #1a2520)',
    '--paper-deep': 'light-dark(#dce2cd, #0f1512)',
    '--card': 'light-dark(#f3f6ea, #1e2a25)',
  },
  plum: {
    '--paper': 'light-dark(#f0e6e0, #1c1819)',
    '--paper-light': 'light-dark(#f7eee9, #241f20)',
    '--paper-deep': 'light-dark(#e8dad2, #141112)',
    '--card': 'light-dark(#faf2ed, #292425)',
  },
  mist: {
    '--paper': 'light-dark(#e4e8ea, #151a1e)',
    '--paper-light': 'light-dark(#edf0f2, #1b2228)',
    '--paper-deep': 'light-dark(#d9dfe2, #0f1317)',
    '--card': 'light-dark(#f2f5f6, #20282e)',
  },
};

export const MOON_COLOURS: Readonly<Record<Moon, Colours>> = {
  white: {},
  harvest: {
    '--moon': 'light-dark(#f6e3b6, #463a22)',
    '--moon-light': 'light-dark(#fdf0cc, #6b5730)',
    '--moon-disc': 'light-dark(#f3cf7c, #f0c56a)',
  },
  jade: {
    '--moon': 'light-dark(#d9ebe0, #213f37)',
    '--moon-light': 'light-dark(#f0f8f3, #35594e)',
    '--moon-disc': 'light-dark(#d3ecdf, #a8d8c2)',
  },
};
