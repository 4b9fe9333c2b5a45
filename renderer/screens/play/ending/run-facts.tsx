import { useTranslation } from 'react-i18next';
import type { RunFigures } from '../../../../core/game/run-figures.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber, formatTenth } from '../../../i18n/format.ts';
import styles from './end.module.css';

type Figure = readonly [name: string, value: string | null];

interface RunFactsProps {
  readonly figures: RunFigures | null;
  readonly facts: readonly Figure[];
}

/** A run in figures; as high before they are known. One that is not known is a dash. */
export function RunFacts({ figures, facts }: RunFactsProps) {
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

/** Returns what a run took: the pairs and the longest combo, which the end shows, and the figures behind *More*. */
export function useRunFacts(figures: RunFigures | null, hasPace: boolean) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { links, bestCombo, paceMs, misses } = figures ?? {};
  const shown: readonly Figure[] = [
    [t('end.links'), links === undefined ? null : formatNumber(links, language)],
    [t('end.best-combo'), bestCombo === undefined ? null : `×${bestCombo}`],
  ];
  const pace = paceMs == null ? null : t('end.seconds', { seconds: formatTenth(paceMs, language) });
  const behind: readonly Figure[] = [
    ...(hasPace ? [[t('end.pace'), pace] as const] : []),
    [t('end.misses'), misses == null ? null : formatNumber(misses, language)],
  ];
  return { shown, behind };
}
