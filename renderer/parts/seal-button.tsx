import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { Seal } from '../components/seal.tsx';
import { useService } from '../services/use-service.ts';
import { IS_TRIAL } from '../state/shown/is-trial.ts';
import styles from './seal-button.module.css';

interface SealButtonProps {
  /** It goes to the list that the screen was opened from. */
  readonly isBack?: boolean;
  readonly onClick: () => void;
}

/** The way home or back: an arrow, and the mark where there is room. */
export function SealButton({ isBack = false, onClick }: SealButtonProps) {
  const { t } = useTranslation();
  const name = useService(IS_TRIAL) ? t('editor.trial.back') : t(isBack ? 'app.back' : 'app.home');
  return (
    <button type="button" className={styles.home} aria-label={name} title={name} onClick={onClick}>
      <Icon name="arrow-left" />
      <span className="seal">
        <Seal />
      </span>
    </button>
  );
}
