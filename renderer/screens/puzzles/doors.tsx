/** The three doors of the puzzles: the puzzle of the day, practice that follows the player, and runs. */
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Board } from '../../../core/board/board.ts';
import { addDays, type CalendarDate, weekdayOf } from '../../../core/daily/calendar-date.ts';
import { dailyPuzzleOf } from '../../../core/review/puzzles/daily-puzzle.ts';
import type { PuzzleRun } from '../../../core/review/puzzles/puzzle-record.ts';
import { isOlderRun, type RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate, weekdayLetters } from '../../i18n/format.ts';
import { useToday } from '../../parts/modes/use-days.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import { firstToPractise } from '../../state/puzzles/practice-deck.ts';
import type { PuzzleSets } from '../../state/puzzles/puzzle-sets.ts';
import type { PuzzleShelfState } from '../../state/puzzles/puzzle-shelf.ts';
import { type PuzzleStores, weakDrillOf } from '../../state/puzzles/puzzle-stores.ts';
import styles from './doors.module.css';
import { GradeBars } from './grade-bars.tsx';

interface DoorsProps {
  readonly shelf: PuzzleShelfState & { readonly sets: PuzzleSets };
  readonly stores: PuzzleStores;
}

interface DaysProps extends DoorsProps {
  readonly today: CalendarDate;
}

interface DoorProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly picture: ReactNode;
  /** Below the note. */
  readonly more?: ReactNode;
  readonly isNext?: boolean;
  readonly children: ReactNode;
}

function Door({ id, title, note, picture, more, isNext = false, children }: DoorProps) {
  return (
    <section className={`card ${styles.door}`} aria-labelledby={id} data-next={isNext}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.moon}>{picture}</span>
      </div>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
        {more}
      </div>
      <div className={styles.foot}>{children}</div>
    </section>
  );
}

function BoardPicture({ board }: { readonly board: Board | undefined }) {
  const tiles = useSmallTiles();
  return board === undefined ? null : <PicturedBoard board={board} tiles={tiles} />;
}

interface GoProps {
  readonly words: string;
  readonly testId: string;
  readonly onClick: () => void;
}

function Go({ words, testId, onClick }: GoProps) {
  return (
    <button type="button" className="button" data-testid={testId} onClick={onClick}>
      {words}
    </button>
  );
}

/** The button of the one obvious next thing. */
function PrimaryGo({ words, testId, onClick }: GoProps) {
  const button = usePrimaryFocus();
  return (
    <button
      ref={button}
      type="button"
      className="button button-primary"
      data-testid={testId}
      onClick={onClick}
    >
      {words}
    </button>
  );
}

