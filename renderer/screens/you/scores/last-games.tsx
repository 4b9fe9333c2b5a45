import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../../../core/game/modes/table.ts';
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

const MOST = 5;

interface LastGamesProps {
  readonly name: string;
  readonly mode: Mode;
  /** Null where the games of the mode all stand in one table. */
  readonly templateHash: string | null;
  /** The games that stand above already. */
  readonly table: readonly ScoreRow[];
}

/** The last games of a table's kind that do not stand in it, each as its picture. */
export function LastGames({ name, mode, templateHash, table }: LastGamesProps) {
  const { t } = useTranslation();
  const lastGames = useService(LAST_GAMES);
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const inTable = new Set(table.map(({ gameId }) => gameId));
  const listed = useListed(LAST_GAMES)
    .filter(({ game }) => !inTable.has(game.gameId) && game.mode === mode)
    .filter(({ game }) => templateHash === null || game.templateHash === templateHash)
    .slice(0, MOST);
  useEffect(() => {
    void lastGames.look({ ...EVERY_GAME, mode, templateHash });
  }, [lastGames, mode, templateHash]);
  if (listed.length === 0) return null;
  const open = (gameId: string) => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  return (
    <section className={styles.last} aria-labelledby="last-games">
      <h2 id="last-games">{t('record.last-games', { name })}</h2>
      <ul className={`card ${games.list}`}>
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
