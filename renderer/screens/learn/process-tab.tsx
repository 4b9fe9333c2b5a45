/** Dead test, hint, reshuffle, deal and proofs on the chosen board. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchedProcesses } from '../../../core/lab/process-code.ts';
import { LOST_SAMPLE } from '../../../core/lab/sample-boards.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import sheet from './board-sheet.module.css';
import styles from './lab.module.css';
import { ProcessPanels } from './watch/process-panels.tsx';
import { labBoardOfSample } from './watch/samples.ts';
import { TreeView } from './watch/tree-view.tsx';

/** The topics that can be watched, each with the processes that show it. */
const TOPICS = {
  dead: ['dead-by-pairs', 'dead-by-corridors'],
  hint: ['hint-first', 'hint-proved'],
  reshuffle: ['reshuffle-random', 'reshuffle-proved'],
  deal: ['deal-random', 'deal-proved'],
  why: ['why'],
  tree: null,
} as const satisfies Readonly<Record<string, WatchedProcesses | null>>;
type Topic = keyof typeof TOPICS;
const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
const BY_PAIRS_ALONE = ['dead-by-pairs'] as const;
/** These come out otherwise with another seed. */
const SEEDED: readonly Topic[] = ['reshuffle', 'deal'];

interface ProcessTabProps {
  readonly shown: LabBoard;
  readonly onShown: (shown: LabBoard) => void;
}

export function ProcessTab({ shown, onShown }: ProcessTabProps) {
  const { t } = useTranslation();
  const [topic, setTopic] = useState<Topic>('dead');
  const [seed, setSeed] = useState(1);
  const { board, rules } = shown;
  const asked = TOPICS[topic];
  // Corridors carry links of two turns.
  const processes = topic === 'dead' && rules.maxTurns !== 2 ? BY_PAIRS_ALONE : asked;
  return (
    <div className={styles.search}>
      <div className={styles.choices}>
        <p className={styles.lead}>{t(`lab.about.${topic}`)}</p>
        <label className={sheet.field}>
          <span className="visually-hidden">{t('lab.topics')}</span>
          <select
            value={topic}
            onChange={({ target }) => setTopic(TOPIC_NAMES.find((each) => each === target.value) ?? 'dead')}
          >
            {TOPIC_NAMES.map((each) => (
              <option key={each} value={each}>
                {t(`lab.topic.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {SEEDED.includes(topic) && (
          <button type="button" className="button button-quiet" onClick={() => setSeed(seed + 1)}>
            {t('lab.again')}
          </button>
        )}
        {topic === 'why' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onShown(labBoardOfSample(LOST_SAMPLE))}
          >
            {t('lab.lost-board')}
          </button>
        )}
      </div>
      {processes === null ? (
        <TreeView board={board} rules={rules} />
      ) : (
        <ProcessPanels key={topic} board={board} rules={rules} processes={processes} seed={seed} />
      )}
    </div>
  );
}
