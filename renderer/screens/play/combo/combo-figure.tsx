import type { CSSProperties } from 'react';
import { COMBO_WINDOW_MS } from '../../../../core/game/setup/score.ts';
import { comboLook } from '../../../board/layers/combo-look.ts';
import { useSession } from '../../../state/play/use-session.ts';
import styles from './combo.module.css';

/** How large the figure is, of its largest, and how warm; and for how long a next link joins. */
function styleOf(count: number): CSSProperties {
  const { warmth } = comboLook(count);
  return {
    '--heat': warmth.toFixed(3),
    '--combo-window': `${COMBO_WINDOW_MS}ms`,
  } as CSSProperties;
}

interface ComboFigureProps {
  readonly pairsLeft: number;
  readonly isPaused: boolean;
  /** False where no clock is shown: the line that burns down is one. */
  readonly hasFuse: boolean;
}

/**
 * The combo above the board, as large as it is long; the line below it burns down while a next link would join it. It
 * is said in words at the foot and to screen readers.
 */
export function ComboFigure({ pairsLeft, isPaused, hasFuse }: ComboFigureProps) {
  const count = useSession((state) => state.lastLink?.comboCount ?? 0);
  return (
    <div data-part="combo" className={styles.combo} aria-hidden="true">
      {count > 1 && (
        <div
          // Each link has the whole time anew.
          key={pairsLeft}
          data-part="combo-figure"
          className={styles.figure}
          data-milestone={comboLook(count).isMilestone}
          data-paused={isPaused}
          style={styleOf(count)}
        >
          <b className="display">×{count}</b>
          {hasFuse && <span data-part="combo-fuse" className={styles.fuse} />}
        </div>
      )}
    </div>
  );
}
