import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FinishedGame } from '../../../../core/contract/schemas.ts';
import {
  hasScore as isMeasured,
  MODES,
  TEMPLATE_MODE,
  UNMEASURED_MODE,
} from '../../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { endedSentence } from '../../../../core/sentences/ending-sentences.ts';
import {
  assistsSentence,
  interruptedEndSentence,
  reachedSentence,
  timeTakenSentence,
} from '../../../../core/sentences/standing-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { gameName, modeName } from '../../../parts/modes/mode-looks.ts';
import { ShareButton } from '../../../parts/share/share-button.tsx';
import { useOpenTrace } from '../../../parts/share/use-trace.ts';
import { StoryButton } from '../../../parts/story/story-button.tsx';
import { useMeasures } from '../../../parts/use-measures.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { useService } from '../../../services/use-service.ts';
import { HOST } from '../../../state/host-state.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { usePackPlace } from '../../../state/play/use-pack-place.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { IS_TRIAL } from '../../../state/shown/is-trial.ts';
import { ClearedBoard } from '../ceremony/cleared-board.tsx';
import { STAMPED_MS, useCeremony } from '../ceremony/use-ceremony.ts';
import { GhostResult } from '../ghost/ghost-result.tsx';
import { BurntIncense } from './burnt-incense.tsx';
import { EarnedLine } from './earned-line.tsx';
import styles from './end.module.css';
import { EndName } from './end-name.tsx';
import { NextButtons } from './next-buttons.tsx';
import { ReviewLine } from './review-line.tsx';
import { RunFacts } from './run-facts.tsx';
import { ScoreTotal } from './score-total.tsx';
import { StarRow } from './star-row.tsx';
import { useRunFigures } from './use-run-figures.ts';

function RankWords({ finished: { row, rank, previousBest } }: { readonly finished: FinishedGame }) {
  const { t, i18n } = useTranslation();
  const { storage } = useStore(useService(HOST));
  const { hasClock, hasScore } = useMeasures(row.mode);
  const isAssisted = row.assists.length > 0;
  const isBest = previousBest === null || row.score.total > previousBest;
  const unsaved = storage.kind === 'memory' && <li className={styles.unsaved}>{t('end.not-saved')}</li>;
  if (!isMeasured(row.mode)) return unsaved && <ul className={styles.words}>{unsaved}</ul>;
  return (
    <ul className={styles.words}>
      {unsaved}
      {hasScore && isBest && row.score.total > 0 && <li className={styles.best}>{t('end.new-best')}</li>}
      {hasScore && <li>{t(isAssisted ? 'end.rank-assisted' : 'end.rank-plain', { rank: rank })}</li>}
      {hasScore && !isBest && (
        <li>{t('end.best', { score: formatNumber(previousBest, asLanguage(i18n.language)) })}</li>
      )}
      {hasClock && <li>{sentenceWords(t, timeTakenSentence(row.elapsedMs))}</li>}
      {row.isInterrupted && !row.assists.includes('interruption') && (
        <li>{sentenceWords(t, interruptedEndSentence())}</li>
      )}
      {isAssisted && (
        <li>
          {sentenceWords(t, assistsSentence(row.assists), String, {
            list: row.assists.map((assist) => t(`assist.${assist}`)).join(' · '),
          })}
        </li>
      )}
    </ul>
  );
}

/** The game as it is shown to others. */
function Sharing({ row, setup }: { readonly row: ScoreRow; readonly setup: GameSetup }) {
  const traced = useOpenTrace(row.gameId);
  if (MODES[row.mode].shares === 'nothing' || traced === null) return null;
  return (
    <ShareButton
      gameId={row.gameId}
      result={{ setup, ...traced.trace, choices: traced.choices }}
      endedAt={row.finishedAt}
      className="button button-quiet"
    />
  );
}

export interface EndCardProps {
  readonly finished: FinishedGame;
  readonly onHome: () => void;
}

/** The other commands at the end of a game, besides playing on. */
function EndWays({ row, onHome }: { readonly row: ScoreRow; readonly onHome: () => void }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const isTrial = useService(IS_TRIAL);
  const setup = useSession((state) => state.game?.setup);
  const { hasScore } = useMeasures(row.mode);
  return (
    <div className={`${styles.buttons} ${styles.ways}`}>
      <button type="button" className="button button-quiet" onClick={onHome}>
        <Icon name={isTrial ? 'arrow-left' : 'home'} />
        {isTrial ? t('editor.trial.back') : t('app.home')}
      </button>
      {!isTrial && hasScore && (
        <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'scores')}>
          <Icon name="scores" />
          {t('end.scores')}
        </button>
      )}
      {!isTrial && <StoryButton gameId={row.gameId} />}
      {!isTrial && setup !== undefined && <Sharing row={row} setup={setup} />}
    </div>
  );
}

