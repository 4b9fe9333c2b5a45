/** The ways into the modes on the home screen, in their order. */
import type { ComponentType } from 'react';
import type { Mode, UNMEASURED_MODE } from '../../../core/game/modes/table.ts';
import { lazyPart, type WithFallback } from '../../components/lazy-part.tsx';
import type { ModeRowProps } from './mode-row-props.ts';

/** The mode without clock and score is chosen where its boards are, on the screen of the classic ones. */
type RowMode = Exclude<Mode, typeof UNMEASURED_MODE>;

/** Each row is fetched behind the first screen. */
const ROWS: Readonly<Record<RowMode, ComponentType<ModeRowProps & WithFallback>>> = {
  daily: lazyPart<ModeRowProps>(async () => (await import('./daily-entry.tsx')).DailyEntry).Part,
  journey: lazyPart<ModeRowProps>(async () => (await import('./journey-entry.tsx')).JourneyEntry).Part,
  classic: lazyPart<ModeRowProps>(async () => (await import('./classic-entry.tsx')).ClassicEntry).Part,
  timed: lazyPart<ModeRowProps>(async () => (await import('./timed-entry.tsx')).TimedEntry).Part,
  calm: lazyPart<ModeRowProps>(async () => (await import('./calm-entry.tsx')).CalmEntry).Part,
};

// An object literal has no keys that its type does not name.
export const MODE_ROWS = (Object.keys(ROWS) as RowMode[]).map((mode) => ({ mode, Row: ROWS[mode] }));
