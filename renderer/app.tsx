import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { OWN_TILE_SET } from '../core/contract/own-tile-set.ts';
import { chooseLanguage } from '../core/language-choice.ts';
import { registerOwnSet } from './board/tiles/own-set.ts';
import { TileSetContext } from './board/tiles/tile-set-context.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { lazyPart } from './components/lazy-part.tsx';
import { loadWords } from './i18n/i18n.ts';
import { LAYOUT } from './input/layout.ts';
import { useDraggedFiles } from './input/use-dragged-files.ts';
import { lazyWordedPart } from './parts/lazy-worded-part.ts';
import { useTheme } from './parts/use-theme.ts';
import { SCREENS } from './screens/screen-table.ts';
import { BrokenScreen } from './screens/shell/broken-screen.tsx';
import { takenOn, useDroppedOnWindow } from './screens/shell/drop/use-dropped-on-window.ts';
import { HomeScreen } from './screens/shell/home/home-screen.tsx';
import { TakenOver } from './screens/shell/taken-over.tsx';
import { useService } from './services/use-service.ts';
import { HOST } from './state/host-state.ts';
import { currentScreen, NAVIGATION, type Screen } from './state/navigation.ts';
import { OWN_PICTURES } from './state/own-pictures.ts';
import { SETTINGS } from './state/settings.ts';
import { SHARE_CODES } from './state/share-code-dialog.ts';

/** The language of the settings, else the system's; switched live. */
function useLanguage(): void {
  const settings = useService(SETTINGS);
  const host = useService(HOST);
  const { i18n, t } = useTranslation();
  const wish = useStore(settings.store, (state) => state.settings.language);
  const info = useStore(host, (state) => state.info);
  const language = chooseLanguage(wish, info?.systemLanguages ?? navigator.languages);
  useEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  const title = t('app.name');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The screen to be seen: the last one stays until the next one's code and words are there. */
function useLoadedScreen(): Screen {
  const wanted = useStore(useService(NAVIGATION), currentScreen);
  const [last, setLast] = useState(wanted);
  const isHere = wanted === 'home' || SCREENS[wanted].isLoaded();
  useEffect(() => {
    if (wanted === 'home' || isHere) return setLast(wanted);
    let isWanted = true;
    const show = () => isWanted && setLast(wanted);
    // Code that cannot be fetched is tried once more where it is shown, and told there.
    SCREENS[wanted].load().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [wanted, isHere]);
  return isHere ? wanted : last;
}

interface CurrentScreenProps {
  readonly onSheet: (sheet: 'rules' | 'keys') => void;
}

function CurrentScreen({ onSheet }: CurrentScreenProps) {
  const screen = useLoadedScreen();
  if (screen === 'home')
    return <HomeScreen onRules={() => onSheet('rules')} onKeys={() => onSheet('keys')} />;
  const { Content } = SCREENS[screen];
  return <Content onKeys={() => onSheet('keys')} />;
}

/** Both are loaded behind the first screen, before there is anything to tell; what a start has to tell comes with home. */
const { Part: Notices, load } = lazyWordedPart(
  async () => (await import('./screens/shell/notices.tsx')).Notices,
  'data',
);
export const loadNotices = load;
const { Part: AfterStart } = lazyWordedPart(
  async () => (await import('./screens/shell/after-start.tsx')).AfterStart,
  'keys',
);

/** Loaded when it is first opened. */
const { Part: KeySheet } = lazyWordedPart(
  async () => (await import('./screens/shell/key-sheet.tsx')).KeySheet,
  'keys',
);

/** Loaded with the first share code. */
const { Part: CodeSheet } = lazyPart(async () => {
  await loadWords('record');
  return (await import('./screens/shell/share/code-sheet.tsx')).CodeSheet;
});

/** Loaded when files are first held over the window. */
const { Part: DropHint } = lazyPart(
  async () => (await import('./screens/shell/drop/drop-hint.tsx')).DropHint,
);

const { Part: EarnedPaper } = lazyPart(async () => (await import('./parts/earned-paper.tsx')).EarnedPaper);

/** Says what becomes of files that are held over the window, where they are taken. */
function HeldFiles() {
  const taken = useStore(useService(NAVIGATION), (state) => takenOn(currentScreen(state)));
  return useDraggedFiles() && taken !== null ? <DropHint taken={taken} /> : null;
}

/** The chosen set under the name by which boards find it: own pictures have another one with each change. */
function useTileSet(): string {
  const settings = useService(SETTINGS);
  const pictures = useService(OWN_PICTURES);
  const wish = useStore(settings.store, (state) => state.settings.tileSet);
  const own = useStore(pictures.store, (state) => state.pictures);
  const ownSet = useMemo(() => registerOwnSet(own ?? []), [own]);
  return wish === OWN_TILE_SET && own !== null ? ownSet : wish;
}

/** A window that is never idle fetches it then. */
const PATIENCE_MS = 2_000;

export function AppRoot() {
  const host = useService(HOST);
  const settings = useService(SETTINGS);
  const codes = useService(SHARE_CODES);
  const isCodeAsked = useStore(codes.store, (state) => state.entry !== null);
  const isTakenOver = useStore(host, (state) => state.isTakenOver);
  const theme = useStore(settings.store, (state) => state.settings.theme);
  const tileSet = useTileSet();
  const [sheet, setSheet] = useState<'rules' | 'keys' | null>(null);
  useLanguage();
  // Buttons, tooltips and sheets of all screens show keys by their labels.
  useStore(LAYOUT);
  useTheme(theme);
  useDroppedOnWindow();
  useEffect(() => {
    // Home stands first, with its rows and its stage; then the screen that comes next is fetched before it is asked for.
    const idle = requestIdleCallback(() => void SCREENS.play.load(), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  if (isTakenOver)
    return (
      <div className="app">
        <div className="app-screen">
          <TakenOver />
        </div>
        <AfterStart />
      </div>
    );
  return (
    <TileSetContext value={tileSet}>
      <div className="app">
        <Notices />
        <EarnedPaper />
        <div className="app-screen">
          <ErrorBoundary broken={<BrokenScreen />}>
            <CurrentScreen onSheet={setSheet} />
          </ErrorBoundary>
        </div>
        {isCodeAsked && <CodeSheet />}
        {sheet !== null && <KeySheet areKeysMeant={sheet === 'keys'} onClose={() => setSheet(null)} />}
        <HeldFiles />
        <AfterStart />
      </div>
    </TileSetContext>
  );
}
