/** Below the doors: own mistakes, the positions that teach, and everything by grade; each folded into one line. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PUZZLE_GRADES } from '../../../core/review/puzzles/puzzle.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { PAPER } from '../../state/paper.ts';
import { currentGrade } from '../../state/puzzles/puzzle-order.ts';
import { type FindCard, isAsked } from '../../state/puzzles/puzzle-sets.ts';
import type { PuzzleShelfState } from '../../state/puzzles/puzzle-shelf.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { mistakesByTechnique } from '../../state/puzzles/recent-choices.ts';
import { BestRuns } from './best-runs.tsx';
import { GradeBars } from './grade-bars.tsx';
import { boundsWords, gradeWords } from './puzzle-words.ts';
import styles from './puzzles.module.css';
import { StudyGrades } from './study-grades.tsx';

interface MoreProps {
  readonly shelf: PuzzleShelfState;
  readonly stores: PuzzleStores;
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  /** A few words on what is behind it. */
  readonly about: string;
  readonly note: string;
  readonly testId: string;
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

function Line({ icon, name, about, note, testId, isOpen, onClick }: LineProps) {
  return (
    <button
      type="button"
      className={`card ${styles.line}`}
      data-testid={testId}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={styles.lineName}>
        <b>{name}</b> <small>{about}</small>
      </span>{' '}
      <span className={styles.lineNote}>{note}</span>
      <Icon name="on" />
    </button>
  );
}

/** The only moves, a button a grade. */
function OnlyMoveGrades({ shelf: { sets, solved }, stores }: MoreProps) {
  const { t } = useTranslation();
  const all = sets?.onlyMoves ?? [];
  const current = currentGrade(all, solved);
  return (
    <section className={styles.studies} aria-labelledby="only-move">
      <header>
        <h2 id="only-move">{t('puzzle.only.title')}</h2>
        <p className={styles.small}>{t('puzzle.only.about')}</p>
      </header>
      <ul>
        {PUZZLE_GRADES.map((grade) => {
          const cards = all.filter((card) => card.grade === grade);
          const done = cards.filter(({ id }) => solved.has(id)).length;
          return (
            <li key={grade}>
              <button
                type="button"
                className={`card ${styles.grade}`}
                aria-current={grade === current ? 'step' : undefined}
                data-testid={`only-${grade}`}
                onClick={() => stores.practise(grade)}
              >
                <span className={styles.gradeHead}>
                  <b>{gradeWords(t, grade)}</b> <GradeBars grade={grade} />
                </span>{' '}
                <span className={styles.small}>{boundsWords(t, grade)}</span>{' '}
                <b>{t('puzzle.done', { done, all: cards.length })}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The player's own mistakes by the technique that decides them, a button each. */
function OwnMistakes({ shelf: { mistakes }, stores }: MoreProps) {
  const { t } = useTranslation();
  const choices = useStore(stores.choices.store);
  return (
    <section className={styles.studies} aria-labelledby="mistakes">
      <header>
        <h2 id="mistakes">{t('puzzle.mistakes.title')}</h2>
        <p className={styles.small}>{t('puzzle.mistakes.about')}</p>
      </header>
      <ul className={styles.mistakes}>
        {mistakesByTechnique(mistakes ?? [], choices).map(({ technique, cards }) => (
          <li key={technique}>
            <button
              type="button"
              className={`card ${styles.grade}`}
              data-testid={`mistakes-${technique ?? 'none'}`}
              onClick={() => stores.mend(cards)}
            >
              <b>{t(technique === null ? 'puzzle.mistakes.others' : `coach.technique.${technique}.name`)}</b>{' '}
              <span className={styles.small}>
                {technique !== null && t(`coach.technique.${technique}.rule`)}
              </span>{' '}
              <b>{t('puzzle.mistakes.found', { count: cards.length })}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Comes into sight when its line is pressed, as it begins below most windows. */
function Unfolded({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}

type Fold = 'mistakes' | 'all';

export function MorePuzzles(props: MoreProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState<Fold | null>(null);
  const toggle = (which: Fold) => setUnfolded(unfolded === which ? null : which);
  const { shelf, stores } = props;
  const { sets, solved, mistakes, record } = shelf;
  const navigation = useService(NAVIGATION);
  const paper = useService(PAPER);
  const lessons = (sets?.lessons ?? []).filter(isAsked);
  const techniques = sets?.techniques ?? [];
  const isFound = (card: FindCard) => !isAsked(card) || solved.has(card.id);
  const lessonsDone = techniques.filter(({ cards }) => cards.every(isFound)).length;
  const done = lessons.filter(({ id }) => solved.has(id)).length;
  const found = mistakes?.length ?? 0;
  return (
    <>
      <div className={styles.lines}>
        <Line
          icon="lab"
          name={t('puzzle.lessons.title')}
          about={t('puzzle.lessons.about')}
          note={t('puzzle.done', { done, all: lessons.length })}
          testId="lessons"
          onClick={() => stores.learn()}
        />
        <Line
          icon="verdict"
          name={t('puzzle.coach')}
          about={t('coach.about')}
          note={t('puzzle.done', { done: lessonsDone, all: techniques.length })}
          testId="coach"
          onClick={() => goTo(navigation, 'coach')}
        />
        {found > 0 && (
          <Line
            icon="flag"
            name={t('puzzle.mistakes.title')}
            about={t('puzzle.mistakes.short')}
            note={t('puzzle.mistakes.found', { count: found })}
            testId="own-mistakes"
            isOpen={unfolded === 'mistakes'}
            onClick={() => toggle('mistakes')}
          />
        )}
        <Line
          icon="shelf"
          name={t('puzzle.all')}
          about={t('puzzle.all-about')}
          note={t('puzzle.solved', { count: record?.solved.length ?? 0 })}
          testId="all-puzzles"
          isOpen={unfolded === 'all'}
          onClick={() => toggle('all')}
        />
      </div>
      {unfolded === 'mistakes' && found > 0 && (
        <Unfolded>
          <OwnMistakes {...props} />
        </Unfolded>
      )}
      {unfolded === 'all' && (
        <Unfolded>
          <StudyGrades {...props} />
          <OnlyMoveGrades {...props} />
          <p className={styles.paper}>
            <button
              type="button"
              className="button"
              data-testid="paper-puzzles"
              onClick={() => {
                paper.setState({ request: { type: 'puzzles' } });
                goTo(navigation, 'paper');
              }}
            >
              <Icon name="print" />
              {t('puzzle.paper')}
            </button>
          </p>
          <BestRuns record={record} />
        </Unfolded>
      )}
    </>
  );
}
