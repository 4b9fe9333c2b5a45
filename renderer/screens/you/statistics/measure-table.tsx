import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../components/words.ts';
import tableStyles from '../record-table.module.css';
import { measureWords } from './play-words.ts';
import { type Group, MEASURES } from './played-games.ts';

interface MeasureTableProps<G extends Group> {
  readonly className?: string | undefined;
  readonly caption?: string;
  /** Heads the column of names. */
  readonly heading: string;
  readonly groups: readonly G[];
  readonly nameOf: (group: G) => ReactNode;
}

/** Groups of games as rows, with every measure of each. */
export function MeasureTable<G extends Group>({
  className = '',
  caption,
  heading,
  groups,
  nameOf,
}: MeasureTableProps<G>) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <table className={`${tableStyles.table} ${className}`}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col">
              {t(`record.measure.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.name}>
            <th scope="row">{nameOf(group)}</th>
            {MEASURES.map((measure) => (
              <td key={measure}>{measureWords(group.figures, measure, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
