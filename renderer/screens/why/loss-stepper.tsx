import './why.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countTiles } from '../../../core/board/board.ts';
import { Icon } from '../../components/icon.tsx';
import type { LossShow } from '../../engine/protocol.ts';

/** Between two pairs of the longest try. */
const BEAT_MS = 900;

interface LossStepperProps {
  readonly loss: LossShow;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** A step each beat while it plays; the last one ends it. */
function usePlayback(step: number, last: number, onStep: (step: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isOver = step >= last;
  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onStep(step + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, step, onStep]);
  return {
    isPlaying,
    isOver,
    /** Stops at a step. */
    go: (to: number) => {
      setPlaying(false);
      onStep(Math.min(last, Math.max(0, to)));
    },
    /** Plays or stops; at its end it is played from its beginning. */
    toggle: () => {
      if (isOver) onStep(0);
      setPlaying(!isPlaying);
    },
  };
}

/** Plays the longest try after a losing pair, to and fro. Nothing to be played leaves nothing here. */
export function LossStepper({ loss: { steps }, step, onStep }: LossStepperProps) {
  const { t } = useTranslation();
  const last = steps.length - 1;
  const { isPlaying, isOver, go, toggle } = usePlayback(step, last, onStep);
  if (last < 1) return null;
  return (
    <div className="loss-stepper" data-testid="loss-stepper">
      <button
        type="button"
        className="button"
        aria-label={t('puzzle.loss.back')}
        disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="button"
        aria-label={t(isPlaying ? 'puzzle.loss.stop' : 'puzzle.loss.play')}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('puzzle.loss.on')}
        disabled={isOver}
        onClick={() => go(step + 1)}
      >
        <span className="turned">
          <Icon name="back" />
        </span>
      </button>
      <p role="status">
        {t('puzzle.loss.try')} · {t('puzzle.loss.step', { step, all: last })}
        {isOver && ` · ${t('puzzle.loss.left', { count: countTiles(steps[last]?.cells ?? []) })}`}
      </p>
    </div>
  );
}
