import { Icon } from '../icon.tsx';

interface PlaybackButtonsProps {
  /** The names of the three, for screen readers; that of the middle one says what it does now. */
  readonly names: { readonly back: string; readonly play: string; readonly on: string };
  readonly isPlaying: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onToggle: () => void;
}

/** One step back, play or pause, one step on: the way through pictures that follow one another. */
export function PlaybackButtons({
  names,
  isPlaying,
  isAtStart,
  isAtEnd,
  onStep,
  onToggle,
}: PlaybackButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={names.back}
        title={names.back}
        disabled={isAtStart}
        onClick={() => onStep(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="button"
        data-play
        aria-label={names.play}
        title={names.play}
        onClick={onToggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="button"
        aria-label={names.on}
        title={names.on}
        disabled={isAtEnd}
        onClick={() => onStep(1)}
      >
        <Icon name="on" />
      </button>
    </>
  );
}
