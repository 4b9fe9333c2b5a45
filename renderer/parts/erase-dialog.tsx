import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/controls/dialog.tsx';
import { useService } from '../services/use-service.ts';
import { DATA_TRANSFER } from '../state/data-transfer.ts';
import styles from './erase-dialog.module.css';

interface EraseDialogProps {
  readonly title: string;
  /** Names the data that will be erased. */
  readonly what: string;
  /** The words of the button that erases. */
  readonly now: string;
  readonly onErase: () => unknown;
  readonly onClose: () => void;
}

/** Asks before data are erased, and offers to export them first. */
export function EraseDialog({ title, what, now, onErase, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  return (
    <Dialog title={title} onClose={onClose} className={styles.sheet}>
      {(close) => {
        const closeAnd = (act: () => unknown) => () => {
          close();
          void act();
        };
        return (
          <>
            <p>{what}</p>
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
              <button type="button" className={`button ${styles.erase}`} onClick={closeAnd(onErase)}>
                {now}
              </button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}
