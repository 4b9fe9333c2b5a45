import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { DATA_TRANSFER } from '../../../state/data-transfer.ts';
import styles from './your-data.module.css';

/** Asks before everything goes, and offers to export it first. */
export function EraseSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const profile = useCurrentProfile();
  const erase = async () => {
    // Everything that the window knows came from what is gone.
    if (await data.erase()) location.reload();
  };
  return (
    <Dialog title={t('data.erase-title')} onClose={onClose} className={styles.eraseSheet}>
      {(close) => {
        const closeAnd = (act: () => Promise<unknown>) => () => {
          close();
          void act();
        };
        return (
          <>
            <p>
              {profile === null
                ? t('data.erase-what')
                : t('data.erase-what-own', { name: profile.name || t('players.unnamed') })}
            </p>
            <p>{t('data.erase-offer')}</p>
            <div className={styles.eraseActions}>
              <button
                type="button"
                className="button button-primary"
                onClick={closeAnd(() => data.exportAs('readable'))}
              >
                {t('data.export')}
              </button>
              <button type="button" className="button" onClick={close}>
                {t('data.keep')}
              </button>
              <button
                type="button"
                data-part="data-erase"
                className={`button ${styles.dataErase}`}
                onClick={closeAnd(erase)}
              >
                {t('data.erase-now')}
              </button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}
