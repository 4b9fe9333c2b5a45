import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tilesLeftSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { PlaybackButtons } from '../../components/controls/playback-buttons.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { LossShow } from '../../engine/protocol.ts';
import { TileFaces, useSmallTiles } from '../tile-faces.tsx';
import { triedPairs } from './tried-pairs.ts';
import styles from './why.module.css';

const isMotionWanted = () => document.documentElement.dataset.motion !== 'reduced';

/** Between two pairs of the longest try. */
const BEAT_MS = 900;

interface LossStepperProps {
  readonly loss: LossShow;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** A step each beat while it plays, which it does by itself where motion is wanted; the last one ends it. */
function usePlayback(step: number, last: number, onStep: (step: number) => void) {
  const [isPlaying, setPlaying] = useState(isMotionWanted);
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

/** Of more pairs the first ones are shown. */
const MOST_PAIRS = 10;

/** The pairs of the try as small tiles in their order; each leads to the board once it is gone. */
function TriedStrip({ loss, step, onGo }: { loss: LossShow; step: number; onGo: (step: number) => void }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const tiles = useSmallTiles();
  const pairs = useMemo(() => triedPairs(loss), [loss]);
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [list, current] = [line.current, line.current?.querySelector(`[data-step="${step}"]`)];
    if (list === null || !(current instanceof HTMLElement)) return;
    // Only the line is moved: what stands around it stays where it is.
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [step]);
  return (
    <ol ref={line} className={styles.triedPairs} aria-label={t('puzzle.loss.try')}>
      {pairs.slice(0, MOST_PAIRS).map((pair) => (
        <li key={pair.step}>
          <button
            type="button"
            aria-label={t('puzzle.loss.pair-of-try', { step: pair.step, picture: pictureName(pair.kind) })}
            aria-current={pair.step === step ? 'step' : undefined}
            data-step={pair.step}
            data-gone={pair.step <= step}
            onClick={() => onGo(pair.step)}
          >
            <b>{pair.step}</b>
            <TileFaces atlas={tiles} kinds={[pair.kind]} />
          </button>
        </li>
      ))}
      {pairs.length > MOST_PAIRS && <li>+{pairs.length - MOST_PAIRS}</li>}
    </ol>
  );
}

/** Plays the longest try after a losing pair, to and fro. Nothing to be played leaves nothing here. */
export function LossStepper({ loss, step, onStep }: LossStepperProps) {
  const { t } = useTranslation();
  const { steps } = loss;
  const last = steps.length - 1;
  const { isPlaying, isOver, go, toggle } = usePlayback(step, last, onStep);
  if (last < 1) return null;
  return (
    <div className={styles.lossStepper} data-testid="loss-stepper">
      <p aria-hidden="true">{t('puzzle.loss.try')}</p>
      <TriedStrip loss={loss} step={step} onGo={go} />
      <div className={styles.playback}>
        <PlaybackButtons
          names={{
            back: t('puzzle.loss.back'),
            play: t(isPlaying ? 'puzzle.loss.stop' : 'puzzle.loss.play'),
            on: t('puzzle.loss.on'),
          }}
          isPlaying={isPlaying}
          isAtStart={step === 0}
          isAtEnd={isOver}
          onStep={(by) => go(step + by)}
          onToggle={toggle}
        />
      </div>
      {/* Read out once it stands. */}
      <p role="status" aria-live={isPlaying ? 'off' : 'polite'}>
        {t('puzzle.loss.step', { step, all: last })}
        {isOver && ` · ${sentenceWords(t, tilesLeftSentence(steps[last]?.cells ?? []))}`}
      </p>
    </div>
  );
}
