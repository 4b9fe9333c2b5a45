/** The name of what a table of games is of, and its picture: the board while the library has it, else the sign of the mode. */
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import { Icon } from '../../components/icon.tsx';
import { MODE_LOOKS } from '../../parts/modes/mode-looks.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import styles from './named-board.module.css';

interface NamedBoardProps {
  readonly name: string;
  readonly mode: Mode;
  /** Null for the games of a whole mode. */
  readonly templateHash: string | null;
}

export function NamedBoard({ name, mode, templateHash }: NamedBoardProps) {
  const template = useStore(useService(LIBRARY).store, ({ templates }) =>
    templates.find(({ hash }) => hash === templateHash),
  );
  const { icon } = MODE_LOOKS[mode];
  return (
    <span className={styles.board}>
      <span className={styles.mark} aria-hidden="true">
        {template !== undefined && <Thumbnail shape={template} />}
        {template === undefined && <Icon name={icon} />}
      </span>
      {name}
    </span>
  );
}
