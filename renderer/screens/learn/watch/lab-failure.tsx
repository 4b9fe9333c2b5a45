import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../lab.module.css';
import { LabEngineContext } from './use-lab-engine.ts';

/** The lab's worker met an error: what that means, and a button that starts another and repeats the request. */
export function LabFailure() {
  const { t } = useTranslation();
  const own = useContext(LabEngineContext);
  return (
    <div className={styles.failure} role="alert">
      <p>{t('lab.failed')}</p>
      <button type="button" className="button" onClick={() => own?.restart()}>
        {t('lab.retry')}
      </button>
    </div>
  );
}
