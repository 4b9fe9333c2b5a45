/** Practice, streak and storm. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import { isOlderRun } from '../../../core/review/puzzles/puzzle-run.ts';
import lists from '../../parts/lists.module.css';
import { currentGrade } from '../../state/puzzles/puzzle-order.ts';
import type { PuzzleShelfState } from '../../state/puzzles/puzzle-shelf.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { GradeBars } from './grade-bars.tsx';
import { boundsWords } from './puzzle-words.ts';
import styles from './puzzles.module.css';

interface FindWaysProps {
  readonly shelf: PuzzleShelfState;
  readonly stores: PuzzleStores;
}

/* Icons by which practice, streak and storm are told apart at a glance. */

/** One of several keeps the game won. */
function PracticePicture() {
  return (
    <svg className={styles.wayPicture} viewBox="0 0 120 44" aria-hidden="true">
      <circle className={styles.open} cx="18" cy="22" r="13" />
      <circle className={styles.open} cx="102" cy="22" r="13" />
      <circle className={styles.ring} cx="60" cy="22" r="19" />
      <path d="m60 9 3.900 8.300 9.100 1.100-6.700 6.200 1.800 9L60 29.200l-8.100 4.400 1.800-9-6.700-6.200 9.100-1.100Z" />
    </svg>
  );
}

const STEPS = Array.from({ length: 9 }, (_, step) => step);
/** How many of them are behind the player. */
const CLIMBED = 5;

/** Steps up, as the grade goes. */
function StreakPicture() {
  return (
    <svg className={styles.wayPicture} viewBox="0 0 120 44" aria-hidden="true">
      {STEPS.map((step) => (
        <rect
          key={step}
          className={step < CLIMBED ? undefined : styles.rest}
          x={4 + step * 12.6}
          y={38 - step * 4.2}
          width={9}
          height={6 + step * 4.2}
          rx={2}
        />
      ))}
    </svg>
  );
}

/** Three minutes, a part of them gone. */
function StormPicture() {
  return (
    <svg className={styles.wayPicture} viewBox="0 0 120 44" aria-hidden="true">
      <circle className={styles.track} cx="60" cy="22" r="18" />
      <path className={styles.arc} d="M60 4a18 18 0 1 1-17.100 12.400" />
      <text x="60" y="26" textAnchor="middle">
        3:00
      </text>
    </svg>
  );
}

function Practice({ shelf: { sets, solved }, stores }: FindWaysProps) {
  const { t } = useTranslation();
  const all = sets?.onlyMoves ?? [];
  const [wished, setWished] = useState<PuzzleGrade | null>(null);
  const grade = wished ?? currentGrade(all, solved);
  const cards = all.filter((card) => card.grade === grade);
  const done = cards.filter(({ id }) => solved.has(id)).length;
  return (
    <li className={`card ${styles.way}`}>
      <button
        type="button"
        className={styles.wayPlay}
        data-testid="practice"
        onClick={() => stores.practise(grade)}
      >
        <PracticePicture />
        <b>{t('puzzle.way.practice')}</b> <span>{t('puzzle.note.practice')}</span>
        <span className={styles.record}>
          {t('puzzle.done', { done, all: cards.length })} <GradeBars grade={grade} />
        </span>
      </button>
      <label>
        <span className="visually-hidden">{t('puzzle.choose-grade')}</span>
        <select
          className={lists.dropdown}
          value={grade}
          onChange={(event) => setWished(gradeOf(event.target.value))}
        >
          {PUZZLE_GRADES.map((each) => (
            <option key={each} value={each}>
              {t('puzzle.grade', { grade: each })}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.small}>{boundsWords(t, grade)}</p>
    </li>
  );
}

const gradeOf = (value: string) => PUZZLE_GRADES.find((grade) => String(grade) === value) ?? 1;

export function FindWays(props: FindWaysProps) {
  const { t } = useTranslation();
  const { shelf, stores } = props;
  const { record } = shelf;
  const [bestStreak] = record?.bestStreaks ?? [];
  const [bestStorm] = record?.bestStorms ?? [];
  return (
    <section className={styles.ways} aria-labelledby="only-move">
      <h2 id="only-move">{t('puzzle.only.title')}</h2>
      <p className={styles.small}>{t('puzzle.only.about')}</p>
      <ul>
        <Practice {...props} />
        <li className={`card ${styles.way}`}>
          <button
            type="button"
            className={styles.wayPlay}
            data-testid="streak"
            onClick={() => void stores.run('streak')}
          >
            <StreakPicture />
            <b>{t('puzzle.way.streak')}</b> <span>{t('puzzle.note.streak')}</span>
            <span className={styles.record}>
              {record?.streak != null && `${t('puzzle.now', { now: record.streak.solved })} · `}
              {bestStreak === undefined ? t('puzzle.no-best') : t('puzzle.best', { best: bestStreak.solved })}
            </span>
          </button>
        </li>
        <li className={`card ${styles.way}`}>
          <button
            type="button"
            className={styles.wayPlay}
            data-testid="storm"
            onClick={() => void stores.run('storm')}
          >
            <StormPicture />
            <b>{t('puzzle.way.storm')}</b> <span>{t('puzzle.note.storm')}</span>
            <span className={styles.record}>
              {bestStorm === undefined ? t('puzzle.no-best') : t('puzzle.best', { best: bestStorm.solved })}
              {bestStorm !== undefined && isOlderRun('storm', bestStorm) && ` · ${t('puzzle.records.older')}`}
            </span>
          </button>
        </li>
      </ul>
    </section>
  );
}
