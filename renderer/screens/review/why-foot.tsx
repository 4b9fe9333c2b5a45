import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaybackButtons } from '../../components/controls/playback-buttons.tsx';
import { useService } from '../../services/use-service.ts';
import type { ReviewedGame, ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import reviewStyles from './review.module.css';
import styles from './why-view.module.css';

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

/** All pictures on a line, to any of which its knob is moved. */
function StepSlider({ step, loss: { steps } }: ShownWhy) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const input = useRef<HTMLInputElement>(null);
  const last = steps.length - 1;
  useLayoutEffect(
    () => input.current?.style.setProperty('--filled', `${(step / last) * 100}%`),
    [step, last],
  );
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={last}
      value={step}
      aria-label={t('review.why.steps')}
      aria-valuetext={t('review.why.step', { step: step + 1, all: steps.length })}
      onChange={(event) => reviewing.goToWhy(event.target.valueAsNumber)}
    />
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
  return (
    <footer className={styles.foot}>
      <Transport shown={shown} why={why} />
      <StepSlider {...why} />
      {children}
    </footer>
  );
}
