/** Eight lessons: each asks a question about a board, on the board itself where a pair is the answer, and shows what comes of it. */
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Move } from '../../../core/board/board.ts';
import { type LabLesson, LESSONS, type LessonAnswer, type LessonView } from '../../../core/lab/lessons.ts';
import { Icon } from '../../components/icon.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import shared from './lab.module.css';
import styles from './lessons-tab.module.css';
import { BoardPicture, type DrawnBoard, points } from './watch/board-picture.tsx';
import { onlyA } from './watch/lab-marks.ts';
import { LanedBoard } from './watch/laned-board.tsx';
import { ProcessPanels } from './watch/process-panels.tsx';
import { drawnBoard } from './watch/samples.ts';
import { SearchPanels } from './watch/search-panels.tsx';
import { TreeView } from './watch/tree-view.tsx';
import { useEntryInRow } from './watch/use-entry-in-row.ts';

/** The subject of each lesson, in small. */
const PICTURES: Readonly<Record<string, DrawnBoard>> = {
  direct: { rows: ['....', 'a..a', '.oo.'], line: points('01 31') },
  'one-turn': { rows: ['a...', '.oo.', '...a'], line: points('00 30 32') },
  'two-turns': { rows: ['....', 'aooa', '.oo.'], line: points('01 00 30 31') },
  // Two lines cross in one cell.
  direction: { rows: ['.a..', 'o..o', '.a..'], line: points('10 12'), other: points('01 31') },
  shortest: { rows: ['aoa', '...', '...'], line: points('00 01 21 20'), other: points('00 02 22 20') },
  corridors: { rows: ['oooo', 'oooo', 'oooo'] },
  greedy: { rows: ['aaoo', 'oooo', '....'], line: points('00 10'), isWrong: true },
  gravity: { rows: ['.a..', '....', 'o.oo'], other: points('10 12') },
};

