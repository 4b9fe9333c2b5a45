import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useKeys } from '../../input/use-keys.ts';
import styles from './review.module.css';

/** The commands beside the first ones, behind three dots; they stay while one of them has a sheet of its own. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const back = () => {
    setOpen(false);
    menu.current?.querySelector('summary')?.focus();
  };
  useKeys('game', isOpen ? { back } : {}, { isFirst: true });
  return (
    <details
      ref={menu}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && currentTarget.querySelector('dialog') === null)
          setOpen(false);
      }}
    >
      <summary className="button" data-testid="review-more" aria-label={t('record.playing.more')}>
        <Icon name="more" />
      </summary>
      <div className="card">{children}</div>
    </details>
  );
}
