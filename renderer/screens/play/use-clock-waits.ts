import { useStore } from 'zustand';
import { useService } from '../../services/use-service.ts';
import { CLOCK } from '../../state/play/clock.ts';

/** Returns whether the clock of the open game waits for its first pick. */
export function useClockWaits(): boolean {
  return useStore(useService(CLOCK).store, ({ stopped }) => stopped.has('unpicked'));
}
