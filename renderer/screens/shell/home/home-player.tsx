import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentences } from '../../../components/sentences.tsx';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { takeCarried } from '../../../state/carried.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import styles from './home.module.css';
import { HomeNews } from './home-news.tsx';

/** A page that begins anew is mostly another player's, or that of the only one left; both are told once. */
const turn = {
  isNew: performance.getEntriesByType('navigation').some(isReload),
  removed: takeCarried('removed'),
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
  const nameOf = (name: string) => name || t('players.unnamed');
  const gone = removed === null ? null : t('players.removed', { name: nameOf(removed) });
  return (
    <>
      {(isNew || gone !== null) && (
        <p className="visually-hidden" role="status">
          {profile !== undefined && (
            <Sentences>
              {gone}
              {profile !== null && t('players.now', { name: nameOf(profile.name) })}
            </Sentences>
          )}
        </p>
      )}
      {profile === null && gone !== null && (
        <p className={`${styles.player} ${styles.gone}`} aria-hidden="true">
          {gone}
        </p>
      )}
      {profile != null && <PlayerButton name={nameOf(profile.name)} />}
      <HomeNews />
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
