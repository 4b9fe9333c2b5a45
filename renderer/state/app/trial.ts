/** Test-play: the play screen over a session of its own, whose games are not stored. */
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { createTrialBridge } from '../editor/trial-bridge.ts';
import { createLibrary } from '../library.ts';
import { createNavigation, goBack, goTo } from '../navigation.ts';
import { createClock } from '../play/clock.ts';
import { createJournal } from '../play/journal.ts';
import { createSession } from '../play/session.ts';
import { keepClock, watchWindow } from '../play/watch.ts';
import type { App } from './app.ts';
import { playSounds } from './play-sounds.ts';

export interface Trial {
  /** The app as the play screen sees it while a drawing is tried. */
  readonly app: App;
  start(template: TemplateRevision): void;
  /** Back to the drawing. */
  leave(): void;
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function createTrial(outer: App): Trial {
  const bridge = createTrialBridge(outer.bridge, outer.engine);
  const clock = createClock(() => performance.now());
  const journal = createJournal(bridge);
  const navigation = createNavigation();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const session = createSession({
    ...{ bridge, clock, journal, newSeed, now: Date.now, wait },
    engine: outer.engine,
  });
  const app: App = {
    ...outer,
    ...{ bridge, clock, journal, navigation, session },
    library: createLibrary(bridge),
    isTrial: true,
  };
  watchWindow(session, bridge);
  keepClock(session, clock, bridge);
  playSounds(app);

  function leave(): void {
    session.leave();
    goBack(outer.navigation);
  }

  // Wherever the play screen wants to go from here, it is back to the drawing.
  navigation.subscribe(({ path }) => {
    if (path.at(-1) !== 'play') leave();
  });

  return {
    app,
    leave,
    start(template) {
      navigation.setState({ path: ['home', 'play'] });
      goTo(outer.navigation, 'trial');
      void session.startTemplate(template);
    },
  };
}
