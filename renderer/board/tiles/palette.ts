import type { Colour } from './colour.ts';
import { lightness, mixColours, WHITE } from './colour.ts';

/** The board's colours, read from the theme's CSS variables. */
export interface BoardPalette {
  readonly paper: Colour;
  readonly ink: Colour;
  readonly jade: Colour;
  readonly vermilion: Colour;
  readonly tileTop: Colour;
  readonly tileBottom: Colour;
  readonly tileSide: Colour;
  /** The thread of a link: jade, as bright as the paper needs it. */
  readonly thread: Colour;
  /** The colours that a thread takes in a combo: first gold, then ember. */
  readonly gold: Colour;
  readonly ember: Colour;
  /** Beside jade and gold it tells one search from another. */
  readonly indigo: Colour;
  readonly isDark: boolean;
}

/** Resolves the theme as `element` inherits it. */
export function readPalette(element: HTMLElement): BoardPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Forced colours would turn each of them into that of text.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(--${token})`;
    return resolveColour(getComputedStyle(probe).color);
  };
  const paper = read('paper');
  const jade = read('jade');
  const gold = read('gold');
  const vermilion = read('vermilion');
  const isDark = lightness(paper) < 0.5;
  const palette: BoardPalette = {
    paper,
    jade,
    isDark,
    ink: read('ink'),
    vermilion,
    tileTop: read('tile-top'),
    tileBottom: read('tile-bottom'),
    tileSide: read('tile-side'),
    gold: isDark ? mixColours(gold, [255, 205, 105], 0.7) : mixColours(gold, [226, 156, 10], 0.7),
    indigo: read('part-5'),
    ember: isDark ? mixColours(vermilion, [255, 150, 60], 0.7) : mixColours(vermilion, [228, 92, 20], 0.6),
    thread: isDark ? mixColours(jade, [92, 255, 205], 0.6) : mixColours(jade, [10, 188, 140], 0.75),
  };
  probe.remove();
  return palette;
}

/** A computed colour may be written in any colour space; a painted pixel is always red, green and blue. */
function resolveColour(css: string): Colour {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) return WHITE;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
