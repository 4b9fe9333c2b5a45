/** How each board was played, those played most first. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../components/words.ts';
import { gameName } from '../modes/mode-looks.ts';
import { measureWords } from './play-words.ts';
import { type CountedPlay, grouped, MEASURES } from './played-games.ts';

/** Boards that are named; a season of daily boards would fill the screen. */
const MOST_NAMED = 12;

function nameOf(t: TFunction, { mode, template }: CountedPlay): string {
  return gameName(t, mode, template);
}

export function BoardFigures({ played }: { readonly played: readonly CountedPlay[] }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const named = played.filter(({ template }) => template.name !== '');
  const groups = grouped(named, (each) => nameOf(t, each))
    .toSorted((one, other) => other.figures.games - one.figures.games)
    .slice(0, MOST_NAMED);
  return (
    <table className="scores-table board-figures">
      <caption>{t('record.by-board')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('record.column.board')}</th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col">
              {t(`record.measure.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {MEASURES.map((measure) => (
              <td key={measure}>{measureWords(figures, measure, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
