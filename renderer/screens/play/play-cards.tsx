/** The card over the board of a game that could not be opened. */
import { useTranslation } from 'react-i18next';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { TroubleWords } from '../../parts/trouble.tsx';
import type { SessionTrouble } from '../../state/play/session-state.ts';
import styles from './play-cards.module.css';

interface TroubleCardProps {
  readonly trouble: SessionTrouble;
  readonly onHome: () => void;
  readonly onTryAgain?: () => void;
}

export function TroubleCard({ trouble, onHome, onTryAgain }: TroubleCardProps) {
  const { t } = useTranslation();
  const button = usePrimaryFocus();
  return (
    <div className={styles.card} role="alert">
      <p>
        <TroubleWords code={trouble} />
      </p>
      {onTryAgain !== undefined && (
        <button type="button" className="button" onClick={onTryAgain}>
          {t('trouble.try-again')}
        </button>
      )}
      <button ref={button} type="button" className="button button-primary" onClick={onHome}>
        {t('app.home')}
      </button>
    </div>
  );
}
