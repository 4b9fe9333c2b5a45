import { useEffect } from 'react';
import { useApp } from '../state/app-context.ts';
import { currentScreen, goTo, type Screen } from '../state/navigation.ts';

/** Where a file that is dropped means a template to import. The editor's own screens see to it themselves, and a game
 *  is not left by a slip of the hand. */
const WELCOMING: readonly Screen[] = ['home', 'scores', 'settings'];

/** Imports a dropped file and shows it on the shelf. Elsewhere a file is let fall, where a browser would open it. */
export function useDroppedTemplates(): void {
  const { navigation, workshop } = useApp();
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    window.addEventListener('dragover', (event) => event.preventDefault(), on);
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0 || !WELCOMING.includes(currentScreen(navigation.getState()))) return;
        goTo(navigation, 'designs');
        // The editor's code is loaded with its first screen.
        void import('./editor/use-exchange.ts').then(({ importAll }) => importAll(workshop, files));
      },
      on,
    );
    return () => stop.abort();
  }, [navigation, workshop]);
}
