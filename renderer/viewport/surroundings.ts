import type { Viewport } from './layout.ts';

const PIXELS_A_REM = 16;
/** `--broad` or `--narrow`, and not `--low` of the styles. */
const APART = '(width>=75em) and (height>=35em),(width<35em) and (height>=35em)';

/** Returns the size of text as a multiple of the usual one: it grows with the window. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / PIXELS_A_REM;
}

/** The room that an element gives. */
export function roomOf(element: HTMLElement): Viewport {
  const { clientWidth: width, clientHeight: height } = element;
  return { width, height, pixelRatio: devicePixelRatio, isApart: matchMedia(APART).matches };
}

/** Tells the element's size and the screen's pixel ratio, now and whenever one of them changes. */
export function watchViewport(element: HTMLElement, onChange: (viewport: Viewport) => void): () => void {
  const stop = new AbortController();
  const tell = () => onChange(roomOf(element));
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  watchPixelRatio(stop.signal, tell);
  tell();
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** A media query holds for one ratio only, so after each change a new one is made. */
function watchPixelRatio(signal: AbortSignal, onChange: () => void): void {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const changed = () => {
    onChange();
    watchPixelRatio(signal, onChange);
  };
  query.addEventListener('change', changed, { once: true, signal });
}

/** Tells when the theme changed: by the root's attributes, or by the system's. */
export function watchTheme(onChange: () => void): () => void {
  const stop = new AbortController();
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    // The two that theme/tokens.css has other colours for.
    attributeFilter: ['data-theme', 'data-contrast'],
  });
  // A wish for more contrast comes as the attribute.
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', onChange, { signal: stop.signal });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
