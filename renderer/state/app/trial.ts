/** Test-play: the play screen over a session of its own, whose games are not stored. */

import type { TemplateRevision } from '../../../core/templates/template.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { ENGINE } from '../../engine/client.ts';
import { serviceKey, WindowServices } from '../../services/services.ts';
import { createTrialBridge } from '../editor/trial-bridge.ts';
import { createLibrary, LIBRARY } from '../library.ts';
import { createNavigation, goBack, goTo, NAVIGATION } from '../navigation.ts';
import { newSeed } from '../new-seed.ts';
import { CLOCK, createClock } from '../play/clock.ts';
import { createJournal, JOURNAL } from '../play/journal.ts';
import { createSession, SESSION } from '../play/session.ts';
import { keepClock, watchWindow } from '../play/watch.ts';
import { IS_TRIAL } from '../shown/is-trial.ts';
import { playSounds } from './play-sounds.ts';

export interface Trial {
  /** The services as the play screen sees them while a drawing is tried. */
  readonly services: WindowServices;
  start(template: TemplateRevision): void;
  /** Back to the drawing. */
  leave(): void;
}

function createTrial(outer: WindowServices): Trial {
  const engine = outer.get(ENGINE);
  const bridge = createTrialBridge(outer.get(BRIDGE), engine);
  const clock = createClock(() => performance.now());
  const journal = createJournal(bridge);
  const navigation = createNavigation();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const session = createSession({
    bridge,
    clock,
    journal,
    newSeed,
    now: Date.now,
    wait,
    engine,
  });
  const services = new WindowServices(outer)
    .provide(BRIDGE, bridge)
    .provide(CLOCK, clock)
    .provide(JOURNAL, journal)
    .provide(NAVIGATION, navigation)
    .provide(SESSION, session)
    .provide(LIBRARY, createLibrary(bridge))
    .provide(IS_TRIAL, true);
  watchWindow(session, bridge);
  keepClock(session, clock, bridge);
  playSounds(services);

  function leave(): void {
    session.leave();
    goBack(outer.get(NAVIGATION));
  }

  // Wherever the play screen wants to go from here, it is back to the drawing.
  navigation.subscribe(({ path }) => {
    if (path.at(-1) !== 'play') leave();
  });

  return {
    services,
    leave,
    start(template) {
      navigation.setState({ path: ['home', 'play'] });
      goTo(outer.get(NAVIGATION), 'trial');
      void session.startTemplate(template);
    },
  };
}

/** The one trial of a window, made when a drawing is tried for the first time. */
export const TRIAL = serviceKey<Trial>('trial', createTrial);
