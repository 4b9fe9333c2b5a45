import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SEARCH, TextField } from '../../../components/controls/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Select } from '../../../components/select.tsx';
import styles from '../../../parts/lists.module.css';
import designsStyles from './designs.module.css';
import { SORTS, type Sort } from './shelf-entries.ts';

/** Search and order of what is on the shelf. */
export function Finder({
  query,
  onQuery,
  sort,
  onSort,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}) {
  const { t } = useTranslation();
  const searchId = useId();
  return (
    <div className={designsStyles.finder}>
      <div className={designsStyles.finderSearch}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={searchId}>
          {t('editor.shelf.search')}
        </label>
        <TextField
          id={searchId}
          isSearch
          value={query}
          limit={LONGEST_SEARCH}
          placeholder={t('editor.shelf.search')}
          onText={onQuery}
        />
      </div>
      <div className={designsStyles.finderSort}>
        <span aria-hidden="true">{t('editor.shelf.sort')}</span>
        <Select
          aria-label={t('editor.shelf.sort')}
          className={styles.dropdown}
          value={sort}
          onChange={(event) => onSort(SORTS[event.target.selectedIndex] ?? 'changed')}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`editor.shelf.sort-${each}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
