/** Every game that is over: found by search and filters, and opened for review. */
import '../../../parts/lists.css';
import './games.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EmptyPicture } from '../../../components/pictures/empty-picture.tsx';
import { asLanguage } from '../../../components/words.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { useApp } from '../../../state/app/app-context.ts';
import { goTo } from '../../../state/navigation.ts';
import { isLookedFor, NO_FILTER } from '../../../state/review/games-list.ts';
import { FirstInvitation } from '../invitation.tsx';
import { RowPicture } from '../row-picture.tsx';
import { GameImportSection } from './game-import-section.tsx';
import { GameParticulars } from './game-particulars.tsx';
import { GameRow } from './game-row.tsx';
import { Filters } from './games-filters.tsx';
import { type ListedGame, searchedWords, useListed } from './listed-games.ts';

/** Rows that are drawn at a time; of more the next ones are asked for. */
const AT_A_TIME = 60;

function NoneFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <EmptyPicture />
      <p>{t('review.games.none')}</p>
      <button type="button" className="button" onClick={onClear}>
        {t('review.games.clear')}
      </button>
    </div>
  );
}

/** The games that were found, so many at a time, and beside them what is known of the one that is pointed at. */
function FoundGames({ found }: { readonly found: readonly ListedGame[] }) {
  const { t } = useTranslation();
  const { reviewing, navigation } = useApp();
  const [most, setMost] = useState(AT_A_TIME);
  const [over, setOver] = useState<string | null>(null);
  const shown = found.find(({ game }) => game.gameId === over) ?? found[0];
  const open = (gameId: string) => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  return (
    <>
      {shown !== undefined && (
        <div className="games-found">
          <ul className="games-list">
            {found.slice(0, most).map((each) => (
              <GameRow
                key={each.game.gameId}
                listed={each}
                picture={<RowPicture game={each.game} shape={each.template} />}
                isShown={each === shown}
                onShow={() => setOver(each.game.gameId)}
                onOpen={() => open(each.game.gameId)}
              />
            ))}
          </ul>
          <GameParticulars listed={shown} onOpen={() => open(shown.game.gameId)} />
        </div>
      )}
      {found.length > most && (
        <button type="button" className="button games-more" onClick={() => setMost(most + AT_A_TIME)}>
          {t('review.games.more')}
        </button>
      )}
    </>
  );
}

export function GamesScreen() {
  const { t, i18n } = useTranslation();
  const { gamesList } = useApp();
  const { isWhole, trouble } = useStore(gamesList.store);
  const listed = useListed();
  const [filter, setFilter] = useState(NO_FILTER);
  useEffect(() => {
    void gamesList.load();
  }, [gamesList]);
  const found = listed.filter((each) =>
    isLookedFor(each.game, filter, searchedWords(each, asLanguage(i18n.language))),
  );
  return (
    <main className="page" data-screen="games">
      <div className="column games">
        <div className="page-line">
          <PageHead
            title={t('review.games.title')}
            note={listed.length === 0 ? '' : t('review.games.count', { count: found.length })}
          />
          <GameImportSection />
        </div>
        {trouble !== null && (
          <ListTrouble code={trouble} onAgain={() => void gamesList.load()} isAlone={listed.length === 0} />
        )}
        {listed.length > 0 && <Filters listed={listed} filter={filter} onFilter={setFilter} />}
        {isWhole && listed.length === 0 && trouble === null && <FirstInvitation to="games" />}
        {isWhole && listed.length > 0 && found.length === 0 && (
          <NoneFound onClear={() => setFilter(NO_FILTER)} />
        )}
        <FoundGames found={found} />
      </div>
    </main>
  );
}
