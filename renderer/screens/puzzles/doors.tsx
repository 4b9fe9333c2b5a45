/** The three doors of the puzzles: practice that follows the player, the puzzle of the day, and runs. */
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
import { gradeWords } from './puzzle-words.ts';

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
  readonly note?: string;
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
        {note !== undefined && <p>{note}</p>}
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
              <GradeBars grade={card.grade} /> {gradeWords(t, card.grade)}
            </p>
          )}
        </>
      }
    >
      <button type="button" className="button" data-testid="daily-puzzle" onClick={open}>
        {t(isSolved ? 'puzzle.daily.again' : 'puzzle.daily.solve')}
      </button>
    </Door>
  );
}

/** The one obvious start. */
function Practise({ shelf, stores }: DoorsProps) {
  const { t } = useTranslation();
  const button = usePrimaryFocus({ isLate: true });
  const { sets, record, solved } = shelf;
  const weak = useStore(stores.choices.store, weakDrillOf);
  const first = useMemo(() => firstToPractise({ sets, record, solved }, weak), [sets, record, solved, weak]);
  const rating = record?.rating;
  return (
    <Door
      id="practise"
      title={t('puzzle.practise.title')}
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
      isNext
    >
      <button
        ref={button}
        type="button"
        className="button button-primary"
        data-testid="practice"
        onClick={() => void stores.practiseNear()}
      >
        {t('puzzle.practise.go')}
      </button>
    </Door>
  );
}

/** A row of answers, right up to the last, and a clock with its last minutes. */
function Runs() {
  return (
    <svg className={styles.signs} viewBox="0 0 120 84" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <g key={place} data-wrong={place === 3}>
          <rect x={4 + place * 29} y="6" width="25" height="28" rx="4" />
          <path d={`M${10 + place * 29} ${place === 3 ? '14l13 13m0-13l-13 13' : '20l5 6 9-11'}`} />
        </g>
      ))}
      <circle cx="60" cy="61" r="18" />
      <path d="M60 61V43A18 18 0 0 1 78 61Z" data-left="true" />
      <path d="M60 49v12h9" />
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
    <Door id="run" title={t('puzzle.run.title')} picture={<Runs />}>
      <ul className={styles.runs}>
        <li>
          <button
            type="button"
            className="button"
            data-testid="streak"
            onClick={() => void stores.run('streak')}
          >
            <b>{t('puzzle.way.streak')}</b> <span>{t('puzzle.run.streak')}</span>{' '}
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
            <b>{t('puzzle.way.storm')}</b> <span>{t('puzzle.run.storm')}</span>{' '}
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
  return (
    <div className={styles.doors}>
      <Practise {...props} />
      <Daily {...props} today={useToday()} />
      <Run {...props} />
    </div>
  );
}
