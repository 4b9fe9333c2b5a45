import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { lossSentence } from '../../../core/sentences/loss-sentences.ts';
import { PlaybackButtons } from '../../components/controls/playback-buttons.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Fill } from '../../components/sized.tsx';
import { useService } from '../../services/use-service.ts';
import type { ReviewedGame, ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import reviewStyles from './review.module.css';
import { isEndOfCase, numberOfStep } from './why-steps.ts';
import styles from './why-view.module.css';

/** Of more pictures the time line shows no single ones. */
const MOST_STOPS = 16;

function Stops({ steps, step }: { readonly steps: readonly LossStep[]; readonly step: number }) {
  const last = Math.max(1, steps.length - 1);
  const shown = steps.length <= MOST_STOPS ? steps : steps.filter((_, at) => at === step);
  return (
    <>
      <Fill className={styles.filled} percent={(step / last) * 100} />
      {shown.map((each) => {
        const at = each.number - 1;
        return (
          <span
            key={each.number}
            className={styles.stop}
            data-lost={isEndOfCase(each)}
            data-passed={at <= step}
            data-here={at === step}
            style={{ left: `${(at / last) * 100}%` }}
          >
            <small>{numberOfStep(each)}</small>
          </span>
        );
      })}
    </>
  );
}

/** The pictures along a line, which is its own handle. */
function TimeLine({ why }: { readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const { steps } = why.loss;
  const step = steps[why.step];
  return (
    <div className={styles.time}>
      <div className={styles.timeLine} aria-hidden="true">
        <Stops steps={steps} step={why.step} />
      </div>
      <input
        type="range"
        aria-label={t('review.why.scrub')}
        aria-valuetext={step === undefined ? '' : sentenceWords(t, lossSentence(step))}
        min={0}
        max={Math.max(1, steps.length - 1)}
        value={why.step}
        onChange={(event) => reviewing.goToWhy(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Transport({ shown: { isPlaying }, why }: { readonly shown: ReviewedGame; readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  return (
    <div className={reviewStyles.transport}>
      <PlaybackButtons
        names={{
          back: t('review.command.step-back'),
          play: t(isPlaying ? 'review.command.pause' : 'review.command.play'),
          on: t('review.command.step-on'),
        }}
        isPlaying={isPlaying}
        isAtStart={why.step === 0}
        isAtEnd={why.step >= why.loss.steps.length - 1}
        onStep={(by) => reviewing.goToWhy(why.step + by)}
        onToggle={() => reviewing.setPlaying(!isPlaying)}
      />
    </div>
  );
}

interface WhyFootProps {
  readonly shown: ReviewedGame;
  readonly why: ShownWhy;
  /** The button that closes it. */
  readonly children: ReactNode;
}

/** The way through the pictures, one by one. */
export function WhyFoot({ shown, why, children }: WhyFootProps) {
  const { t } = useTranslation();
  return (
    <footer className={styles.foot}>
      <Transport shown={shown} why={why} />
      <TimeLine why={why} />
      <p className={`${reviewStyles.note} ${styles.count}`}>
        {t('review.why.step', { step: why.step + 1, all: why.loss.steps.length })}
      </p>
      {children}
    </footer>
  );
}
