/** The searches that stand side by side: each with a plain sentence on how it goes about it. */
import { useTranslation } from 'react-i18next';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import type { WatchedSearch } from '../../../core/lab/lessons.ts';
import { FAULT_BOARDS, type SampleBoard } from '../../../core/lab/sample-boards.ts';
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
  readonly onFault: (sample: SampleBoard) => void;
  readonly onClose: () => void;
}

/** A search that gives up too soon, beside one that is right. */
const WRONG_AND_RIGHT: readonly WatchedSearch[] = [
  { name: 'by-cases', hasFault: true },
  { name: 'breadth-first', hasFault: false },
];

export function SearchSheet({ rules, searches, onSearches, onFault, onClose }: SearchSheetProps) {
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
              const isFull = !isChosen && usable.length >= MOST_SEARCHES;
              const words = isFull ? 'lab.full' : (`lab.how.${name}` as const);
              return (
                <li key={name}>
                  <button
                    type="button"
                    data-part="lab-choice"
                    className={styles.choice}
                    aria-pressed={isChosen}
                    disabled={!isSuited || isFull}
                    onClick={() => toggle(name)}
                  >
                    <b>
                      {t(`lab.algorithm.${name}`)}{' '}
                      <small>
                        {t(`lab.term.${name}`)}
                        {name === 'by-corridors' && ` · ${t('lab.ours')}`}
                      </small>
                    </b>
                    <span>{t(isSuited ? words : 'lab.too-many-turns')}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <div className={dialog.foot}>
            <button
              type="button"
              className="button button-quiet"
              data-part="lab-fault"
              onClick={() => {
                onSearches(WRONG_AND_RIGHT);
                onFault(FAULT_BOARDS['by-cases']);
                close();
              }}
            >
              {t('lab.fault.show')}
            </button>
            <button type="button" className="button button-primary" onClick={close}>
              {t('lab.sheet.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
