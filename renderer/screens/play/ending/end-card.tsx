import { type ReactNode, useRef } from 'react';
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
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { gameName, modeName } from '../../../parts/modes/mode-looks.ts';
import { ShareOpenGame } from '../../../parts/share/share-open-game.tsx';
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
import { type EndWay, EndWays } from './end-ways.tsx';
import { RunFacts, useRunFacts } from './run-facts.tsx';
import { ScoreParts, ScoreTotal } from './score-total.tsx';
import { StarRow } from './star-row.tsx';
import { useIsBestTime } from './use-is-best-time.ts';
import { useNextWays } from './use-next-ways.ts';
import { useRunFigures } from './use-run-figures.ts';

/** In how long, and whether its score or its time is the best; of a first game nothing can be the best. */
function ScoreWords({
  finished: { row, previousBest },
  hasTime,
}: {
  readonly finished: FinishedGame;
  readonly hasTime: boolean;
}) {
  const { t, i18n } = useTranslation();
  const { storage } = useStore(useService(HOST));
  const { hasScore } = useMeasures(row.mode);
  const isRanked = isMeasured(row.mode);
  const isUnsaved = storage.kind === 'memory';
  const hasBest = isRanked && hasScore && previousBest !== null;
  const isFastest = useIsBestTime(row) && isRanked && hasTime;
  if (!isUnsaved && !hasBest && !(isRanked && hasTime)) return null;
  return (
    <ul className={styles.words}>
      {isUnsaved && <li className={styles.unsaved}>{t('end.not-saved')}</li>}
      {hasBest && row.score.total > previousBest && <li className={styles.best}>{t('end.new-best')}</li>}
      {isFastest && (
        <li className={styles.best}>{`${t('record.table.fastest')} ${formatTime(row.elapsedMs)}`}</li>
      )}
      {hasBest && <li>{t('end.best', { score: formatNumber(previousBest, asLanguage(i18n.language)) })}</li>}
      {isRanked && hasTime && !isFastest && <li>{sentenceWords(t, timeTakenSentence(row.elapsedMs))}</li>}
    </ul>
  );
}

/** Its place among others, and the help that was taken. */
function RankWords({ finished: { row, rank } }: { readonly finished: FinishedGame }) {
  const { t } = useTranslation();
  const { hasScore } = useMeasures(row.mode);
  const isAssisted = row.assists.length > 0;
  if (!isMeasured(row.mode)) return null;
  return (
    <>
      {hasScore && (
        <p>{t(isAssisted ? 'record.ending.rank-assisted' : 'record.ending.rank-plain', { rank })}</p>
      )}
      {row.isInterrupted && !row.assists.includes('interruption') && (
        <p>{sentenceWords(t, interruptedEndSentence())}</p>
      )}
      {isAssisted && (
        <p>
          {sentenceWords(t, assistsSentence(row.assists), String, {
            list: row.assists.map((assist) => t(`assist.${assist}`)).join(' · '),
          })}
        </p>
      )}
    </>
  );
}

export interface EndCardProps {
  readonly finished: FinishedGame;
  readonly onHome: () => void;
}

/** Words on the game, and the ways on. */
function Standing({
  finished,
  ways,
  isWon,
  onHome,
  children,
}: EndCardProps & {
  readonly ways: readonly EndWay[] | undefined;
  readonly isWon: boolean;
  /** More figures. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { row, achievements } = finished;
  const navigation = useService(NAVIGATION);
  const isTrial = useService(IS_TRIAL);
  const game = useSession((state) => state.game);
  const { hasClock, hasScore } = useMeasures(row.mode);
  // Levels and days have their own next board.
  const isOffered = isWon && MODES[row.mode].basis !== 'board-id';
  const choicesIn = isMeasured(row.mode) ? TEMPLATE_MODE : UNMEASURED_MODE;
  const figures = (
    <>
      {hasScore && <ScoreParts row={row} />}
      {children}
      <RankWords finished={finished} />
    </>
  );
  return (
    <>
      {game !== null && hasClock && <GhostResult game={game} />}
      <EarnedLine achievements={achievements} />
      <EndWays
        gameId={row.gameId}
        ways={ways}
        choicesIn={isOffered ? choicesIn : null}
        isWon={isWon}
        onHome={onHome}
        figures={figures}
      >
        {!isTrial && hasScore && (
          <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'scores')}>
            <Icon name="scores" />
            {t('end.scores')}
          </button>
        )}
        {!isTrial && <StoryButton gameId={row.gameId} />}
        {!isTrial && game !== null && (
          <ShareOpenGame gameId={row.gameId} setup={game.setup} endedAt={row.finishedAt} />
        )}
      </EndWays>
    </>
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
  const isOver = useCeremony(stage, finished);
  const { hasClock, hasScore } = useMeasures(row.mode);
  const pace = useCeremonyPace();
  const isTrial = useService(IS_TRIAL);
  const ways = useNextWays(row, place);
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
          <span className={styles.imprint}>
            <Seal />
            <span ref={seal} className={`seal ${styles.seal}`}>
              <Seal />
            </span>
          </span>
          <div>
            <h2>{sentenceWords(t, endedSentence('won'))}</h2>
            <PlayedName row={row} />
            {place !== null && (
              <p data-part="end-small" data-testid="place">
                {t(place.next === null ? 'end.pack-done' : 'end.pack-place', { ...place })}
              </p>
            )}
          </div>
        </header>
        <div className={styles.worth}>
          {hasScore && <ScoreTotal row={row} isStill={isOver} delayMs={STAMPED_MS * pace} isAbove />}
          {!isTrial && <ScoreWords finished={finished} hasTime={hasClock} />}
        </div>
        <StarRow row={row} boardId={game?.setup.boardId} place={place} isStill={isOver} />
        <Standing finished={finished} ways={ways} isWon={true} onHome={onHome} />
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

/** The time of a run is over: its score, and its levels on a stick of incense that has burnt down. */
function TimeUpCard({ finished, onHome }: EndCardProps) {
  const { t } = useTranslation();
  const { row } = finished;
  const setup = useSession((state) => state.game?.setup);
  const stage = useRef<HTMLElement>(null);
  const isOver = useCeremony(stage, finished);
  const figures = useRunFigures();
  const { hasClock, hasScore } = useMeasures(row.mode);
  const { shown, behind } = useRunFacts(figures, hasClock);
  const ways = useNextWays(row, null);
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
        <div className={styles.worth}>
          {hasScore && <ScoreTotal row={row} isStill={isOver} delayMs={0} />}
          <RunFacts figures={figures} facts={shown} />
          <ScoreWords finished={finished} hasTime={false} />
        </div>
        <BurntIncense setup={setup} levels={row.level} figures={figures} hasPoints={hasScore} />
        <Standing finished={finished} ways={ways} isWon={false} onHome={onHome}>
          <RunFacts figures={figures} facts={behind} />
        </Standing>
      </div>
    </section>
  );
}
