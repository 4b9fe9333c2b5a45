/** The filters of the list of games. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFacets } from '../../../../core/contract/reviews.ts';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { LONGEST_SEARCH, TextField } from '../../../components/controls/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Select } from '../../../components/select.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatDate } from '../../../i18n/format.ts';
import lists from '../../../parts/lists.module.css';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import styles from '../games.module.css';
import { END_FILTERS, type GamesFilter } from './search-terms.ts';

interface FiltersProps {
  readonly facets: ListFacets;
  readonly filter: GamesFilter;
  readonly onFilter: (filter: GamesFilter) => void;
}

interface ChoiceProps {
  readonly title: string;
  /** The label of the choice that matches everything. */
  readonly all: string;
  readonly chosen: string | null;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChoose: (chosen: string | null) => void;
}

/** Nothing where there is nothing to choose. */
function Choice({ title, all, chosen, options, onChoose }: ChoiceProps) {
  if (options.length < 2 && chosen === null) return null;
  return (
    <Select
      className={lists.dropdown}
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
    </Select>
  );
}

export function Filters({ facets, filter, onFilter }: FiltersProps) {
  const { t, i18n } = useTranslation();
  const searchId = useId();
  const language = asLanguage(i18n.language);
  const templates = facets.templates
    .map((template) => ({ value: template.hash, words: templateName(t, template) }))
    .toSorted((one, other) => one.words.localeCompare(other.words, language));
  return (
    <div className={styles.filters}>
      <label className={`${lists.dropdown} ${styles.search}`} htmlFor={searchId}>
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
        options={templates}
        onChoose={(templateHash) => onFilter({ ...filter, templateHash })}
      />
      <Choice
        title={t('review.games.month')}
        all={t('review.games.all-months')}
        chosen={filter.month}
        options={facets.months.map((month) => ({
          value: month,
          words: formatDate(`${month}-01`, language, 'month'),
        }))}
        onChoose={(month) => onFilter({ ...filter, month })}
      />
    </div>
  );
}
