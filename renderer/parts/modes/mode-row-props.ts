import type { Records } from '../use-records.ts';
import type { JourneyPlace } from './journey-place.ts';

/** Facts that home has read for its main button; null until they are read. */
export interface ModeRowProps {
  readonly records: Records | null;
  readonly journey: JourneyPlace | 'unreadable' | null;
}
