/** Every game that is over: found by search and filters, and opened for review. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ListFacets, ListFilter } from '../../../../core/contract/reviews.ts';
import { EmptyPicture } from '../../../components/pictures/empty-picture.tsx';
import { asLanguage } from '../../../components/words.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import lists from '../../../parts/lists.module.css';
import { PageHead } from '../../../parts/page-head.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { EVERY_GAME, GAMES_LIST } from '../../../state/review/games-list.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { GameRow } from '../game-row.tsx';
import styles from '../games.module.css';
import { FirstInvitation } from '../invitation.tsx';
import { type ListedGame, useListed } from '../listed-games.ts';
import { RowPicture } from '../row-picture.tsx';
import { GameImportSection } from './game-import-section.tsx';
import { GameParticulars } from './game-particulars.tsx';
import { Filters } from './games-filters.tsx';
import { askedFilter, type GamesFilter, NO_FILTER } from './search-terms.ts';

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

interface FoundGamesProps {
  readonly found: readonly ListedGame[];
  /** Of which those are a part. */
  readonly count: number;
}

/** The games that were found, so many at a time, and beside them what is known of the one that is pointed at. */
function FoundGames({ found, count }: FoundGamesProps) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const gamesList = useService(GAMES_LIST);
  const [most, setMost] = useState(AT_A_TIME);
  const [over, setOver] = useState<string | null>(null);
  const shown = found.find(({ game }) => game.gameId === over) ?? found[0];
  const left = count - Math.min(most, found.length);
  const open = (gameId: string) => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  const showMore = () => {
    setMost(most + AT_A_TIME);
    // The next page is here before its rows are asked for.
    if (most + 2 * AT_A_TIME > found.length) void gamesList.more();
  };
  if (shown === undefined) return null;
  return (
    <div className={styles.found}>
      <ul className={styles.list}>
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
        {left > 0 && (
          <li>
            <button type="button" className={`button button-quiet ${styles.more}`} onClick={showMore}>
              {t('review.games.more', { number: Math.min(left, AT_A_TIME) })}
            </button>
          </li>
        )}
      </ul>
      <GameParticulars listed={shown} onOpen={() => open(shown.game.gameId)} />
    </div>
  );
}

/** Looks for what the filter says, a moment after it was said: a search is typed. */
function useLooking(filter: GamesFilter, facets: ListFacets | null): void {
  const { t, i18n } = useTranslation();
  const gamesList = useService(GAMES_LIST);
  const language = asLanguage(i18n.language);
  const asked =
    facets === null ? null : JSON.stringify(askedFilter(filter, { t, language, now: Date.now(), facets }));
  const isTyped = filter.text !== '';
  const last = useRef(asked);
  useEffect(() => {
    // The first page of all games comes with the list.
    if (asked === null || asked === (last.current ?? JSON.stringify(EVERY_GAME))) return;
    const timer = setTimeout(
      () => {
        last.current = asked;
        // Parsed from a filter that was just made.
        void gamesList.look(JSON.parse(asked) as ListFilter);
      },
      isTyped ? TYPING_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [asked, isTyped, gamesList]);
}

/** A search is looked for when nothing was typed for so long. */
const TYPING_MS = 150;

export function GamesScreen() {
  const { t } = useTranslation();
  const gamesList = useService(GAMES_LIST);
  const { count, facets, trouble } = useStore(gamesList.store);
  const listed = useListed();
  const [filter, setFilter] = useState(NO_FILTER);
  useEffect(() => {
    void gamesList.load(EVERY_GAME);
  }, [gamesList]);
  useLooking(filter, facets);
  const isNone = facets?.count === 0;
  const hasAny = facets !== null && facets.count > 0;
  return (
    <main className="page" data-screen="games">
      <div className={`column ${styles.screen}`}>
        <div className={lists.pageLine}>
          <PageHead
            title={t('review.games.title')}
            note={hasAny && count !== null ? t('review.games.count', { count }) : ''}
          />
          <GameImportSection />
        </div>
        {trouble !== null && (
          <ListTrouble code={trouble} onAgain={() => void gamesList.load()} isAlone={listed.length === 0} />
        )}
        {hasAny && <Filters facets={facets} filter={filter} onFilter={setFilter} />}
        {isNone && trouble === null && <FirstInvitation to="games" />}
        {hasAny && count === 0 && <NoneFound onClear={() => setFilter(NO_FILTER)} />}
        <FoundGames found={listed} count={count ?? 0} />
      </div>
    </main>
  );
}
