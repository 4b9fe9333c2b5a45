/** One process among those that are watched side by side: its board, its counters, its code, what came out. */
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../../core/board/board.ts';
import type { Border } from '../../../../core/rules/rules.ts';
import type { SearchTint } from '../../../board/layers/board-mark.ts';
import styles from '../lab.module.css';
import { ShowContext } from './code-choice.tsx';
import { CodeView, type ShownLine } from './code-view.tsx';
import type { LabFrame } from './lab-frame.ts';
import { type DrawnLine, LANE, marksOf } from './lab-marks.ts';
import { LanedBoard } from './laned-board.tsx';

/** A number that grows while a process runs. */
export interface Counter {
  readonly key: string;
  readonly value: number;
  readonly words: string;
}

/** The result, as a chip. */
export interface PanelOutcome {
  readonly words: string;
  readonly tone: 'good' | 'bad' | 'quiet';
}

export interface LabPanelProps {
  readonly title: string;
  /** The name that its field has for it, behind the plain one. */
  readonly term?: string | undefined;
  /** The colour of what it examined. */
  readonly tint?: SearchTint;
  /** One plain sentence on how it goes about it. */
  readonly how?: string;
  readonly isOurs?: boolean;
  readonly board: Board;
  readonly border: Border;
  /** The width of the lane around the board. */
  readonly lane?: number | undefined;
  readonly frame: LabFrame;
  readonly drawn: DrawnLine | null;
  readonly lines: readonly ShownLine[];
  /** True if the lines are those of the learner's own program, which always stand there. */
  readonly isProgram?: boolean;
  /** A program that does the same as the pseudo-code, to stand beside it. */
  readonly program?: readonly ShownLine[] | null;
  readonly counters: readonly Counter[];
  /** The most cells that any of those side by side examines: the bars of all are drawn on that scale. */
  readonly most?: number | undefined;
  /** null until there is one. */
  readonly outcome: PanelOutcome | null;
  /** Its answer may be wrong: what it does instead is said at its head. */
  readonly isFaulty?: boolean;
  /** It needed least of those beside it. */
  readonly isFewest?: boolean;
  /** The sentence in which it ends, under the board, and whether that is reached: room is kept for it before. */
  readonly said?: { readonly words: string; readonly isTold: boolean } | null;
  readonly onPick?: ((cell: number) => void) | undefined;
  readonly children?: ReactNode;
}

export function LabPanel(props: LabPanelProps) {
  const {
    title,
    board,
    lane = LANE,
    frame,
    drawn,
    lines,
    program = null,
    counters,
    outcome,
    onPick,
    said,
  } = props;
  const { isProgram = false, tint = 'indigo' } = props;
  const { form, hasNumbers } = useContext(ShowContext);
  const hasCode = form !== null || isProgram;
  const { t } = useTranslation();
  const { cells } = frame;
  // A frame changes in place, so its marks are made at each drawing.
  const marks = marksOf(board, props.border, frame, drawn, lane, { tint, hasNumbers });
  return (
    <section
      className={styles.panel}
      aria-label={title}
      data-tint={tint}
      data-fewest={props.isFewest === true}
      data-faulty={props.isFaulty === true}
    >
      <header className={styles.panelHead}>
        <h2>{title}</h2>
        <small>
          {[props.term, props.isOurs === true && t('lab.ours')].filter((each) => each).join(' · ')}
        </small>
        {props.children !== undefined && <div className={styles.extra}>{props.children}</div>}
        <output className={outcome === null ? undefined : 'chip'} data-tone={outcome?.tone}>
          {outcome?.words}
        </output>
        {props.isFewest === true && <b className={styles.won}>{t('lab.fewest.won')}</b>}
        {props.how !== undefined && <p>{props.how}</p>}
      </header>
      <div
        data-part="lab-panel-board"
        className={styles.panelBoard}
        style={{ '--rows': board.height + 2 * lane, '--columns': board.width + 2 * lane } as CSSProperties}
      >
        <LanedBoard
          board={board}
          cells={cells}
          lane={lane}
          marks={marks}
          label={t('lab.board.label', { name: title })}
          onPick={onPick}
        />
      </div>
      <CounterList counters={counters} most={props.most} />
      {said !== undefined && said !== null && (
        <p className={styles.said} data-told={said.isTold}>
          {said.words}
        </p>
      )}
      {hasCode && (
        <div className={styles.codes} data-beside={program !== null}>
          <CodeView
            title={t('lab.code-of', { name: title })}
            lines={lines}
            current={frame.line}
            isProgram={isProgram}
          />
          {program !== null && (
            <CodeView
              title={t('lab.program-of', { name: title })}
              lines={program}
              current={frame.line}
              isProgram
            />
          )}
        </div>
      )}
    </section>
  );
}

function CounterList({ counters, most = 0 }: Pick<LabPanelProps, 'counters' | 'most'>) {
  const looks = counters.find(({ key }) => key === 'looks')?.value;
  const share = looks === undefined || most === 0 ? null : looks / most;
  return (
    <dl
      className={styles.counters}
      data-scaled={share !== null}
      style={{ '--size': `${100 * (share ?? 0)}%` } as CSSProperties}
    >
      {counters.map(({ key, value, words }) => (
        <div key={key}>
          <dt>{words}</dt>
          <dd data-testid={`counter-${key}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
