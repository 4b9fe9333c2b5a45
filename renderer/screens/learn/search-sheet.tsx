/** The searches that stand side by side: each with a plain sentence on how it goes about it. */
import { useTranslation } from 'react-i18next';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import type { WatchedSearch } from '../../../core/lab/lessons.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import dialog from './board-sheet.module.css';
import styles from './lab.module.css';
import { suitsTurns } from './watch/record-search.ts';

/** More are too small to be followed. */
const MOST_SEARCHES = 4;

interface SearchSheetProps {
  readonly rules: Rules;
  readonly searches: readonly WatchedSearch[];
  readonly onSearches: (searches: readonly WatchedSearch[]) => void;
  readonly onClose: () => void;
}

export function SearchSheet({ rules, searches, onSearches, onClose }: SearchSheetProps) {
  const { t } = useTranslation();
  const usable = searches.filter(({ name }) => suitsTurns(name, rules));
  const toggle = (name: TracedAlgorithm) => {
    const isChosen = searches.some((search) => search.name === name);
    const chosen = isChosen
      ? searches.filter((search) => search.name !== name)
      : [...searches, { name, hasFault: false }];
    onSearches(TRACED_NAMES.flatMap((each) => chosen.find((search) => search.name === each) ?? []));
  };
  return (
    <Dialog title={t('lab.algorithms')} onClose={onClose}>
      {(close) => (
        <>
          <ul className={styles.choices}>
            {TRACED_NAMES.map((name) => {
              const isChosen = usable.some((search) => search.name === name);
              const isSuited = suitsTurns(name, rules);
              return (
                <li key={name}>
                  <button
                    type="button"
                    data-part="lab-choice"
                    className={styles.choice}
                    aria-pressed={isChosen}
                    disabled={!isSuited || (!isChosen && usable.length >= MOST_SEARCHES)}
                    onClick={() => toggle(name)}
                  >
                    <b>{t(`lab.algorithm.${name}`)}</b>
                    {name === 'by-corridors' && <span className={styles.ours}>{t('lab.ours')}</span>}
                    <span>{t(isSuited ? `lab.how.${name}` : 'lab.too-many-turns')}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <div className={dialog.foot}>
            <button type="button" className="button button-primary" onClick={close}>
              {t('lab.sheet.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
