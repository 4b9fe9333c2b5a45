import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countdownLeftMs, type RunningCountdown } from '../../../../core/game/modes/countdown.ts';
import { countdownSentence, LOW_MS, shownSeconds } from '../../../../core/sentences/standing-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Fill } from '../../../components/sized.tsx';
import { formatTime } from '../../../i18n/format.ts';
import { useService } from '../../../services/use-service.ts';
import { CLOCK } from '../../../state/play/clock.ts';
import styles from './countdown.module.css';

/** Below this a countdown pulses, and a heart is heard; when it is low it turns vermilion and is announced. */
const URGENT_MS = 10_000;

/**
 * The time that is left, in figures and as a stick of incense that burns down. The stick and the words that it is low stay where
 * no figure is wanted: a run must not end as a surprise.
 */
export function Countdown({
  limitMs,
  frozenUntilMs,
  fullBarMs,
  hasFigure,
}: RunningCountdown & { readonly fullBarMs: number; readonly hasFigure: boolean }) {
  const { t } = useTranslation();
  const { store } = useService(CLOCK);
  const leftMs = useStore(store, ({ elapsedMs }) => countdownLeftMs({ limitMs, frozenUntilMs }, elapsedMs));
  const isFrozen = useStore(store, ({ elapsedMs }) => elapsedMs < frozenUntilMs);
  const isLow = leftMs < LOW_MS;
  const said = countdownSentence(leftMs, isFrozen, hasFigure);
  const isUrgent = leftMs < URGENT_MS;
  const seconds = shownSeconds(leftMs);
  const percent = Math.min(100, (100 * leftMs) / fullBarMs);
  return (
    <div
      data-part="countdown"
      className={styles.countdown}
      data-low={isLow}
      data-urgent={isUrgent && hasFigure}
      data-frozen={isFrozen}
    >
      {hasFigure && <span className="visually-hidden">{t('play.time-left')}</span>}
      {/* Each of the last seconds is a new element, so that each pulses once, with its heartbeat. */}
      <b
        key={isUrgent && hasFigure ? seconds : 'not urgent'}
        data-testid={hasFigure ? 'time-left' : undefined}
      >
        {/* The stick keeps its place below the combo where no figure is wanted. */}
        {hasFigure ? formatTime(seconds * 1_000) : '\u00a0'}
        {isFrozen && <Icon name="freeze" />}
      </b>
      <span data-part="countdown-bar" className={styles.bar} aria-hidden="true">
        <Fill className={styles.stick} percent={percent}>
          {isLow && (
            <svg className={styles.smoke} viewBox="0 0 24 60" aria-hidden="true">
              <path d="M12 60C2 48 21 38 12 24S17 8 11 1" />
            </svg>
          )}
        </Fill>
      </span>
      <span className="visually-hidden" role="status">
        {said === null ? '' : sentenceWords(t, said)}
      </span>
    </div>
  );
}