/** The days of this week, Monday first: those that have come open their puzzle. */
function Week({ shelf: { sets, solved }, stores, today }: DaysProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const monday = addDays(today, -weekdayOf(today));
  return (
    <ol className={styles.week} aria-label={t('puzzle.daily.week')}>
      {weekdayLetters(language).map((letter, index) => {
        const date = addDays(monday, index);
        const id = dailyPuzzleOf(sets.daily, date)?.id ?? '';
        const state = date > today ? 'coming' : solved.has(id) ? 'solved' : 'open';
        const day = formatDate(date, language, 'long');
        return (
          <li key={date}>
            <button
              type="button"
              disabled={state === 'coming'}
              data-state={state}
              aria-current={date === today ? 'date' : undefined}
              aria-label={t(`puzzle.daily.day-${state}`, { day })}
              title={t(`puzzle.daily.day-${state}`, { day })}
              onClick={() => void stores.openDaily(date)}
            >
              {letter}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Daily(props: DaysProps) {
  const { t } = useTranslation();
  const { shelf, stores, today } = props;
  const card = dailyPuzzleOf(shelf.sets.daily, today);
  const isSolved = shelf.solved.has(card?.id ?? '');
  const open = () => void stores.openDaily(today);
  return (
    <Door
      id="daily-puzzle"
      title={t('puzzle.daily.title')}
      note={t('puzzle.daily.note')}
      picture={<BoardPicture board={card?.position.board} />}
      more={
        <>
          <Week {...props} />
          {card?.grade != null && (
            <p className={styles.grade}>
              <GradeBars grade={card.grade} /> {t('puzzle.grade', { grade: card.grade })}
            </p>
          )}
        </>
      }
      isNext={!isSolved}
    >
      {isSolved ? (
        <Go words={t('puzzle.daily.again')} testId="daily-puzzle" onClick={open} />
      ) : (
        <PrimaryGo words={t('puzzle.daily.solve')} testId="daily-puzzle" onClick={open} />
      )}
    </Door>
  );
}

function Practise({ shelf, stores, isNext }: DoorsProps & { readonly isNext: boolean }) {
  const { t } = useTranslation();
  const { sets, record, solved } = shelf;
  const weak = useStore(stores.choices.store, weakDrillOf);
  const first = useMemo(() => firstToPractise({ sets, record, solved }, weak), [sets, record, solved, weak]);
  const rating = record?.rating;
  const go = () => void stores.practiseNear();
  const button = { words: t('puzzle.practise.go'), testId: 'practice', onClick: go };
  return (
    <Door
      id="practise"
      title={t('puzzle.way.practice')}
      note={
        weak === null
          ? t('puzzle.practise.note')
          : t('puzzle.practise.weak', { technique: t(`coach.technique.${weak}.name`) })
      }
      picture={<BoardPicture board={first?.position.board} />}
      more={
        rating !== undefined && (
          <p className={styles.record} data-testid="rating">
            {t('puzzle.rating', { ...rating })}
          </p>
        )
      }
      isNext={isNext}
    >
      {isNext ? <PrimaryGo {...button} /> : <Go {...button} />}
    </Door>
  );
}

const STEPS = Array.from({ length: 9 }, (_, step) => step);
/** The steps of the picture that lie behind its dot. */
const CLIMBED = 6;

/** Steps that rise, and a dot on its way up. */
function Climb() {
  return (
    <svg className={styles.climb} viewBox="0 0 120 76" aria-hidden="true">
      {STEPS.map((step) => (
        <rect
          key={step}
          data-climbed={step < CLIMBED}
          x={4 + step * 12.6}
          y={66 - step * 7}
          width={9}
          height={8 + step * 7}
          rx={2.5}
        />
      ))}
      <circle cx={8.5 + (CLIMBED - 1) * 12.6} cy={66 - (CLIMBED - 1) * 7 - 7} r={3.4} />
    </svg>
  );
}

function Best({ way, best }: { readonly way: RunWay; readonly best: PuzzleRun | undefined }) {
  const { t } = useTranslation();
  if (best === undefined) return t('puzzle.no-best');
  return `${t('puzzle.best', { best: best.solved })}${isOlderRun(way, best) ? ` · ${t('puzzle.records.older')}` : ''}`;
}

function Run({ shelf: { record }, stores }: DoorsProps) {
  const { t } = useTranslation();
  const going = record?.streak ?? null;
  return (
    <Door id="run" title={t('puzzle.run.title')} note={t('puzzle.run.note')} picture={<Climb />}>
      <ul className={styles.runs}>
        <li>
          <button
            type="button"
            className="button"
            data-testid="streak"
            onClick={() => void stores.run('streak')}
          >
            <b>{t('puzzle.way.streak')}</b>{' '}
            <small>
              {going === null ? (
                <Best way="streak" best={record?.bestStreaks[0]} />
              ) : (
                t('puzzle.now', { now: going.solved })
              )}
            </small>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="button"
            data-testid="storm"
            onClick={() => void stores.run('storm')}
          >
            <b>{t('puzzle.way.storm')}</b>{' '}
            <small>
              <Best way="storm" best={record?.bestStorms[0]} />
            </small>
          </button>
        </li>
      </ul>
    </Door>
  );
}

export function Doors(props: DoorsProps) {
  const { sets, solved } = props.shelf;
  const today = useToday();
  const isDaySolved = solved.has(dailyPuzzleOf(sets.daily, today)?.id ?? '');
  return (
    <div className={styles.doors}>
      <Daily {...props} today={today} />
      <Practise {...props} isNext={isDaySolved} />
      <Run {...props} />
    </div>
  );
}
