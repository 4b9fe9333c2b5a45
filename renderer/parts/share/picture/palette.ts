/** The theme's colours for a canvas, which knows no custom properties. */
const TOKENS = [
  ...[
    'paper',
    'paper-deep',
    'paper-light',
    'ink',
    'muted',
    'line',
    'jade',
    'vermilion',
    'gold',
    'card',
    'emptied',
  ],
  ...['seal', 'seal-deep', 'on-seal', 'moon', 'moon-light', 'shade', 'heat-first', 'heat-middle'],
] as const;

export type Palette = Readonly<Record<string, string>>;
export type PictureTheme = 'light' | 'dark';

/** Reads the colours of a theme, whichever the window has. */
export function readPalette(theme: PictureTheme): Palette {
  const probe = document.createElement('span');
  probe.style.colorScheme = theme;
  document.body.append(probe);
  const colors = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colors);
}

/** The colour of a slot that was emptied at `at` of a game, from 0 to 1. */
export function heatColor(palette: Palette, at: number): string {
  const [from, to] = at < 0.5 ? ['heat-first', 'heat-middle'] : ['heat-middle', 'seal'];
  const share = Math.round((at < 0.5 ? at : at - 0.5) * 200);
  return `color-mix(in oklab, ${palette[to]} ${share}%, ${palette[from]})`;
}
