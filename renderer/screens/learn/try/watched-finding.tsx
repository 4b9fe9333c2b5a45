/** The smallest board on which a program is wrong, in the tracer: the program beside an algorithm that is right. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../../core/board/board.ts';
import type { JudgeFinding } from '../../../../core/judge/examination.ts';
import { boardOf, type Task } from '../../../../core/judge/question.ts';
import type { WatchedSearch } from '../../../../core/lab/lessons.ts';
import type { WatchedProcesses } from '../../../../core/lab/process-code.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import { Icon } from '../../../components/icon.tsx';
import type { StudentFinding } from '../../../engine/lab-protocol.ts';
import shared from '../lab.module.css';
import { ownRun } from '../watch/own-panel.tsx';
import { ProcessPanels } from '../watch/process-panels.tsx';
import { SearchPanels } from '../watch/search-panels.tsx';
import styles from './try.module.css';
import { faultWords } from './verdict-view.tsx';

const LOST_PROCESS: WatchedProcesses = ['hint-proved'];
const RIGHT_SEARCH: readonly WatchedSearch[] = [{ name: 'breadth-first', hasFault: false }];

/** The process that shows on a whole board what is right. */
const RIGHT_PROCESS: Readonly<Record<Task, WatchedProcesses>> = {
  link: ['dead-by-pairs'],
  line: ['dead-by-pairs'],
  dead: ['dead-by-pairs'],
  hint: ['hint-first'],
  shuffle: ['reshuffle-proved'],
  deal: ['reshuffle-proved'],
  game: ['hint-first'],
};

/** The part of a finding that is watched: the cells, the pair of them, and the process where there is none. */
function watchedOf({ task, ...finding }: JudgeFinding) {
  const { cells, pair } = finding.type === 'wrong' ? finding.complaint.question : finding.question;
  const asked = { cells, pair, processes: RIGHT_PROCESS[task], isAsked: true };
  if (finding.type !== 'wrong') return asked;
  const { answered, shown } = finding.complaint;
  // The order of tiles that was answered, which is dead or lost.
  const laid = (answered.match(/\d+/g) ?? []).map(Number);
  const isLaid = finding.fault === 'kills' || finding.fault === 'unsolvable';
  if (isLaid)
    return {
      ...{ cells: laid, pair: null, isAsked: false },
      processes: finding.fault === 'kills' ? RIGHT_PROCESS.dead : LOST_PROCESS,
    };
  // Of a game the position at which it went wrong.
  return task === 'game' ? { ...asked, cells: shown.cells, pair: shown.pair, isAsked: false } : asked;
}

interface WatchedFindingProps {
  readonly found: StudentFinding;
  readonly source: string;
  readonly onBack: () => void;
}

export function WatchedFinding({ found, source, onBack }: WatchedFindingProps) {
  const { t } = useTranslation();
  const { finding, trace } = found;
  const { border, maxTurns, width, height } =
    finding.type === 'wrong' ? finding.complaint.question : finding.question;
  const { cells, pair, processes, isAsked } = useMemo(() => watchedOf(finding), [finding]);
  const fault = faultWords(t, finding);
  const board = useMemo((): Board => boardOf({ width, height, cells }), [width, height, cells]);
  const rules = useMemo((): Rules => ({ maxTurns, border, gravity: 'none' }), [maxTurns, border]);
  // The cells that it examined belong to the board that it was asked about.
  const own = useMemo(
    () => (isAsked ? ownRun(trace, { source, pair, fault }) : null),
    [isAsked, trace, source, pair, fault],
  );
  return (
    <article className={`${shared.lesson} ${styles.watched}`}>
      <div className={styles.watchedHead}>
        <button type="button" className="button" onClick={onBack}>
          <Icon name="back" />
          {t('lab.try.back')}
        </button>
        <p>{`${finding.task} · ${fault}`}</p>
      </div>
      {pair === null ? (
        <ProcessPanels board={board} rules={rules} processes={processes} own={own} />
      ) : (
        <SearchPanels board={board} rules={rules} searches={RIGHT_SEARCH} pair={pair} own={own} />
      )}
    </article>
  );
}
