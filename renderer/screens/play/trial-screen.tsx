import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../input/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { Announcer } from '../../parts/messages/announcer.tsx';
import { KeyNoticeLine } from '../../parts/messages/key-notice.tsx';
import { ServicesContext, useService } from '../../services/use-service.ts';
import { TRIAL } from '../../state/app/trial.ts';
import { NAVIGATION } from '../../state/navigation.ts';
import { PlayScreen } from './play-screen.tsx';
import styles from './trial-screen.module.css';

/** The drawing being played; the key that led here leads back. */
export function TrialScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const trial = useService(TRIAL);
  const isFromShelf = useStore(useService(NAVIGATION), ({ path }) => path.at(-2) === 'designs');
  useKeys('editor', { test: trial.leave });
  return (
    <ServicesContext value={trial.services}>
      <div className={styles.trial} data-screen="trial">
        <div className={styles.bar}>
          <p>
            <strong>{t('editor.trial.title')}</strong> {t('editor.trial.note')}
          </p>
          <button type="button" className="button" onClick={trial.leave}>
            {t(isFromShelf ? 'editor.trial.back-to-shelf' : 'editor.trial.back')} <KeyCap command="test" />
          </button>
        </div>
        <PlayScreen onKeys={onKeys} />
        <Announcer />
        <KeyNoticeLine />
      </div>
    </ServicesContext>
  );
}
