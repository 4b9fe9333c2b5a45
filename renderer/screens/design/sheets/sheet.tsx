import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/controls/dialog.tsx';
import styles from './sheets.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode;
  /** For a table of two columns. */
  readonly isWide?: boolean;
  /** It is as high whichever of its tabs is open. */
  readonly hasTabs?: boolean;
}

/** A dialog of the editor: its buttons stay in sight while its content is scrolled. */
export function Sheet({ title, onClose, children, actions, isWide = false, hasTabs = false }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className={isWide ? `${styles.sheet} ${styles.wide}` : styles.sheet}
    >
      {(close) => (
        <>
          <div className={hasTabs ? `${styles.content} ${styles.tabs}` : styles.content}>{children}</div>
          <div className={styles.actions}>
            <button type="button" className="button" onClick={close}>
              {t(actions === undefined ? 'editor.command.close' : 'editor.command.cancel')}
            </button>
            {actions}
          </div>
        </>
      )}
    </Dialog>
  );
}
