import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../components/words.ts';
import { measureWords } from './play-words.ts';
import { type Group, knownMeasures } from './played-games.ts';

interface MeasureTableProps<G extends Group> {
  /** Heads the column of names. */
  readonly heading: string;
  readonly groups: readonly G[];
  readonly nameOf: (group: G) => ReactNode;
}

/** Groups of games as rows, for a screen reader, with every measure that one of them has; a field is empty where too little was played. */
export function MeasureTable<G extends Group>({ heading, groups, nameOf }: MeasureTableProps<G>) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const measures = knownMeasures(groups.map(({ figures }) => figures));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {measures.map((measure) => (
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
            {measures.map((measure) => (
              <td key={measure}>{measureWords(group.figures, measure, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
