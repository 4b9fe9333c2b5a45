/** Every game that is over: found by search and filters, and opened for review. */
import './games.css';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { EmptyPicture } from '../../components/empty-picture.tsx';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/review/review-marks.tsx';
import { Segments } from '../../components/segments.tsx';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import {
  END_FILTERS,
  type GamesFilter,
  isLookedFor,
  monthOf,
  NO_FILTER,
} from '../../state/review/games-list.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { modeName } from '../modes/mode-looks.ts';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { GameImport } from './game-import.tsx';
import { ShareLine } from './share-line.tsx';

/** Rows that are drawn at a time; of more the next ones are asked for. */
const AT_A_TIME = 60;

function endWords(t: TFunction, { end, pairsLeft }: EndedGame): string {
  return end === 'given-up' ? t('review.games.given-up', { count: pairsLeft }) : t(`review.games.${end}`);
}

interface ListedGame {
  readonly game: EndedGame;
  readonly template: TemplateRevision | undefined;
  readonly name: string;
  readonly mode: string;
  readonly day: string;
}

function useListed(): readonly ListedGame[] {
  const { t, i18n } = useTranslation();
  const { games, templates } = useStore(useApp().gamesList.store);
  const language = asLanguage(i18n.language);
  return useMemo(
    () =>
      games.map((game) => {
        const template = templates.get(game.templateHash);
        return {
          ...{ game, template },
          name: template === undefined ? '' : templateName(t, template),
          mode: modeName(t, game.mode),
          day: formatDay(game.playedAt, language),
        };
      }),
    [games, templates, t, language],
  );
}

function GameEndSign({ end }: { readonly end: EndedGame['end'] }) {
  if (end === 'won') return <Icon name="verdict" />;
  return end === 'shown' ? <Icon name="autoplay" /> : <ReviewMarkIcon sign="lost" />;
}

function GameRow({ listed, onOpen }: { readonly listed: ListedGame; readonly onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const { game, template, name, mode, day } = listed;
  const { review, score } = game;
  const notes = [
    ...(score?.isAssisted ? [t('review.games.assisted')] : []),
    ...(game.isImported ? [t('review.games.imported')] : []),
  ];
  return (
    <li>
      <button type="button" className="game-row" data-end={game.end} onClick={onOpen}>
        <span className="game-picture">{template !== undefined && <Thumbnail shape={template} />}</span>
        <span className="game-name">
          <b>{name}</b>
          <small>{[mode, ...notes].join(' · ')}</small>
        </span>
        <span className="game-end">
          <GameEndSign end={game.end} />
          <span>
            <b>{endWords(t, game)}</b>
            {score !== null && <small>{formatNumber(score.total, asLanguage(i18n.language))}</small>}
          </span>
        </span>
        <span className="game-shares">{review !== null && <ShareLine review={review} />}</span>
        <span className="game-choices">
          {review === null ? (
            <small>{t('review.games.not-reviewed')}</small>
          ) : (
            <>
              {review.critical === 0 ? (
                <small>{t('end.no-choices')}</small>
              ) : (
                <b>{t('review.games.kept', review)}</b>
              )}
              {review.lostMove !== null && (
                <small>{t('review.games.lost-move', { move: review.lostMove })}</small>
              )}
            </>
          )}
        </span>
        <span className="game-time">
          <b>{formatTime(game.elapsedMs)}</b>
          <small>{day}</small>
        </span>
      </button>
    </li>
  );
}

interface FiltersProps {
  readonly listed: readonly ListedGame[];
  readonly filter: GamesFilter;
  readonly onFilter: (filter: GamesFilter) => void;
}

/** Of a list by what names them, each once, in its order. */
function onceBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

interface ChoiceProps {
  readonly title: string;
  /** What no choice is called. */
  readonly all: string;
  readonly chosen: string | null;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChoose: (chosen: string | null) => void;
}

function Choice({ title, all, chosen, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={title}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">{all}</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Filters({ listed, filter, onFilter }: FiltersProps) {
  const { t, i18n } = useTranslation();
  const templates = onceBy(listed, ({ game }) => game.templateHash);
  const months = onceBy(listed, ({ game }) => monthOf(game.playedAt));
  const monthName = (moment: number) =>
    new Date(moment).toLocaleDateString(asLanguage(i18n.language), { year: 'numeric', month: 'long' });
  return (
    <div className="games-filters">
      <label className="games-search">
        <Icon name="search" />
        <input
          type="search"
          value={filter.text}
          placeholder={t('review.games.search')}
          aria-label={t('review.games.search')}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <Segments
        name="end"
        title={t('review.games.end')}
        isTitleHidden
        value={filter.end}
        options={END_FILTERS.map((value) => ({ value, words: t(`review.games.ends.${value}`) }))}
        onChange={(end) => onFilter({ ...filter, end })}
      />
      <Choice
        title={t('review.games.mode')}
        all={t('review.games.all-modes')}
        chosen={filter.mode}
        options={MODE_IDS.map((mode) => ({ value: mode, words: modeName(t, mode) }))}
        onChoose={(chosen) => onFilter({ ...filter, mode: MODE_IDS.find((id) => id === chosen) ?? null })}
      />
      <Choice
        title={t('review.games.template')}
        all={t('review.games.all-templates')}
        chosen={filter.templateHash}
        options={templates.map(({ game, name }) => ({ value: game.templateHash, words: name }))}
        onChoose={(templateHash) => onFilter({ ...filter, templateHash })}
      />
      <Choice
        title={t('review.games.month')}
        all={t('review.games.all-months')}
        chosen={filter.month}
        options={months.map(({ game }) => ({
          value: monthOf(game.playedAt),
          words: monthName(game.playedAt),
        }))}
        onChoose={(month) => onFilter({ ...filter, month })}
      />
    </div>
  );
}

function Empty({ words, onClear }: { readonly words: string; readonly onClear: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <EmptyPicture />
      <p>{words}</p>
      {onClear !== null && (
        <button type="button" className="button" onClick={onClear}>
          {t('review.games.clear')}
        </button>
      )}
    </div>
  );
}

export function GamesScreen() {
  const { t } = useTranslation();
  const { gamesList, reviewing, navigation } = useApp();
  const { isWhole, trouble } = useStore(gamesList.store);
  const listed = useListed();
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(AT_A_TIME);
  useEffect(() => {
    void gamesList.load();
  }, [gamesList]);
  const found = listed.filter((each) =>
    isLookedFor(each.game, filter, [each.name, each.mode, each.day, each.game.gameId].join(' ')),
  );
  const open = (gameId: string) => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  return (
    <main className="page" data-screen="games">
      <div className="column games">
        <PageHead title={t('review.games.title')} note={t('review.games.count', { count: found.length })} />
        <div className="games-import">
          <GameImport />
        </div>
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        {listed.length > 0 && <Filters listed={listed} filter={filter} onFilter={setFilter} />}
        {isWhole && listed.length === 0 && trouble === null && (
          <Empty words={t('review.games.empty')} onClear={null} />
        )}
        {isWhole && listed.length > 0 && found.length === 0 && (
          <Empty words={t('review.games.none')} onClear={() => setFilter(NO_FILTER)} />
        )}
        <ul className="games-list">
          {found.slice(0, most).map((each) => (
            <GameRow key={each.game.gameId} listed={each} onOpen={() => open(each.game.gameId)} />
          ))}
        </ul>
        {found.length > most && (
          <button type="button" className="button" onClick={() => setMost(most + AT_A_TIME)}>
            {t('review.games.more')}
          </button>
        )}
      </div>
    </main>
  );
}
