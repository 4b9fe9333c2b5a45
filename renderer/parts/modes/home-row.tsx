/** A row of the home screen: where it leads, and where the player stands there. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import styles from './home-row.module.css';

interface HomeRowProps {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** Nothing before there is something to tell. */
  readonly standing?: ReactNode;
  readonly onClick: () => void;
}

export function HomeRow({ id, icon, name, standing, onClick }: HomeRowProps) {
  return (
    <button type="button" className={styles.row} data-testid={id} onClick={onClick}>
      <Icon name={icon} />
      <b>{name}</b> <span className={styles.standing}>{standing}</span>
    </button>
  );
}

/** Shows progress as a thread that is inked in so far; the words beside it say the same. */
export function StandingThread({ done, most }: { readonly done: number; readonly most: number }) {
  const share = most === 0 ? 0 : done / most;
  return (
    <i className={styles.thread} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </i>
  );
}
