/** Dead test, hint, reshuffle, deal and proofs on the chosen board. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchedProcesses } from '../../../core/lab/process-code.ts';
import { LOST_SAMPLE, TINY_SAMPLE } from '../../../core/lab/sample-boards.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import type { LabBoard } from '../../state/lab-board.ts';
import styles from './lab.module.css';
import lessons from './lessons-tab.module.css';
import { ProcessPanels } from './watch/process-panels.tsx';
import { labBoardOfSample } from './watch/samples.ts';
import { TreeView } from './watch/tree-view.tsx';
import { useEntryInRow } from './watch/use-entry-in-row.ts';

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
const ICONS: Readonly<Record<Topic, IconName>> = {
  dead: 'search',
  hint: 'hint',
  reshuffle: 'reshuffle',
  deal: 'shelf',
  why: 'question',
  tree: 'trail',
};
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
  const list = useEntryInRow(TOPIC_NAMES.indexOf(topic));
  const asked = TOPICS[topic];
  // Corridors carry links of two turns.
  const processes = topic === 'dead' && rules.maxTurns !== 2 ? BY_PAIRS_ALONE : asked;
  return (
    <div className={`${lessons.lessons} ${lessons.above}`}>
      <ol ref={list} className={lessons.list} aria-label={t('lab.topics')}>
        {TOPIC_NAMES.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-current={value === topic ? 'step' : undefined}
              onClick={() => setTopic(value)}
            >
              <Icon name={ICONS[value]} />
              <span>{t(`lab.topic.${value}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div data-of="process" className={styles.search}>
        <div className={styles.topic}>
          <p className={styles.lead}>{t(`lab.about.${topic}`)}</p>
          {SEEDED.includes(topic) && (
            <button type="button" className="button" onClick={() => setSeed(seed + 1)}>
              {t('lab.again')}
            </button>
          )}
          {topic === 'why' && (
            <button type="button" className="button" onClick={() => onShown(labBoardOfSample(LOST_SAMPLE))}>
              {t('lab.lost-board')}
            </button>
          )}
          {topic === 'tree' && (
            <button type="button" className="button" onClick={() => onShown(labBoardOfSample(TINY_SAMPLE))}>
              {t('lab.tiny-board')}
            </button>
          )}
        </div>
        {processes === null ? (
          <TreeView board={board} rules={rules} />
        ) : (
          <ProcessPanels key={topic} board={board} rules={rules} processes={processes} seed={seed} />
        )}
      </div>
    </div>
  );
}
