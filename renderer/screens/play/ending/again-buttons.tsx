import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { useService } from '../../../services/use-service.ts';
import { boardsAnew } from '../../../state/play/boards-anew.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './end.module.css';

interface AgainButtonsProps {
  readonly setup: GameSetup;
  /** Words for the same board, and for another deal. */
  readonly same: string;
  readonly other: string;
  /** Something else is the obvious next thing, and has the focus. */
  readonly isSecond?: boolean;
}

/** Begins the same board again, or another deal, as far as there are such. The first has the focus. */
export function AgainButtons({ setup, same, other, isSecond = false }: AgainButtonsProps) {
  const session = useService(SESSION);
  const primary = usePrimaryFocus();
  return (
    <div className={styles.buttons}>
      {boardsAnew(setup).map((board, place) => (
        <button
          key={board}
          ref={isSecond || place > 0 ? null : primary}
          type="button"
          className={isSecond || place > 0 ? 'button button-large' : 'button button-large button-primary'}
          onClick={() => void session.restart(board)}
        >
          {board === 'same' ? same : other}
        </button>
      ))}
    </div>
  );
}
