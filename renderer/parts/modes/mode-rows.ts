/** The ways into the modes on the home screen, in their order. */
import type { ComponentType } from 'react';
import type { Mode } from '../../../core/game/modes/table.ts';
import { lazyPart, type WithFallback } from '../../components/lazy-part.tsx';
import type { BeginServices } from './begin-calm.ts';
import type { ModeRowProps } from './mode-row-props.ts';

/** Modes with a link in the quiet line below the rows, which begin a game at once. */
export const MODE_LINKS = [
  {
    mode: 'calm',
    begin: async (services: BeginServices) => (await import('./begin-calm.ts')).beginCalm(services),
  },
] as const satisfies readonly { readonly mode: Mode; readonly begin: unknown }[];

type RowMode = Exclude<Mode, (typeof MODE_LINKS)[number]['mode']>;

/** Each row is fetched behind the first screen. */
const ROWS: Readonly<Record<RowMode, ComponentType<ModeRowProps & WithFallback>>> = {
  daily: lazyPart<ModeRowProps>(async () => (await import('./daily-entry.tsx')).DailyEntry).Part,
  journey: lazyPart<ModeRowProps>(async () => (await import('./journey-entry.tsx')).JourneyEntry).Part,
  timed: lazyPart<ModeRowProps>(async () => (await import('./timed-entry.tsx')).TimedEntry).Part,
  classic: lazyPart<ModeRowProps>(async () => (await import('./classic-entry.tsx')).ClassicEntry).Part,
  zen: lazyPart<ModeRowProps>(async () => (await import('./zen-entry.tsx')).ZenEntry).Part,
};

// An object literal has no keys that its type does not name.
export const MODE_ROWS = (Object.keys(ROWS) as RowMode[]).map((mode) => ({ mode, Row: ROWS[mode] }));
