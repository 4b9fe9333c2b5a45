import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { DEFAULT_SETTINGS } from '../../../../core/contract/settings.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { takeRemoved } from '../../../state/removed-player.ts';
import { SETTINGS } from '../../../state/settings.ts';
import styles from './home.module.css';
import { NEWS } from './news-number.ts';

const { Part: HomeNews } = lazyPart(async () => (await import('./home-news.tsx')).HomeNews);

/** Returns whether there are news that were not told when home was opened. The store begins with the defaults themselves, until it is read. */
function useUntoldNews(): boolean {
  const isDue = useStore(
    useService(SETTINGS).store,
    ({ settings }) => settings !== DEFAULT_SETTINGS && settings.toldNews < NEWS,
  );
  const [wasDue, setDue] = useState(false);
  if (isDue && !wasDue) setDue(true);
  return isDue || wasDue;
}

/** A page that begins anew is mostly another player's, or that of the only one left; both are told once. */
const turn = {
  isNew: performance.getEntriesByType('navigation').some(isReload),
  removed: takeRemoved(),
};

function isReload(entry: PerformanceEntry): boolean {
  return 'type' in entry && entry.type === 'reload';
}

/** Who plays, where several do, which leads to the others; and once what is new for that player. */
export function HomePlayer() {
  const { t } = useTranslation();
  const profile = useCurrentProfile();
  const [{ isNew, removed }] = useState({ ...turn });
  useEffect(() => {
    if (profile !== undefined) Object.assign(turn, { isNew: false, removed: null });
  }, [profile]);
  const hasNews = useUntoldNews();
  const name = profile?.name || t('players.unnamed');
  return (
    <>
      {(isNew || removed !== null) && (
        <p className={profile === null ? styles.player : 'visually-hidden'} role="status">
          {profile !== undefined && (
            <Sentences>
              {removed !== null && t('players.removed', { name: removed })}
              {profile !== null && t('players.now', { name })}
            </Sentences>
          )}
        </p>
      )}
      {profile != null && <PlayerButton name={name} />}
      {hasNews && <HomeNews />}
    </>
  );
}

function PlayerButton({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  return (
    <button
      type="button"
      className={`${styles.link} ${styles.player}`}
      aria-label={t('players.player', { name })}
      title={name}
      onClick={() => goTo(navigation, 'players')}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20c.500-4 3.500-6 7.500-6s7 2 7.500 6" />
      </svg>
      <span>{name}</span>
    </button>
  );
}
