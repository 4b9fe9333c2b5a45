import { useTranslation } from 'react-i18next';
import type { RunFigures } from '../../../../core/game/run-figures.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber, formatTenth } from '../../../i18n/format.ts';
import styles from './end.module.css';

interface RunFactsProps {
  readonly figures: RunFigures | null;
  /** False where no time is shown. */
  readonly hasPace: boolean;
}

/** A run in four figures; as high before they are known. One that is not known is a dash. */
export function RunFacts({ figures, hasPace }: RunFactsProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { links, bestCombo, paceMs, misses } = figures ?? {};
  const facts = [
    [t('end.links'), links === undefined ? null : formatNumber(links, language)],
    [t('end.best-combo'), bestCombo === undefined ? null : `×${bestCombo}`],
    ...(hasPace
      ? [
          [
            t('end.pace'),
            paceMs == null ? null : t('end.seconds', { seconds: formatTenth(paceMs, language) }),
          ],
        ]
      : []),
    [t('end.misses'), misses == null ? null : formatNumber(misses, language)],
  ] satisfies (readonly (string | null)[])[];
  return (
    <dl className={styles.runFacts} data-testid="run-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? (figures === null ? '\u00a0' : '–')}</dd>
        </div>
      ))}
    </dl>
  );
}