export function LessonsTab() {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const list = useEntryInRow(at);
  const lesson = LESSONS[at];
  if (lesson === undefined) return null;
  return (
    <div className={styles.lessons}>
      <ol ref={list} className={styles.list} aria-label={t('lab.lessons')}>
        {LESSONS.map((each, index) => (
          <li key={each.lesson}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              data-done={done.has(each.lesson)}
              onClick={() => setAt(index)}
            >
              <BoardPicture {...PICTURES[each.lesson]} />
              <b>{index + 1}</b>
              <span>{t(`lab.lesson.${each.lesson as 'direct'}.title`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <OneLesson
        key={lesson.lesson}
        lesson={lesson}
        onDone={() => setDone(new Set([...done, lesson.lesson]))}
        onNext={at + 1 < LESSONS.length ? () => setAt(at + 1) : null}
      />
    </div>
  );
}

interface OneLessonProps {
  readonly lesson: LabLesson;
  readonly onDone: () => void;
  readonly onNext: (() => void) | null;
}

/** The words of a lesson name tiles by their pictures. */
function usePictures() {
  const pictureName = usePictureName();
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(pictureName);
  return { one, two, three, four, five };
}

function OneLesson({ lesson, onDone, onNext }: OneLessonProps) {
  const { t } = useTranslation();
  const pictures = usePictures();
  const id = lesson.lesson as 'direct';
  const [chosen, setChosen] = useState<LessonAnswer | null>(null);
  const [isDone, setDone] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const isOnBoard = lesson.answers.some(({ pair }) => pair !== undefined);
  const answer = (given: LessonAnswer | null) => {
    setChosen(given);
    setPicked(null);
    if (given?.isRight !== true) return;
    setDone(true);
    onDone();
  };
  const pick = (cell: number) => {
    const given = lesson.answers.find(({ pair }) => picked !== null && isPair(pair, picked, cell));
    if (given === undefined) setPicked(cell === picked ? null : cell);
    else answer(given);
  };
  const ask = isOnBoard ? askOf(picked) : 'lab.answer-first';
  return (
    <article className={shared.lesson}>
      <div className={styles.question}>
        <p className={styles.ask}>{t(`lab.lesson.${id}.question`, pictures)}</p>
        {!isOnBoard && (
          <fieldset className={styles.answers}>
            <legend className="visually-hidden">{t('lab.answers')}</legend>
            {lesson.answers.map((each) => (
              <button
                key={each.answer}
                type="button"
                className="button button-large"
                aria-pressed={each === chosen}
                data-right={each === chosen ? each.isRight : undefined}
                onClick={() => answer(each)}
              >
                {t(`lab.lesson.${id as 'gravity'}.answer.${each.answer as 'safe'}`, pictures)}
              </button>
            ))}
          </fieldset>
        )}
        <div className={styles.end}>
          <p className={styles.said} role="status" data-right={chosen?.isRight}>
            {chosen !== null && picked === null && (
              <>
                <b>{t(chosen.isRight ? 'lab.right' : 'lab.not-quite')}</b>{' '}
                {t(`lab.lesson.${id}.said.${chosen.answer as 'ones'}`, pictures)}{' '}
              </>
            )}
            <span>
              {(chosen ?? lesson.given) === null || picked !== null
                ? t(ask)
                : t(`lab.lesson.${id}.watch`, pictures)}
            </span>
          </p>
          {isOnBoard && chosen?.isRight === false && (
            <button type="button" className="button" onClick={() => answer(null)}>
              <Icon name="undo" />
              {t('lab.other-answer')}
            </button>
          )}
          {isDone && onNext !== null && (
            <button type="button" className="button button-primary" onClick={onNext}>
              {t('lab.next-lesson')}
              <Icon name="on" />
            </button>
          )}
        </div>
      </div>
      <LessonStage
        key={chosen?.view.type === 'search' ? 'search' : (chosen?.answer ?? '')}
        lesson={lesson}
        view={chosen?.view ?? lesson.given}
        picked={picked}
        onPick={isOnBoard ? pick : undefined}
      />
    </article>
  );
}

const isPair = (pair: Move | undefined, a: number, b: number) =>
  pair !== undefined && a !== b && pair.includes(a) && pair.includes(b);

const askOf = (picked: number | null) => (picked === null ? 'lab.ask.lesson' : 'lab.ask.second');

interface LessonStageProps {
  readonly lesson: LabLesson;
  readonly view: LessonView | null;
  /** The first tile of a pair that is the answer. */
  readonly picked: number | null;
  readonly onPick: ((cell: number) => void) | undefined;
}

function LessonStage({ lesson, view, picked, onPick }: LessonStageProps) {
  const { rules } = lesson;
  const only = useMemo(() => (picked === null ? null : onlyA(picked)), [picked]);
  const text = view?.type === 'process' ? (view.board ?? lesson.board) : lesson.board;
  const board = useMemo(() => drawnBoard(text), [text]);
  if (view === null) return <OpenQuestion board={board} picked={picked} onPick={onPick} />;
  if (view.type === 'tree') return <TreeView board={board} rules={rules} />;
  if (view.type === 'process')
    return (
      <ProcessPanels
        board={board}
        rules={rules}
        processes={view.processes}
        after={view.after}
        hasSmallBoards
      />
    );
  return (
    <SearchPanels
      board={board}
      rules={rules}
      searches={view.searches}
      pair={only ?? view.pair}
      hasSmallBoards
      {...(onPick !== undefined && { onPick })}
    />
  );
}

/** No search looks beside it yet, so its tiles have all of the room. */
const NO_LANE = 0;

/** The board alone: what a search or a process shows on it would be the answer. */
function OpenQuestion({
  board,
  picked,
  onPick,
}: Pick<LessonStageProps, 'picked' | 'onPick'> & { readonly board: Board }) {
  const { t } = useTranslation();
  return (
    <div className={shared.panels} data-count="0">
      <section className={shared.panel} aria-label={t('lab.answer-first')}>
        <div
          data-part="lab-panel-board"
          className={shared.panelBoard}
          style={{ '--rows': board.height, '--columns': board.width } as CSSProperties}
        >
          <LanedBoard
            board={board}
            lane={NO_LANE}
            selected={picked}
            label={t('lab.board.question')}
            onPick={(cell) => onPick?.(cell)}
          />
        </div>
      </section>
    </div>
  );
}
