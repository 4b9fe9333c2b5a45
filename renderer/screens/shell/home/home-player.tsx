import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import styles from './home.module.css';

/** A page that begins anew is mostly another player's, which is told aloud, once. */
const turn = { isNew: performance.getEntriesByType('navigation').some(isReload) };

function isReload(entry: PerformanceEntry): boolean {
  return 'type' in entry && entry.type === 'reload';
}

/** Who plays, where several do; it leads to the others. */
export function HomePlayer() {
  const { t } = useTranslation();
  const profile = useCurrentProfile();
  const [isNew] = useState(turn.isNew);
  useEffect(() => {
    if (profile !== null) turn.isNew = false;
  }, [profile]);
  const name = profile?.name || t('players.unnamed');
  return (
    <>
      {isNew && (
        <p className="visually-hidden" role="status">
          {profile !== null && t('players.now', { name })}
        </p>
      )}
      {profile !== null && <PlayerButton name={name} />}
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
