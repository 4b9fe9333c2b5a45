import { MODES, type Mode } from '../../../../core/game/modes/table.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './end.module.css';

interface AgainButtonsProps {
  readonly mode: Mode;
  /** Words for the same board, and for another deal. */
  readonly same: string;
  readonly other: string;
  /** Something else is the obvious next thing, and has the focus. */
  readonly isSecond?: boolean;
}

/** Begins the same board again, or another deal where the mode has no boards of its own. The first has the focus. */
export function AgainButtons({ mode, same, other, isSecond = false }: AgainButtonsProps) {
  const session = useService(SESSION);
  const primary = usePrimaryFocus();
  return (
    <div className={styles.buttons}>
      <button
        ref={isSecond ? null : primary}
        type="button"
        className={isSecond ? 'button button-large' : 'button button-large button-primary'}
        onClick={() => void session.restart('same')}
      >
        {same}
      </button>
      {MODES[mode].basis !== 'board-id' && (
        <button type="button" className="button button-large" onClick={() => void session.restart('new')}>
          {other}
        </button>
      )}
    </div>
  );
}
