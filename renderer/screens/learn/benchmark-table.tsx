/** A row for each thing that is measured, a bar for each published algorithm: how many times as long as our engine it takes. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import { BENCH_TASKS, type BenchTask, benchSize, SIZES } from '../../../core/lab/bench-tasks.ts';
import type { MeasuredRow } from '../../state/lab-board.ts';
import { shownRatio, sizeOfRatio } from './bench-ratios.ts';
import styles from './benchmark.module.css';
import shared from './lab.module.css';

interface BenchmarkTableProps {
  readonly measured: readonly MeasuredRow[];
}

export function BenchmarkTable({ measured }: BenchmarkTableProps) {
  const { t } = useTranslation();
  return (
    <section className={`${shared.card} ${styles.figures}`}>
      <table>
        <caption>
          {t('lab.bench.caption')} <small>{t('lab.bench.scale')}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('lab.bench.work')}</th>
            <th scope="col">{t('lab.bench.board')}</th>
            {ALGORITHM_NAMES.map((name) => (
              <th key={name} scope="col">
                {t(`lab.algorithm.${name}`)} <br />
                {t(`lab.term.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BENCH_TASKS.map((task) => (
            <TaskRow
              key={`${task.work} ${task.size}`}
              task={task}
              row={measured.find((each) => each.task === task)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TaskRowProps {
  readonly task: BenchTask;
  /** The measures of this machine. */
  readonly row: MeasuredRow | undefined;
}

function TaskRow({ task, row }: TaskRowProps) {
  const { t } = useTranslation();
  const isFirst = task.size === 0;
  return (
    <tr data-first={isFirst} data-measured={row !== undefined}>
      {isFirst && (
        <th scope="rowgroup" rowSpan={SIZES.length}>
          {t(`lab.bench.of.${task.work}`)}
        </th>
      )}
      <td>{benchSize(task)}</td>
      {ALGORITHM_NAMES.map((name) => {
        const ratio = row?.ratios.find((each) => each.name === name);
        return <td key={name}>{ratio !== undefined && <Figure {...ratio} />}</td>;
      })}
    </tr>
  );
}

function Figure({ middle: times, low, high }: MeasuredRow['ratios'][number]) {
  const { t } = useTranslation();
  const size = { '--size': `${sizeOfRatio(times) * 100}%` } as CSSProperties;
  return (
    <div className={styles.figure} style={size} data-slower={times > 1}>
      <b className="display">{t('lab.times', { times: shownRatio(times) })}</b>{' '}
      <small>{t('lab.bench.spread', { low: shownRatio(low), high: shownRatio(high) })}</small>
      <i aria-hidden="true" />
    </div>
  );
}
