/** The filters of the list of games. */
import '../../../parts/lists.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { LONGEST_SEARCH, TextField } from '../../../components/controls/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { asLanguage } from '../../../components/words.ts';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { localMonth } from '../../../state/local-date.ts';
import { END_FILTERS, type GamesFilter } from '../../../state/review/games-list.ts';
import type { ListedGame } from './listed-games.ts';

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
  /** The label of the choice that matches everything. */
  readonly all: string;
  readonly chosen: string | null;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChoose: (chosen: string | null) => void;
}

function Choice({ title, all, chosen, options, onChoose }: ChoiceProps) {
  return (
    <select
      className="dropdown"
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

export function Filters({ listed, filter, onFilter }: FiltersProps) {
  const { t, i18n } = useTranslation();
  const searchId = useId();
  const templates = onceBy(listed, ({ game }) => game.templateHash);
  const months = onceBy(listed, ({ game }) => localMonth(game.playedAt));
  const monthName = (moment: number) =>
    new Date(moment).toLocaleDateString(asLanguage(i18n.language), { year: 'numeric', month: 'long' });
  return (
    <div className="games-filters">
      <label className="dropdown games-search" htmlFor={searchId}>
        <Icon name="search" />
        <TextField
          id={searchId}
          isSearch
          value={filter.text}
          limit={LONGEST_SEARCH}
          placeholder={t('review.games.search')}
          name={t('review.games.search')}
          onText={(text) => onFilter({ ...filter, text })}
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
          value: localMonth(game.playedAt),
          words: monthName(game.playedAt),
        }))}
        onChoose={(month) => onFilter({ ...filter, month })}
      />
    </div>
  );
}
