import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import styles from './drop-hint.module.css';

/** Over the window while files are held over it: what becomes of them. */
export function DropHint({ taken }: { readonly taken: 'any' | 'game' }) {
  const { t } = useTranslation();
  return (
    <div className={styles.hint} data-testid="drop-hint">
      <p>
        <Icon name="import" />
        <b>{t('drop.let-go')}</b>
        <span>{t(`drop.${taken}`)}</span>
      </p>
    </div>
  );
}
