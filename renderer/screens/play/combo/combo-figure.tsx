import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../core/contract/settings.ts';
import { COMBO_WINDOW_MS } from '../../../../core/game/setup/score.ts';
import { comboLook } from '../../../board/layers/combo-look.ts';
import { useReading } from '../../../parts/use-reading.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { readingLength } from '../../../state/reading.ts';
import styles from './combo.module.css';

/** Styles the figure: its warmth, which sets its size too, the time in which a next link joins, and how long it stands. */
function styleOf(count: number, reading: Settings['reading']): CSSProperties {
  const { warmth } = comboLook(count);
  return {
    '--heat': warmth.toFixed(3),
    '--combo-window': `${COMBO_WINDOW_MS}ms`,
    '--combo-read': readingLength(COMBO_WINDOW_MS, reading),
  } as CSSProperties;
}

interface ComboFigureProps {
  readonly pairsLeft: number;
  readonly isPaused: boolean;
  /** False where no clock is shown: the line that burns down is one. */
  readonly hasFuse: boolean;
}

/**
 * The combo above the board, as large as it is long, until the board is cleared; the line below it burns down while a
 * next link would join it. It is said in words to screen readers.
 */
export function ComboFigure({ pairsLeft, isPaused, hasFuse }: ComboFigureProps) {
  const { t } = useTranslation();
  const reading = useReading();
  const count = useSession((state) => state.lastLink?.comboCount ?? 0);
  return (
    <div data-part="combo" className={styles.combo} aria-hidden="true">
      {count > 1 && pairsLeft > 0 && (
        <div
          // Each link has the whole time anew.
          key={pairsLeft}
          data-part="combo-figure"
          className={styles.figure}
          data-milestone={comboLook(count).isMilestone}
          data-paused={isPaused}
          style={styleOf(count, reading)}
        >
          <span className={styles.count}>
            <b className="display">×{count}</b> {t('record.playing.combo')}
          </span>
          {hasFuse && <span data-part="combo-fuse" className={styles.fuse} />}
        </div>
      )}
    </div>
  );
}
