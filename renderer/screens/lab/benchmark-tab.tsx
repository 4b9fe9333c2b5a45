/** Our engine against the published algorithms on this machine, as ratios with their spread. */
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import { BENCH_TASKS, type BenchTask, benchSize } from '../../../core/lab/bench-tasks.ts';
import { Icon } from '../../components/icon.tsx';
import type { BenchRatio } from '../../engine/lab-protocol.ts';
import { LabFailure } from './watch/lab-failure.tsx';
import { type LabEngine, LabEngineContext } from './watch/use-lab-engine.ts';

interface MeasuredRow {
  readonly task: BenchTask;
  readonly ratios: readonly BenchRatio[];
}

const PERMILLE = 1000;

export function BenchmarkTab() {
  const { t } = useTranslation();
  const own = useContext(LabEngineContext);
  const [rows, setRows] = useState<readonly MeasuredRow[]>([]);
  const [abort, setAbort] = useState<AbortController | null>(null);
  const [permille, setPermille] = useState(0);
  /** The worker that met an error; another may be asked. */
  const [failed, setFailed] = useState<LabEngine | null>(null);
  const measure = async () => {
    if (own === null) return;
    const called = new AbortController();
    setAbort(called);
    setRows([]);
    for (const [index, task] of BENCH_TASKS.entries()) {
      setPermille(index * PERMILLE);
      const reply = await own.engine.ask(
        { type: 'lab-benchmark', task },
        { signal: called.signal, onProgress: (share) => setPermille(index * PERMILLE + share) },
      );
      if (!called.signal.aborted && !reply.ok) setFailed(own);
      if (called.signal.aborted || !reply.ok) break;
      setRows((before) => [...before, { task, ratios: reply.value }]);
    }
    setAbort(null);
  };
  return (
    <div className="lab-bench lab-card">
      <p>{t('lab.bench.what')}</p>
      <div className="lab-progress">
        {abort === null ? (
          <button type="button" className="button button-primary" onClick={() => void measure()}>
            <Icon name="clock" />
            {t(rows.length === 0 ? 'lab.bench.start' : 'lab.bench.again')}
          </button>
        ) : (
          <>
            <progress
              max={BENCH_TASKS.length * PERMILLE}
              value={permille}
              aria-label={t('lab.bench.measuring')}
            />
            <span>{t('lab.bench.progress', { done: rows.length, most: BENCH_TASKS.length })}</span>
            <button type="button" className="button" onClick={() => abort.abort()}>
              {t('lab.cancel')}
            </button>
          </>
        )}
      </div>
      {failed !== null && failed === own && <LabFailure />}
      {rows.length > 0 && <Ratios rows={rows} />}
    </div>
  );
}

function Ratios({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  const { t } = useTranslation();
  return (
    <table>
      <caption className="visually-hidden">{t('lab.bench.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lab.bench.work')}</th>
          <th scope="col">{t('lab.bench.board')}</th>
          {ALGORITHM_NAMES.map((name) => (
            <th key={name} scope="col">
              {t(`lab.algorithm.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ task, ratios }) => (
          <tr key={`${task.work} ${task.size}`}>
            <th scope="row">{t(`lab.bench.of.${task.work}`)}</th>
            <td>{benchSize(task)}</td>
            {ratios.map(({ name, middle, low, high }) => (
              <td key={name}>
                <b className="display">{t('lab.times', { times: short(middle) })}</b>{' '}
                <small>{t('lab.bench.spread', { low: short(low), high: short(high) })}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two figures are as much as such a measurement can tell. */
function short(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toPrecision(2);
}
