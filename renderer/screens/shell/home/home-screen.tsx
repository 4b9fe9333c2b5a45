import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Hills } from '../../../components/pictures/landscape.tsx';
import { Seal } from '../../../components/seal.tsx';
import { useKeys } from '../../../input/use-keys.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useRecords } from '../../../parts/use-records.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';
import { SCREENS } from '../../screen-table.ts';
import { usePastedCode } from '../share/use-pasted-code.ts';
import styles from './home.module.css';
import { OtherGames, Primary } from './home-cards.tsx';
import { HomeStage } from './home-stage.tsx';
import { ModeCard } from './mode-card.tsx';
import { nextTemplate } from './next-template.ts';
import { otherGames } from './other-games.ts';
import { PuzzlesEntry } from './puzzles-entry.tsx';
import { TemplateStrip } from './template-strip.tsx';

/** A notice of what could not be read, since the lists below would look empty without it. */
function LibraryTrouble() {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const { trouble, templates } = useStore(library.store);
  if (trouble === null || templates.length === 0) return null;
  return (
    <div className={`card ${styles.empty}`} role="alert" data-testid="home-trouble">
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

/** The screens that home links to. */
const LINKED = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap((screen) => {
  const { link } = SCREENS[screen];
  return link === undefined ? [] : [{ screen, ...link }];
});

/** The modes in the order of the screen: a mode with more than a line to show comes first. */
const MODES_SHOWN = MODE_IDS.toSorted(
  (one, other) =>
    Number(MODE_LOOKS[other].card?.isTall ?? false) - Number(MODE_LOOKS[one].card?.isTall ?? false),
);

/** The links that do not begin a game. */
function HomeLinks({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const codes = useService(SHARE_CODES);
  return (
    <nav className={styles.links}>
      {LINKED.map(({ screen, icon, words }) => (
        <HomeLink key={screen} icon={icon} words={t(words)} onClick={() => goTo(navigation, screen)} />
      ))}
      <HomeLink icon="question" words={t('home.how-to-play')} onClick={onKeys} />
      <HomeLink icon="code" words={t('code.enter')} onClick={() => codes.open('')} />
    </nav>
  );
}

export function HomeScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const { templates, games } = useStore(library.store);
  const records = useRecords();
  const [last] = games;
  useKeys('game', { keys: onKeys });
  usePastedCode();
  return (
    <main className={`page ${styles.home}`} data-screen="home">
      <div className={styles.scenery} aria-hidden="true">
        <Hills />
      </div>
      <header className={styles.head}>
        <span className={`seal ${styles.seal}`}>
          <Seal />
        </span>
        <h1>{t('app.name')}</h1>
        <p className="visually-hidden">{t('app.other-name')}</p>
      </header>
      <div className={styles.ways}>
        <LibraryTrouble />
        <Primary game={last} next={nextTemplate(templates, records)} />
        <div data-part="home-entries" className={styles.entries}>
          {MODES_SHOWN.filter(
            (mode) => mode !== last?.mode || MODE_LOOKS[mode].card?.opens !== undefined,
          ).map((mode) => (
            <ModeCard key={mode} mode={mode} game={games.find((game) => game.mode === mode)} />
          ))}
          <PuzzlesEntry />
          <OtherGames games={otherGames(games, templates)} />
        </div>
      </div>
      <div data-part="home-stage" className={styles.stage}>
        <HomeStage />
      </div>
      <HomeLinks onKeys={onKeys} />
      <TemplateStrip templates={templates} games={games} records={records} />
    </main>
  );
}
