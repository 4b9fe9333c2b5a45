/** The place of the window when it was last closed. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { PRIVATE_FILE } from '../storage/base/private-folder.ts';

const coordinate = v.pipe(v.number(), v.safeInteger());
const boundsSchema = v.strictObject({ x: coordinate, y: coordinate, width: coordinate, height: coordinate });
const windowStateSchema = v.strictObject({
  bounds: boundsSchema,
  isMaximized: v.boolean(),
  isFullScreen: v.boolean(),
});

export type Bounds = v.InferOutput<typeof boundsSchema>;
export type WindowState = v.InferOutput<typeof windowStateSchema>;

export const MIN_WINDOW = { width: 480, height: 480 } as const;
const FIRST_WINDOW = { width: 1180, height: 820 } as const;
/** Enough of the title bar to take hold of. */
const MIN_VISIBLE = 80;

/**
 * Returns the place at which to open the window on the present screens: where it was, if enough of it can
 * still be seen; otherwise in the middle of the first screen. `workAreas` has at least one entry, the main
 * screen first.
 */
export function fitWindow(saved: WindowState | null, workAreas: readonly [Bounds, ...Bounds[]]): WindowState {
  const where = workAreas.find((each) => saved !== null && canBeSeen(saved.bounds, each));
  if (saved !== null && where !== undefined) return { ...saved, bounds: withLimits(saved.bounds, where) };
  const [area] = workAreas;
  const width = Math.min(FIRST_WINDOW.width, area.width);
  const height = Math.min(FIRST_WINDOW.height, area.height);
  const x = area.x + Math.floor((area.width - width) / 2);
  const y = area.y + Math.floor((area.height - height) / 2);
  const bounds = { x, y, width, height };
  return { bounds, isMaximized: saved?.isMaximized ?? false, isFullScreen: saved?.isFullScreen ?? false };
}

/** Null when there is none, or none that makes sense: a window may always open somewhere. */
export function readWindowState(path: string): WindowState | null {
  try {
    const parsed = v.safeParse(windowStateSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps it for the next start; not worth a word to the player when it fails. */
export function writeWindowState(path: string, state: WindowState): void {
  try {
    writeFileSync(path, `${JSON.stringify(state)}\n`, { mode: PRIVATE_FILE });
  } catch {
    // The next start then opens in the middle.
  }
}

function canBeSeen(bounds: Bounds, area: Bounds): boolean {
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTopInside = bounds.y >= area.y && bounds.y <= area.y + area.height - MIN_VISIBLE;
  return across >= MIN_VISIBLE && isTopInside;
}

/** Not smaller than it can be, and not larger than its screen: what it was on may be gone. */
function withLimits(bounds: Bounds, area: Bounds): Bounds {
  return {
    ...bounds,
    width: Math.max(Math.min(bounds.width, area.width), MIN_WINDOW.width),
    height: Math.max(Math.min(bounds.height, area.height), MIN_WINDOW.height),
  };
}
