import './bridge/peer-connections.ts';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/choices.css';
import './theme/cards.css';
import './theme/pages.css';
import './theme/dialogs.css';
import { chooseLanguage } from '../core/language-choice.ts';
import { AppRoot, loadNotices } from './app.tsx';
import { createBridge } from './bridge/bridge.ts';
import { hostBridge } from './bridge/host-bridge.ts';
import { startEngine } from './engine/start-engine.ts';
import { createI18n } from './i18n/i18n.ts';
import { Preparing } from './screens/shell/preparing.tsx';
import { ServicesContext } from './services/use-service.ts';
import { createServices, loadFirstScreen } from './state/app/create-services.ts';
import { resumeLastGame } from './state/app/resume.ts';
import { catchBugs } from './state/catch-bugs.ts';
import { HOST } from './state/host-state.ts';
import { CLOCK } from './state/play/clock.ts';
import { JOURNAL } from './state/play/journal.ts';
import { SESSION } from './state/play/session.ts';
import { keepClock, sendBeforeLeaving, watchWindow } from './state/play/watch.ts';
import { SETTINGS } from './state/settings.ts';
import { loadFonts } from './theme/load-fonts.ts';

const parameters = new URLSearchParams(location.search);

async function startApp(root: Root): Promise<void> {
  const raw = hostBridge();
  // They load while the host answers: most often the system's language is the one that is wanted.
  const words = createI18n(chooseLanguage(null, navigator.languages));
  if (raw === null) {
    const { NoHost } = await import('./screens/shell/no-host.tsx');
    root.render(
      <I18nextProvider i18n={await words}>
        <NoHost />
      </I18nextProvider>,
    );
    return;
  }
  const bridge = createBridge(raw);
  const startWorker = () =>
    startEngine((message) => {
      console.error(message);
      services.get(HOST).setState({ hasBug: true });
    });
  const services = createServices(bridge, startWorker(), startWorker);
  const host = services.get(HOST);
  catchBugs(window, () => host.setState({ hasBug: true }));
  const i18n = await words;
  const endPreparing = bridge.onHostEvent((event) => {
    if (event.type !== 'preparing') return;
    root.render(
      <I18nextProvider i18n={i18n}>
        <Preparing share={event.share} />
      </I18nextProvider>,
    );
  });
  await Promise.all([loadFirstScreen(services), loadFonts(chooseLanguage(null, navigator.languages))]);
  endPreparing();
  const { info, storage } = host.getState();
  // It would move home, if it came after it. Code that cannot be fetched is told where it is shown.
  if (storage.kind !== 'ready') await loadNotices().catch(() => undefined);
  const wish = services.get(SETTINGS).store.getState().settings.language;
  await i18n.changeLanguage(chooseLanguage(wish, info?.systemLanguages ?? navigator.languages));
  const session = services.get(SESSION);
  watchWindow(session, bridge);
  keepClock(session, services.get(CLOCK), bridge);
  sendBeforeLeaving(services.get(JOURNAL));
  if (parameters.has('resume')) {
    // Once: a later reload may be that of another player.
    history.replaceState(history.state, '', location.pathname);
    await resumeLastGame(services);
  }
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <AppRoot />
        </ServicesContext>
      </I18nextProvider>
    </StrictMode>,
  );
  // Nothing may sound before the first click or key.
  void import('./state/app/play-sounds.ts').then(({ playSounds }) => playSounds(services));
}

async function showGallery(root: Root): Promise<void> {
  const { makeGallery } = await import('./gallery/component-gallery.tsx');
  root.render(await makeGallery(parameters.get('gallery') ?? ''));
}

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no root');
const root = createRoot(element);
if (parameters.has('gallery')) void showGallery(root);
else void startApp(root);
