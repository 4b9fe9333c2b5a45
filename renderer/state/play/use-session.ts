import { useStore } from 'zustand';
import { useService } from '../../services/use-service.ts';
import { SESSION } from './session.ts';
import type { SessionState } from './session-state.ts';

/** Returns a part of the running session; the component is drawn again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useService(SESSION).store, select);
}
