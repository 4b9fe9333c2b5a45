/** The ways into the modes on the home screen, in their order. */
import type { ComponentType } from 'react';
import type { Mode } from '../../../core/game/modes/table.ts';
import { lazyPart, type WithFallback } from '../../components/lazy-part.tsx';
import type { ModeRowProps } from './mode-row-props.ts';

/** Each row is fetched behind the first screen. */
const ROWS: Readonly<Record<Mode, ComponentType<ModeRowProps & WithFallback>>> = {
  daily: lazyPart<ModeRowProps>(async () => (await import('./daily-entry.tsx')).DailyEntry).Part,
  journey: lazyPart<ModeRowProps>(async () => (await import('./journey-entry.tsx')).JourneyEntry).Part,
  timed: lazyPart<ModeRowProps>(async () => (await import('./timed-entry.tsx')).TimedEntry).Part,
  classic: lazyPart<ModeRowProps>(async () => (await import('./classic-entry.tsx')).ClassicEntry).Part,
  zen: lazyPart<ModeRowProps>(async () => (await import('./zen-entry.tsx')).ZenEntry).Part,
  calm: lazyPart<ModeRowProps>(async () => (await import('./calm-entry.tsx')).CalmEntry).Part,
};

// An object literal has no keys that its type does not name.
export const MODE_ROWS = (Object.keys(ROWS) as Mode[]).map((mode) => ({ mode, Row: ROWS[mode] }));
