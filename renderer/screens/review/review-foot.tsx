import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { formatTime } from '../../i18n/format.ts';
import { withKeyLabel } from '../../input/key-shortcuts.ts';
import { HandOrder } from '../../parts/hand-order.tsx';
import lists from '../../parts/lists.module.css';
import { useMeasures } from '../../parts/use-measures.ts';
import { REPLAY_PACES, type ReviewedGame } from '../../state/review/reviewed-game.ts';
import type { Reviewing } from '../../state/review/reviewing.ts';
import styles from './review.module.css';
import { ReviewKey } from './review-key.tsx';

interface ReviewFootProps {
  readonly shown: ReviewedGame;
  readonly reviewing: Reviewing;
}

interface StepButtonProps {
  readonly command: 'first' | 'step-back' | 'step-on' | 'last';
  readonly icon: 'first' | 'back' | 'on' | 'last';
  readonly isOff: boolean;
  readonly onStep: () => void;
}

function StepButton({ command, icon, isOff, onStep }: StepButtonProps) {
  const { t } = useTranslation();
  const words = t(`review.command.${command}`);
  return (
    <button
      type="button"
      className="button"
      aria-label={words}
      title={withKeyLabel(words, 'review', command)}
      disabled={isOff}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}

function PaceChoice({ shown, reviewing }: ReviewFootProps) {
  const { t } = useTranslation();
  return (
    <label>
      <span className="visually-hidden">{t('review.pace')}</span>
      <select
        className={lists.dropdown}
        value={shown.pace}
        onChange={(event) => {
          const pace = REPLAY_PACES.find((each) => each === Number(event.currentTarget.value));
          if (pace !== undefined) reviewing.setPace(pace);
        }}
      >
        {REPLAY_PACES.map((pace) => (
          <option key={pace} value={pace}>
            {t('review.times', { pace: pace === 0.5 ? '½' : pace })}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReviewTransport({ shown, reviewing }: ReviewFootProps) {
  const { t } = useTranslation();
  const { line, node, isPlaying } = shown;
  const at = line.indexOf(node);
  const isStart = at <= 0;
  const isEnd = at >= line.length - 1;
  return (
    <div className={styles.transport}>
      <StepButton command="first" icon="first" isOff={isStart} onStep={() => reviewing.step(-line.length)} />
      <StepButton command="step-back" icon="back" isOff={isStart} onStep={() => reviewing.step(-1)} />
      <button
        type="button"
        className="button"
        data-play
        aria-label={t(isPlaying ? 'review.command.pause' : 'review.command.play')}
        onClick={() => reviewing.setPlaying(!isPlaying)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <StepButton command="step-on" icon="on" isOff={isEnd} onStep={() => reviewing.step(1)} />
      <StepButton command="last" icon="last" isOff={isEnd} onStep={() => reviewing.step(line.length)} />
      <PaceChoice shown={shown} reviewing={reviewing} />
    </div>
  );
}

/** From one critical choice to the next. */
function Jumps({ shown, reviewing }: ReviewFootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.jumps}>
      {([-1, 1] as const).map((by) => {
        const command = by < 0 ? 'choice-before' : 'choice-after';
        return (
          <button
            key={command}
            type="button"
            className="button"
            disabled={shown.choices.length === 0}
            onClick={() => reviewing.stepChoice(by)}
          >
            {t(`review.command.${command}`)}
            <ReviewKey scope="review" command={command} />
          </button>
        );
      })}
    </div>
  );
}

/** Below the graph: the way through the positions, and which one is shown. */
export function ReviewFoot({ shown, reviewing }: ReviewFootProps) {
  const { t } = useTranslation();
  const position = shown.game.nodes[shown.node];
  const { hasClock } = useMeasures(shown.saved.setup.mode);
  const move = position?.pairs ?? 0;
  const isWithoutChoices = shown.making.state === 'made' && shown.choices.length === 0;
  return (
    <footer className={styles.foot}>
      <HandOrder>
        <ReviewTransport shown={shown} reviewing={reviewing} />
        <p className={styles.note} data-testid="review-at">
          {hasClock
            ? t('review.at', { move, time: formatTime(position?.elapsedMs ?? 0) })
            : t('review.at-untimed', { move })}
        </p>
        {!isWithoutChoices && <Jumps shown={shown} reviewing={reviewing} />}
      </HandOrder>
    </footer>
  );
}
