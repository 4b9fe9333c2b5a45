/** The ghost in the head of the play screen: how many pairs one game is ahead of the other, in words. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { pairsAhead } from '../../../../core/game/ghost-race.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useService } from '../../../services/use-service.ts';
import { CLOCK } from '../../../state/play/clock.ts';
import type { GameGhost } from '../../../state/play/ghosts.ts';
import { GHOSTS } from '../../../state/play/ghosts.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import styles from './ghost.module.css';
import { aheadWords } from './ghost-words.ts';

/** A lag is told from so many pairs and so much time on: before it says nothing. */
const FROM_PAIRS = 3;
const FROM_MS = 15_000;

interface RaceProps {
  readonly ghost: GameGhost;
  readonly game: OpenGame;
}

function Race({ ghost, game }: RaceProps) {
  const { t } = useTranslation();
  const { taken } = game.view;
  const ahead = useStore(useService(CLOCK).store, ({ elapsedMs }) =>
    pairsAhead(taken.pairs, ghost.standings, elapsedMs),
  );
  const isEarly = useStore(useService(CLOCK).store, ({ elapsedMs }) => elapsedMs < FROM_MS);
  if (ahead < 0 && (isEarly || taken.pairs < FROM_PAIRS)) return null;
  return (
    <p
      data-part="ghost"
      className={styles.ghost}
      data-testid="ghost"
      data-owner={ghost.owner}
      data-ahead={ahead > 0}
    >
      {aheadWords(t, ghost.owner, ahead)}
    </p>
  );
}

/** Of an end that is told no more is known than the end itself. */
function Told({ ghost: { end } }: Pick<RaceProps, 'ghost'>) {
  const { t } = useTranslation();
  const words = end.isCleared
    ? formatTime(end.elapsedMs)
    : t('record.ghost.pairs', { count: end.pairsTaken });
  return (
    <p data-part="ghost" className={styles.ghost} data-testid="ghost" data-owner="told">
      <span>{t('record.ghost.to-beat')}</span> <b>{words}</b>
    </p>
  );
}

export function GhostLine({ game }: { readonly game: OpenGame }) {
  const { openGameId, ghost } = useStore(useService(GHOSTS).store);
  if (ghost === null || openGameId !== game.gameId) return null;
  if (ghost.owner === 'told') return <Told ghost={ghost} />;
  return <Race ghost={ghost} game={game} />;
}
