import { useTranslation } from 'react-i18next';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import styles from './home-player.module.css';

/** Who plays, where several do; it leads to the others. */
export function HomePlayer() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const profile = useCurrentProfile();
  if (profile === null) return null;
  const name = profile.name || t('players.unnamed');
  return (
    <button
      type="button"
      className={styles.player}
      aria-label={t('players.player', { name })}
      title={name}
      onClick={() => goTo(navigation, 'players')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20c.500-4 3.500-6 7.500-6s7 2 7.500 6" />
      </svg>
      <span>{name}</span>
    </button>
  );
}
