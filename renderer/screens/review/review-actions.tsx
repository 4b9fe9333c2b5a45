import { useTranslation } from 'react-i18next';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { Icon } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import lists from '../../parts/lists.module.css';
import { gameName } from '../../parts/modes/mode-looks.ts';
import { MoreMenu } from '../../parts/more-menu.tsx';
import { ShareButton } from '../../parts/share/share-button.tsx';
import { useTrace } from '../../parts/share/use-trace.ts';
import { StoryButton } from '../../parts/story/story-button.tsx';
import { useService, useServices } from '../../services/use-service.ts';
import { canPlayAnew, raceGame } from '../../state/app/ghost-file.ts';
import { saveGameFile } from '../../state/review/game-files.ts';
import { explained } from '../../state/review/review-steps.ts';
import { REPLAY_PACES, type ReplayPace, type ReviewedGame } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import styles from './review.module.css';
import { ReviewKey } from './review-key.tsx';

interface ReviewActionsProps {
  readonly shown: ReviewedGame;
  readonly onPlayOn: () => void;
  /** Called after an export: why the game could not be saved as a file, or null. */
  readonly onSaved: (failed: BridgeErrorCode | null) => void;
}

/** The game as it is shown to others, with its critical choices once they are found. */
function ReviewSharing({ shown: { saved } }: { readonly shown: ReviewedGame }) {
  const { game: traced, isRead } = useTrace(saved.gameId);
  if (MODES[saved.setup.mode].shares === 'nothing') return null;
  return (
    <ShareButton
      gameId={saved.gameId}
      result={traced && { setup: traced.setup, ...traced.trace, choices: traced.choices }}
      isUnreadable={isRead && traced === null}
      endedAt={null}
      className="button button-quiet"
    />
  );
}

interface StepButtonProps {
  readonly command: 'first' | 'last';
  readonly isOff: boolean;
  readonly onStep: () => void;
}

function StepButton({ command, isOff, onStep }: StepButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button button-quiet"
      // It goes off by its own press, and keeps the focus.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
    >
      <Icon name={command} />
      {t(`review.command.${command}`)}
      <ReviewKey scope="review" command={command} />
    </button>
  );
}

function PaceChoice({ pace }: { readonly pace: ReplayPace }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  return (
    <label className={styles.pace}>
      {t('review.pace')}
      <Select
        className={lists.dropdown}
        value={pace}
        onChange={(event) => {
          const chosen = REPLAY_PACES.find((each) => each === Number(event.currentTarget.value));
          if (chosen !== undefined) reviewing.setPace(chosen);
        }}
      >
        {REPLAY_PACES.map((each) => (
          <option key={each} value={each}>
            {t('review.times', { pace: each === 0.5 ? '½' : each })}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The commands that are seldom wanted: the game is shown to others, kept as a file, played against, gone to its ends. */
function MoreCommands({ shown, onSaved }: Omit<ReviewActionsProps, 'onPlayOn'>) {
  const { t } = useTranslation();
  const services = useServices();
  const bridge = services.get(BRIDGE);
  const reviewing = services.get(REVIEWING);
  const { line, node, pace } = shown;
  const { gameId, setup } = shown.saved;
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10);
    onSaved(
      await saveGameFile(bridge, gameId, `twofold ${gameName(t, setup.mode, setup.deal.template)} ${day}`),
    );
  };
  const race = () => {
    reviewing.close();
    void raceGame(services, shown.saved);
  };
  return (
    <MoreMenu className={styles.more} id="review-more" face="dots">
      {canPlayAnew(setup) && (
        <button type="button" className="button button-quiet" onClick={race}>
          <Icon name="games" />
          {t('review.command.race')}
        </button>
      )}
      <StoryButton gameId={gameId} />
      <ReviewSharing key={shown.making.state} shown={shown} />
      <button type="button" className="button button-quiet" onClick={() => void save()}>
        <Icon name="export" />
        {t('review.command.export')}
      </button>
      <StepButton command="first" isOff={node === line[0]} onStep={() => reviewing.step(-line.length)} />
      <StepButton command="last" isOff={node === line.at(-1)} onStep={() => reviewing.step(line.length)} />
      <PaceChoice pace={pace} />
    </MoreMenu>
  );
}

/** The commands for the position that is shown, and the rest behind three dots. */
export function ReviewActions({ shown, onPlayOn, onSaved }: ReviewActionsProps) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const position = shown.facts[shown.node]?.position;
  const isOver = (position?.legal ?? 1) === 0 && position?.verdict === 'winnable';
  return (
    <div className={styles.actions}>
      <button type="button" className="button button-primary" disabled={isOver} onClick={onPlayOn}>
        <Icon name="play" />
        {t('review.command.play-on')}
        <ReviewKey scope="review" command="play-on" />
      </button>
      {typeof explained(shown) === 'number' && (
        <button type="button" className="button" data-command="why" onClick={() => void reviewing.explain()}>
          {t('review.command.why')}
          <ReviewKey scope="review" command="why" />
        </button>
      )}
      <MoreCommands shown={shown} onSaved={onSaved} />
    </div>
  );
}
