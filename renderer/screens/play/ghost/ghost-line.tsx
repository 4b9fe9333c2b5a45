/**
 * The ghost in the head of the play screen: pairs left over time of both games, and how far one is ahead of the
 * other.
 */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { pairsAhead } from '../../../../core/game/ghost-race.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useService } from '../../../services/use-service.ts';
import { CLOCK } from '../../../state/play/clock.ts';
import type { GameGhost, GhostState } from '../../../state/play/ghosts.ts';
import { GHOSTS } from '../../../state/play/ghosts.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import styles from './ghost.module.css';
import { aheadFigure, aheadWords } from './ghost-words.ts';
import { HEIGHT, headAt, spanOf, stepsPath, WIDTH } from './race-graph.ts';

const MARGIN = 4;
const VIEW = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;

interface RaceProps {
  readonly ghost: GameGhost;
  readonly standings: GhostState['standings'];
}

/** Drawn anew each second and with each pair. */
function RacePicture({ ghost, standings }: RaceProps) {
  const seconds = useStore(useService(CLOCK).store, ({ elapsedMs }) => Math.floor(elapsedMs / 1_000));
  const nowMs = Math.max(seconds * 1_000, standings.at(-1)?.elapsedMs ?? 0);
  const span = spanOf(ghost.standings, standings, ghost.end.elapsedMs, nowMs);
  const own = headAt(span, standings, nowMs);
  const other = headAt(span, ghost.standings, nowMs);
  return (
    <svg data-part="ghost-picture" className={styles.picture} viewBox={VIEW} aria-hidden="true">
      <path className={styles.theirs} d={stepsPath(span, ghost.standings, ghost.end.elapsedMs)} />
      <path className={styles.own} d={stepsPath(span, standings, nowMs)} />
      {other !== null && <circle className={styles.head} cx={other.x} cy={other.y} r="3" />}
      {own !== null && <circle className={styles.ownHead} cx={own.x} cy={own.y} r="3" />}
    </svg>
  );
}

function Race({ ghost, standings, game }: RaceProps & { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { taken } = game.view;
  const ahead = useStore(useService(CLOCK).store, ({ elapsedMs }) =>
    pairsAhead(taken.pairs, ghost.standings, elapsedMs),
  );
  return (
    <div
      data-part="ghost"
      className={styles.ghost}
      data-testid="ghost"
      data-owner={ghost.owner}
      data-behind={ahead < 0}
    >
      <RacePicture ghost={ghost} standings={standings} />
      <p>
        <small aria-hidden="true">{t(`record.ghost.name.${ghost.owner}`)}</small>
        <b aria-hidden="true" data-testid="ghost-ahead">
          {aheadFigure(ahead)}
        </b>
        <span className="visually-hidden">{aheadWords(t, ghost.owner, ahead)}</span>
      </p>
    </div>
  );
}

/** Of an end that is told no more is known than the end itself. */
function Told({ ghost: { end } }: Pick<RaceProps, 'ghost'>) {
  const { t } = useTranslation();
  const words = end.isCleared
    ? formatTime(end.elapsedMs)
    : t('record.ghost.pairs', { count: end.pairsTaken });
  return (
    <div data-part="ghost" className={styles.ghost} data-testid="ghost" data-owner="told">
      <p>
        <small>{t('record.ghost.name.told')}</small>
        <b>{words}</b>
      </p>
    </div>
  );
}

export function GhostLine({ game }: { readonly game: OpenGame }) {
  const { openGameId, ghost, standings } = useStore(useService(GHOSTS).store);
  if (ghost === null || openGameId !== game.gameId) return null;
  if (ghost.owner === 'told') return <Told ghost={ghost} />;
  return <Race ghost={ghost} standings={standings} game={game} />;
}
