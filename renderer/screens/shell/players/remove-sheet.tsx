import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { useService } from '../../../services/use-service.ts';
import { DATA_TRANSFER } from '../../../state/data-transfer.ts';
import styles from './players.module.css';

interface RemoveSheetProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before all data of a player go, and offers to export them first. */
export function RemoveSheet({ name, onRemove, onClose }: RemoveSheetProps) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  return (
    <Dialog title={t('players.remove-title', { name })} onClose={onClose} className={styles.sheet}>
      {(close) => {
        const closeAnd = (act: () => unknown) => () => {
          close();
          act();
        };
        return (
          <>
            <p>{t('players.remove-what', { name })}</p>
            <p>{t('data.erase-offer')}</p>
            <div className={styles.actions}>
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
              <button type="button" className={`button ${styles.remove}`} onClick={closeAnd(onRemove)}>
                {t('players.remove-now', { name })}
              </button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}
