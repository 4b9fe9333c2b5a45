import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Hills } from '../../../components/pictures/landscape.tsx';
import { Seal } from '../../../components/seal.tsx';
import { useKeys } from '../../../input/use-keys.ts';
import { lazyWordedPart } from '../../../parts/lazy-worded-part.ts';
import { MODE_ROWS } from '../../../parts/modes/mode-rows.ts';
import { useJourneyPlace } from '../../../parts/modes/use-journey-place.ts';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useRecords } from '../../../parts/use-records.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { usePastedCode } from '../share/use-pasted-code.ts';
import styles from './home.module.css';
import { HomeStage, type StageHandle } from './home-stage.tsx';
import { homeStart } from './home-start.ts';
import { Primary } from './primary.tsx';
import { PuzzlesEntry } from './puzzles-entry.tsx';
import { useStaged } from './staged-board.ts';
import { useBegin } from './use-begin.ts';

/** A notice of what could not be read, since the screen would look empty without it. */
function LibraryTrouble() {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const { trouble } = useStore(library.store);
  if (trouble === null) return null;
  return (
    <div className={`card ${styles.trouble}`} role="alert" data-testid="home-trouble">
      <p>
        <TroubleWords code={trouble} />
      </p>
      <button type="button" className="button" onClick={() => void library.load()}>
        {t('home.try-again')}
      </button>
    </div>
  );
}

interface LinkProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onClick: () => void;
}

function HomeLink({ icon, words, onClick }: LinkProps) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      <Icon name={icon} />
      <span>{words}</span>
    </button>
  );
}

/** Loaded behind the first screen: on most machines one plays. */
const { Part: HomePlayer } = lazyWordedPart(
  async () => (await import('./home-player.tsx')).HomePlayer,
  'players',
);

/** The one quiet line below the rows. */
function HomeLinks({ onRules }: { readonly onRules: () => void }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  return (
    <nav className={styles.links} data-testid="home-links">
      <HomeLink icon="scores" words={t('home.you')} onClick={() => goTo(navigation, 'scores')} />
      <HomeLink icon="pencil" words={t('home.design')} onClick={() => goTo(navigation, 'designs')} />
      <HomeLink icon="question" words={t('home.how-to-play')} onClick={onRules} />
      <HomeLink icon="settings" words={t('home.settings')} onClick={() => goTo(navigation, 'settings')} />
    </nav>
  );
}

/** The button by which home was left, counted from the last one: what comes late stands before them. */
let leftBy = 0;

/** One step back is at that button again; from a game one comes to the main button. */
function useWayBack() {
  const navigation = useService(NAVIGATION);
  const home = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const buttons = home.current?.getElementsByTagName('button') ?? [];
    if (navigation.getState().isBack) buttons[buttons.length - leftBy]?.focus();
    return () => {
      leftBy = buttons.length - [...buttons].indexOf(document.activeElement as HTMLButtonElement);
    };
  }, [navigation]);
  return home;
}

interface HomeScreenProps {
  readonly onRules: () => void;
  readonly onKeys: () => void;
}

export function HomeScreen({ onRules, onKeys }: HomeScreenProps) {
  const { t } = useTranslation();
  const { templates, games } = useStore(useService(LIBRARY).store);
  const records = useRecords();
  const journey = useJourneyPlace();
  const start = homeStart({ templates, games, records, journey });
  const staged = useStaged(start);
  const stage = useRef<StageHandle>(null);
  const begin = useBegin(start, staged, () => stage.current?.leave());
  useKeys('game', { keys: onKeys });
  usePastedCode();
  return (
    <main ref={useWayBack()} className={`page ${styles.home}`} data-screen="home">
      <div className={styles.scenery} aria-hidden="true">
        <Hills />
      </div>
      <header className={styles.head}>
        <span className={`seal ${styles.seal}`}>
          <Seal />
        </span>
        <h1>{t('app.name')}</h1>
        <p className="visually-hidden">{t('app.other-name')}</p>
        <HomePlayer />
      </header>
      <div className={styles.ways}>
        <LibraryTrouble />
        <Primary start={start} onPlay={begin} />
        <div className={styles.entries}>
          {MODE_ROWS.map(({ mode, Row }) => (
            <Row
              key={mode}
              records={records}
              journey={journey}
              fallback={<div className={styles.blank} data-mode={mode} />}
            />
          ))}
          <PuzzlesEntry />
        </div>
      </div>
      <div className={styles.stage} data-testid="home-stage">
        <HomeStage ref={stage} staged={staged} />
        {/* The board is the button too, for a hand; keys and screen readers have the other one. */}
        <button
          type="button"
          className={styles.moon}
          data-testid="home-moon"
          tabIndex={-1}
          aria-hidden="true"
          onClick={begin}
        />
      </div>
      <HomeLinks onRules={onRules} />
    </main>
  );
}
