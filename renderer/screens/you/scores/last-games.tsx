import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { EVERY_GAME, LAST_GAMES } from '../../../state/review/games-list.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { GameRow } from '../game-row.tsx';
import games from '../games.module.css';
import { useListed } from '../listed-games.ts';
import { RowPicture } from '../row-picture.tsx';
import styles from './scores.module.css';

const MOST = 10;

interface LastGamesProps {
  /** The games that stand above already. */
  readonly table: readonly ScoreRow[];
}

/** The games that were played last and do not stand in the table, each as its picture. */
export function LastGames({ table }: LastGamesProps) {
  const { t } = useTranslation();
  const lastGames = useService(LAST_GAMES);
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const inTable = new Set(table.map(({ gameId }) => gameId));
  const listed = useListed(LAST_GAMES)
    .filter(({ game }) => !inTable.has(game.gameId))
    .slice(0, MOST);
  useEffect(() => {
    void lastGames.look(EVERY_GAME);
  }, [lastGames]);
  if (listed.length === 0) return null;
  const open = (gameId: string) => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  return (
    <section className={styles.last} aria-labelledby="last-games">
      <h2 id="last-games">{t('record.last-games')}</h2>
      <ul className={games.list}>
        {listed.map((each) => (
          <GameRow
            key={each.game.gameId}
            listed={each}
            picture={<RowPicture game={each.game} shape={each.template} />}
            isShown={false}
            onShow={() => undefined}
            onOpen={() => open(each.game.gameId)}
          />
        ))}
      </ul>
    </section>
  );
}