/** The end of a game: what it was worth, where it stands, and what to play next. */
export function EndCard({ finished, onHome }: EndCardProps) {
  const hasLevels = MODES[finished.row.mode].boards === 'levels';
  return hasLevels ? (
    <TimeUpCard finished={finished} onHome={onHome} />
  ) : (
    <WonCard finished={finished} onHome={onHome} />
  );
}

/** A cleared board, in the order of clearing, and its seal. */
function WonCard({ finished, onHome }: EndCardProps) {
  const { t } = useTranslation();
  const { row } = finished;
  const place = usePackPlace(row.mode, row.templateHash);
  const game = useSession((state) => state.game);
  const stage = useRef<HTMLElement>(null);
  const seal = useRef<HTMLSpanElement>(null);
  const isOver = useCeremony(stage);
  const { hasScore } = useMeasures(row.mode);
  const pace = useCeremonyPace();
  return (
    <section
      ref={stage}
      data-part="end"
      className={styles.end}
      data-testid="end"
      data-screen="end"
      data-end="won"
    >
      {game !== null && <ClearedBoard template={game.view.deal.template} seal={seal} isStill={isOver} />}
      <div className={styles.side}>
        <header data-part="end-head" className={styles.head}>
          <span ref={seal} className={`seal ${styles.seal}`}>
            <Seal />
          </span>
          <div>
            <h2>{sentenceWords(t, endedSentence('won'))}</h2>
            <PlayedName row={row} />
          </div>
        </header>
        {place !== null && (
          <p data-part="end-small" data-testid="place">
            {t(place.next === null ? 'end.pack-done' : 'end.pack-place', { ...place })}
          </p>
        )}
        {hasScore && <ScoreTotal row={row} isStill={isOver} delayMs={STAMPED_MS * pace} />}
        <StarRow row={row} boardId={game?.setup.boardId} place={place} />
        <Standing finished={finished} isWon={true} />
        <div className={styles.buttons}>
          <NextButtons row={row} place={place} />
        </div>
        <EndWays row={row} onHome={onHome} />
      </div>
    </section>
  );
}

function PlayedName({ row }: { readonly row: ScoreRow }) {
  const { t } = useTranslation();
  const boardId = useSession((state) => state.game?.setup.boardId);
  const template = { name: row.templateName, builtIn: row.builtIn };
  return <EndName name={gameName(t, row.mode, template)} mode={row.mode} boardId={boardId} />;
}

/** Rank, ghost, what was earned, and the review's line. */
function Standing({ finished, isWon }: Pick<EndCardProps, 'finished'> & { readonly isWon: boolean }) {
  const { mode } = finished.row;
  const { hasClock } = useMeasures(mode);
  // Levels and days have their own next board.
  const isOffered = isWon && MODES[mode].basis !== 'board-id';
  const choicesIn = isMeasured(mode) ? TEMPLATE_MODE : UNMEASURED_MODE;
  const isTrial = useService(IS_TRIAL);
  const game = useSession((state) => state.game);
  return (
    <>
      {!isTrial && <RankWords finished={finished} />}
      {game !== null && hasClock && <GhostResult game={game} />}
      <EarnedLine achievements={finished.achievements} />
      {!isTrial && <ReviewLine gameId={finished.row.gameId} choicesIn={isOffered ? choicesIn : null} />}
    </>
  );
}

/** The time of a run is over: its score, and its levels on a stick of incense that has burnt down. */
function TimeUpCard({ finished, onHome }: EndCardProps) {
  const { t } = useTranslation();
  const { row } = finished;
  const setup = useSession((state) => state.game?.setup);
  const stage = useRef<HTMLElement>(null);
  const isOver = useCeremony(stage);
  const figures = useRunFigures();
  const { hasClock, hasScore } = useMeasures(row.mode);
  return (
    <section
      ref={stage}
      data-part="end"
      className={styles.end}
      data-testid="end"
      data-screen="end"
      data-end="time-up"
    >
      <div className={styles.side}>
        <header data-part="end-head" className={styles.head}>
          <div>
            <h2>{sentenceWords(t, endedSentence('time-up'))}</h2>
            <p data-part="end-small">
              {[modeName(t, row.mode), sentenceWords(t, reachedSentence(row.level))].join(' · ')}
            </p>
          </div>
        </header>
        {hasScore && <ScoreTotal row={row} isStill={isOver} delayMs={0} />}
        <BurntIncense setup={setup} levels={row.level} figures={figures} hasPoints={hasScore} />
        <div className={styles.tally}>
          <RunFacts figures={figures} hasPace={hasClock} />
          <div className={styles.standing}>
            <Standing finished={finished} isWon={false} />
          </div>
        </div>
        <div className={styles.onward}>
          <div className={styles.buttons}>
            <NextButtons row={row} place={null} />
          </div>
          <EndWays row={row} onHome={onHome} />
        </div>
      </div>
    </section>
  );
}
