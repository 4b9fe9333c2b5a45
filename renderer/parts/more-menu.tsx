import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeBehindFocus } from '../components/focus/close-behind-focus.ts';
import { Icon } from '../components/icon.tsx';
import { useKeys } from '../input/use-keys.ts';

export interface MoreMenuProps {
  readonly className: string | undefined;
  readonly id: string;
  /** Three dots, or the word beside other words. */
  readonly face: 'dots' | 'word';
  /** The thing that they are for, where there are several such menus. */
  readonly of?: string;
  readonly children: ReactNode;
}

/**
 * The commands beside the first ones. They close by *back*, which puts away nothing else then, and when the focus leaves them;
 * they stay while one of them has a sheet of its own.
 */
export function MoreMenu({ className, id, face, of, children }: MoreMenuProps) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const back = () => {
    setOpen(false);
    menu.current?.querySelector('summary')?.focus();
  };
  useKeys('game', isOpen ? { back } : {}, { isFirst: true });
  const words = [t('record.playing.more'), of].filter(Boolean).join(' · ');
  return (
    <details
      ref={menu}
      className={className}
      data-testid={id}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={({ currentTarget }) => closeBehindFocus(currentTarget, () => setOpen(false))}
    >
      <summary className="button" {...(face === 'dots' && { 'aria-label': words })}>
        {face === 'dots' ? <Icon name="more" /> : words}
      </summary>
      {/* Its words take the focus when they are pressed, so that they stay. */}
      <div className="card" tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
