/** Charts the growth of each algorithm's work with the board: cells examined, and time on this machine. */
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import { type GrowthCurve, growthChart } from '../../../core/judge/growth-chart.ts';
import {
  type AlgorithmGrowth,
  GROWTH_MEASURES,
  GROWTH_SIDES,
  type GrowthMeasure,
} from '../../../core/judge/growth-scope.ts';
import { chartSvg } from '../../../core/judge/growth-svg.ts';
import { GROWING_TASKS, type GrowingTask } from '../../../core/judge/question.ts';
import { Icon } from '../../components/icon.tsx';
import { Segments } from '../../components/segments.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatNumber, formatRough } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { LAB_BOARD } from '../../state/lab-board.ts';
import { offerFile } from '../../state/offer-file.ts';
import styles from './growth-card.module.css';
import shared from './lab.module.css';
import { LabEngineContext } from './watch/use-lab-engine.ts';

/** Asks for the cells of both tasks once; times come with the benchmark. */
function useCells(): void {
  const lab = useService(LAB_BOARD);
  const own = useContext(LabEngineContext);
  useEffect(() => {
    if (own === null) return;
    const abort = new AbortController();
    const ask = async () => {
      for (const task of GROWING_TASKS) {
        const asked = { task, measure: 'cells' } as const;
        if (lab.getState().grown.some((each) => each.task === task && each.measure === asked.measure))
          continue;
        const reply = await own.engine.ask({ type: 'lab-growth', ...asked }, { signal: abort.signal });
        if (abort.signal.aborted || !reply.ok) return;
        lab.setState(({ grown }) => ({ grown: [...grown, { ...asked, growths: reply.value }] }));
      }
    };
    void ask();
    return () => abort.abort();
  }, [lab, own]);
}

export function GrowthCard() {
  const { t } = useTranslation();
  const lab = useService(LAB_BOARD);
  const grown = useStore(lab, (state) => state.grown);
  useCells();
  const [task, setTask] = useState<GrowingTask>('link');
  const [measure, setMeasure] = useState<GrowthMeasure>('cells');
  const known = grown.find((each) => each.task === task && each.measure === measure);
  const growths = known?.growths ?? [];
  const nameOf = (name: AlgorithmGrowth['name']) => t(`lab.algorithm.${name}`);
  const curves = growths.map(({ name, values }) => ({ name: nameOf(name), values }));
  const title = `${t(`lab.growth.${task}`)}: ${t(`lab.growth.${measure}`)}`;
  const save = () => {
    const svg = chartSvg(growthChart(GROWTH_SIDES[task], curves), title);
    offerFile(t('lab.growth.file'), '.svg', svg, 'image/svg+xml');
  };
  return (
    <section className={`${shared.card} ${styles.growth}`} aria-labelledby="lab-growth">
      <header>
        <h2 id="lab-growth">{t('lab.growth.title')}</h2>
        <button
          type="button"
          className="button button-quiet"
          data-scan="never"
          disabled={known === undefined}
          onClick={save}
        >
          <Icon name="save" />
          {t('lab.growth.save')}
        </button>
      </header>
      <div className={styles.choices}>
        <Segments
          name="lab-growth-task"
          title={t('lab.growth.task')}
          isTitleHidden
          value={task}
          options={GROWING_TASKS.map((value) => ({ value, words: t(`lab.growth.${value}`) }))}
          onChange={setTask}
        />
        <Segments
          name="lab-growth-measure"
          title={t('lab.growth.measure')}
          isTitleHidden
          value={measure}
          options={GROWTH_MEASURES.map((value) => ({ value, words: t(`lab.growth.${value}`) }))}
          onChange={setMeasure}
        />
      </div>
      <div className={styles.soft}>
        <p>{t(`lab.growth.${task}-board`)}</p>
        <p>{t('lab.growth.scales')}</p>
      </div>
      <div className={styles.parts}>
        <Chart
          sides={GROWTH_SIDES[task]}
          curves={curves}
          label={title}
          isKnown={known !== undefined}
          measure={measure}
        />
        <Legend names={TRACED_NAMES.map(nameOf)} />
      </div>
      <Figures task={task} measure={measure} growths={growths} />
    </section>
  );
}

interface ChartProps {
  readonly sides: readonly number[];
  readonly curves: readonly GrowthCurve[];
  readonly label: string;
  readonly isKnown: boolean;
  readonly measure: GrowthMeasure;
}

/** As wide as its room, so that its words have the size of others; it has its room before it is known. */
function Chart({ sides, label, isKnown, measure, ...props }: ChartProps) {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWide(entry?.contentRect.width));
    if (room.current !== null) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const chart = growthChart(sides, props.curves, wide);
  const { width, height, left, right, top, bottom, columns, rows, curves } = chart;
  return (
    <div ref={room} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {columns.map(({ at, words }) => (
          <g key={words} className={styles.grid}>
            <line x1={at} x2={at} y1={top} y2={bottom} />
            <text x={at} y={bottom + 20} textAnchor="middle">
              {words}
            </text>
          </g>
        ))}
        {isKnown &&
          rows.map(({ at, words }) => (
            <g key={words} className={styles.grid}>
              <line x1={left} x2={right} y1={at} y2={at} />
              <text x={left - 8} y={at + 4} textAnchor="end">
                {words}
              </text>
            </g>
          ))}
        {curves.map(({ name, points }, index) => (
          <polyline key={name} data-curve={index} points={points.map((point) => point.join(',')).join(' ')} />
        ))}
      </svg>
      {!isKnown && <p>{measure === 'time' ? t('lab.growth.unmeasured') : t('lab.verdict.thinking')}</p>}
    </div>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 28 8" aria-hidden="true">
            <line x1={0} x2={28} y1={4} y2={4} data-curve={index} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface FiguresProps {
  readonly task: GrowingTask;
  readonly measure: GrowthMeasure;
  readonly growths: readonly AlgorithmGrowth[];
}

/** The numbers behind the chart, a row for each size. */
function Figures({ task, measure, growths }: FiguresProps) {
  const { t, i18n } = useTranslation();
  const caption = useId();
  const figure = (value: number | undefined) => {
    if (value === undefined) return '–';
    const language = asLanguage(i18n.language);
    if (measure === 'cells') return formatNumber(value, language);
    return t('lab.growth.milliseconds', { ms: formatRough(value, language) });
  };
  return (
    <details className={`${shared.fold} ${styles.figures}`}>
      <summary id={caption}>{t('lab.growth.figures')}</summary>
      <div>
        <table aria-labelledby={caption}>
          <thead>
            <tr>
              <th scope="col">{t('lab.growth.side')}</th>
              {TRACED_NAMES.map((name) => (
                <th key={name} scope="col">
                  {t(`lab.algorithm.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROWTH_SIDES[task].map((side, row) => (
              <tr key={side}>
                <th scope="row">{`${side} × ${side}`}</th>
                {TRACED_NAMES.map((name) => (
                  <td key={name}>{figure(growths.find((each) => each.name === name)?.values[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
