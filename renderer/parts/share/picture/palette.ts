/** The theme's colours for a canvas, which knows no custom properties. */
const TOKENS = [
  ...(['paper', 'paper-deep', 'paper-light', 'ink', 'muted', 'line', 'jade', 'vermilion', 'moon'] as const),
  ...(['moon-light', 'seal', 'seal-deep', 'on-seal', 'way-first', 'way-last'] as const),
];
type Token = (typeof TOKENS)[number];

/** The computed colour of each token. */
export type PictureColors = Readonly<Record<Token, string>>;
export type PictureTheme = 'light' | 'dark';

/** Computes CSS colours as the page has them, or as it would have them in another theme. */
function computed(values: readonly string[], theme?: PictureTheme): readonly string[] {
  const probe = document.createElement('span');
  // Forced colours would turn each of them into that of text.
  probe.style.setProperty('forced-color-adjust', 'none');
  if (theme !== undefined) probe.style.colorScheme = theme;
  document.body.append(probe);
  const colors = values.map((value) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colors;
}

/** Returns the theme that the window has, by the settings or by the system. */
export function windowTheme(): PictureTheme {
  const [shown, dark] = computed(['light-dark(white, black)', 'black']);
  return shown === dark ? 'dark' : 'light';
}

/** Returns the colours of a theme, whichever the window has. */
export function pictureColors(theme: PictureTheme): PictureColors {
  const colors = computed(
    TOKENS.map((token) => `var(--${token})`),
    theme,
  );
  return Object.fromEntries(TOKENS.map((token, at) => [token, colors[at] ?? ''])) as Record<Token, string>;
}

/** Returns the colour of a slot that was emptied at `at` of a game, from 0 to 1. */
export function wayColor(colors: PictureColors, at: number): string {
  return `color-mix(in oklch, ${colors['way-last']} ${Math.round(at * 100)}%, ${colors['way-first']})`;
}
