import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SessionState } from '../play/session-state.ts';
import type { App } from './app.ts';

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('a component outside the app');
  return app;
}

/** A part of the running session; the component is drawn again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useApp().session.store, select);
}
