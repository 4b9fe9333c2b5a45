import { useTranslation } from 'react-i18next';
import { PlaybackButtons } from '../../components/controls/playback-buttons.tsx';
import { formatTime } from '../../i18n/format.ts';
import { HandOrder } from '../../parts/hand-order.tsx';
import { useMeasures } from '../../parts/use-measures.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import type { Reviewing } from '../../state/review/reviewing.ts';
import { GraphCard } from './graph-card.tsx';
import styles from './review.module.css';

interface ReviewFootProps {
  readonly shown: ReviewedGame;
  readonly reviewing: Reviewing;
}

function ReviewTransport({ shown, reviewing }: ReviewFootProps) {
  const { t } = useTranslation();
  const { isPlaying, line, node } = shown;
  const at = line.indexOf(node);
  return (
    <div className={styles.transport}>
      <PlaybackButtons
        names={{
          back: t('review.command.step-back'),
          play: t(isPlaying ? 'review.command.pause' : 'review.command.play'),
          on: t('review.command.step-on'),
        }}
        isPlaying={isPlaying}
        isAtStart={at <= 0}
        isAtEnd={at >= line.length - 1}
        onStep={reviewing.step}
        onToggle={() => reviewing.setPlaying(!isPlaying)}
      />
    </div>
  );
}

/** Below the board: the way through the positions, their thread, and which one is shown. */
export function ReviewFoot({
  shown,
  reviewing,
  hasFigures,
}: ReviewFootProps & { readonly hasFigures: boolean }) {
  const { t } = useTranslation();
  const position = shown.game.nodes[shown.node];
  const { hasClock } = useMeasures(shown.saved.setup.mode);
  const move = position?.pairs ?? 0;
  const time = formatTime(position?.elapsedMs ?? 0);
  const isLast = shown.node === shown.line.at(-1);
  const before = t('review.at-first', { move: move + 1 });
  return (
    <footer className={styles.foot} data-figures={hasFigures}>
      <HandOrder>
        <ReviewTransport shown={shown} reviewing={reviewing} />
        <GraphCard shown={shown} hasFigures={hasFigures} onGo={reviewing.goTo} />
        <p className={styles.note} data-testid="review-at">
          {isLast && move > 0
            ? hasClock
              ? t('review.at', { move, time })
              : t('review.at-untimed', { move })
            : [before, ...(hasClock && move > 0 ? [time] : [])].join(' · ')}
        </p>
      </HandOrder>
    </footer>
  );
}
