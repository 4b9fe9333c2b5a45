/** Eight lessons: each asks a question about a board, and shows the board's own answer after one was chosen. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import { type LabLesson, LESSONS, type LessonAnswer, type LessonView } from '../../../core/lab/lessons.ts';
import { Icon } from '../../components/icon.tsx';
import { GameBoard } from '../../components/lazy-game-board.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import shared from './lab.module.css';
import styles from './lessons-tab.module.css';
import { drawnBoard } from './samples.ts';
import { withLane } from './watch/lab-marks.ts';
import { ProcessPanels } from './watch/process-panels.tsx';
import { SearchPanels } from './watch/search-panels.tsx';
import { TreeView } from './watch/tree-view.tsx';
import { usePlaceNames } from './watch/use-place-names.ts';

export function LessonsTab() {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) scrollTo(list.current, at);
  }, [at]);
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

/** Brings an entry into the middle of a list that is one row and wider than its room; what the list stands in stays in place. */
function scrollTo(list: HTMLElement, place: number): void {
  const entry = list.children[place]?.getBoundingClientRect();
  if (entry === undefined) return;
  const room = list.getBoundingClientRect();
  list.scrollLeft += entry.left + entry.width / 2 - (room.left + room.width / 2);
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
  const answer = (given: LessonAnswer) => {
    setChosen(given);
    if (given.isRight) onDone();
  };
  return (
    <article className={shared.lesson}>
      <div className={styles.question}>
        <p>{t(`lab.lesson.${id}.question`, pictures)}</p>
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
              {t(`lab.lesson.${id}.answer.${each.answer as 'ones'}`, pictures)}
            </button>
          ))}
        </fieldset>
        <div className={styles.end}>
          <p className={styles.said} role="status" data-right={chosen?.isRight}>
            {chosen !== null && (
              <>
                <b>{t(chosen.isRight ? 'lab.right' : 'lab.not-quite')}</b>{' '}
                {t(`lab.lesson.${id}.said.${chosen.answer as 'ones'}`, pictures)}{' '}
              </>
            )}
            <span className={styles.watch}>
              {(chosen ?? lesson.given) === null
                ? t('lab.answer-first')
                : t(`lab.lesson.${id}.watch`, pictures)}
            </span>
          </p>
          {chosen?.isRight === true && onNext !== null && (
            <button type="button" className="button button-primary" onClick={onNext}>
              {t('lab.next-lesson')}
              <Icon name="on" />
            </button>
          )}
        </div>
      </div>
      <LessonStage key={chosen?.answer ?? ''} lesson={lesson} view={chosen?.view ?? lesson.given} />
    </article>
  );
}

function LessonStage({ lesson, view }: { readonly lesson: LabLesson; readonly view: LessonView | null }) {
  const { rules } = lesson;
  const text = view?.type === 'process' ? (view.board ?? lesson.board) : lesson.board;
  const board = useMemo(() => drawnBoard(text), [text]);
  if (view === null) return <OpenQuestion board={board} />;
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
    <SearchPanels board={board} rules={rules} searches={view.searches} pair={view.pair} hasSmallBoards />
  );
}

/** The board alone: what a search or a process shows on it would be the answer. */
function OpenQuestion({ board }: { readonly board: Board }) {
  const { t } = useTranslation();
  const describeCell = usePlaceNames(board);
  const shown = useMemo(() => withLane(board, board.cells), [board]);
  return (
    <div className={shared.panels} data-count="0">
      <section className={shared.panel} aria-label={t('lab.answer-first')}>
        <div data-part="lab-panel-board" className={shared.panelBoard}>
          <GameBoard
            board={shown}
            selected={null}
            isWhole
            hasOwnLane
            reducedMotion
            label={t('lab.board.question')}
            describeCell={describeCell}
          />
        </div>
      </section>
    </div>
  );
}
