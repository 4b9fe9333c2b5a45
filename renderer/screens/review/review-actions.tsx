import { useTranslation } from 'react-i18next';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { Icon } from '../../components/icon.tsx';
import { gameName } from '../../parts/modes/mode-looks.ts';
import { ShareButton } from '../../parts/share/share-button.tsx';
import { useTrace } from '../../parts/share/use-trace.ts';
import { StoryButton } from '../../parts/story/story-button.tsx';
import { useReducedMotion } from '../../parts/use-theme.ts';
import { useServices } from '../../services/use-service.ts';
import { canPlayAnew, raceGame } from '../../state/app/ghost-file.ts';
import { saveGameFile } from '../../state/review/game-files.ts';
import { explained } from '../../state/review/review-steps.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
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
  const traced = useTrace(saved.gameId);
  if (MODES[saved.setup.mode].shares === 'nothing' || traced === null) return null;
  const { setup, trace, choices } = traced;
  return (
    <ShareButton
      gameId={saved.gameId}
      result={{ setup, ...trace, choices }}
      endedAt={null}
      className="button button-quiet"
      wordsClassName={styles.actionWords ?? ''}
    />
  );
}

/** The commands for the game and the position that is shown. */
export function ReviewActions({ shown, onPlayOn, onSaved }: ReviewActionsProps) {
  const { t } = useTranslation();
  const services = useServices();
  const bridge = services.get(BRIDGE);
  const reviewing = services.get(REVIEWING);
  const reducedMotion = useReducedMotion();
  const position = shown.facts[shown.node]?.position;
  const isOver = (position?.legal ?? 1) === 0 && position?.verdict === 'winnable';
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
    <div className={styles.actions}>
      <button type="button" className="button button-quiet" onClick={() => void save()}>
        <Icon name="export" />
        <span className={styles.actionWords}>{t('review.command.export')}</span>
      </button>
      <StoryButton gameId={gameId} isSign />
      {typeof explained(shown) === 'number' && (
        <button type="button" className="button" onClick={() => void reviewing.explain(!reducedMotion)}>
          {t('review.command.why')}
          <ReviewKey scope="review" command="why" />
        </button>
      )}
      <ReviewSharing key={shown.making.state} shown={shown} />
      {canPlayAnew(setup) && (
        <button type="button" className="button" onClick={race}>
          {t('review.command.race')}
        </button>
      )}
      <button type="button" className="button button-primary" disabled={isOver} onClick={onPlayOn}>
        <Icon name="play" />
        {t('review.command.play-on')}
        <ReviewKey scope="review" command="play-on" />
      </button>
    </div>
  );
}
