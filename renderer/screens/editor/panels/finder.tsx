import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SORTS, type Sort } from '../shelf-entries.ts';

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
  const sortId = useId();
  return (
    <div className="finder">
      <div className="field">
        <label htmlFor={searchId}>{t('editor.shelf.search')}</label>
        <input id={searchId} type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
      </div>
      <div className="field">
        <label htmlFor={sortId}>{t('editor.shelf.sort')}</label>
        <select
          id={sortId}
          value={sort}
          onChange={(event) => onSort(SORTS[event.target.selectedIndex] ?? 'changed')}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`editor.shelf.sort-${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
