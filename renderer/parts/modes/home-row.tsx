/** A row of the home screen: where it leads, and where the player stands there. */
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { lazyWordedPart } from '../lazy-worded-part.ts';
import styles from './home-row.module.css';
import type { RowId } from './row-about.tsx';

/** Loaded behind the first screen. */
export const RowAboutPart = lazyWordedPart(async () => (await import('./row-about.tsx')).RowAbout, 'players');

interface HomeRowProps {
  readonly id: RowId;
  readonly icon: IconName;
  readonly name: string;
  /** Nothing before there is something to tell: until then the row says what it is. */
  readonly standing?: ReactNode;
  readonly onClick: () => void;
}

export function HomeRow({ id, icon, name, standing, onClick }: HomeRowProps) {
  const about = useId();
  return (
    <button type="button" className={styles.row} data-testid={id} aria-describedby={about} onClick={onClick}>
      <Icon name={icon} />
      <span className={styles.words}>
        <b>{name}</b>{' '}
        {standing ? (
          <small>{standing}</small>
        ) : (
          <small id={about} aria-hidden="true">
            <RowAboutPart.Part id={id} fallback={'\u00a0'} />
          </small>
        )}
      </span>
    </button>
  );
}
