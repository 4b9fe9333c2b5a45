/** The studies, a card a grade. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import { currentGrade, unsolved } from '../../state/puzzles/puzzle-order.ts';
import type { PuzzleShelfState } from '../../state/puzzles/puzzle-shelf.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { GradeBars } from './grade-bars.tsx';
import { boundsWords, gradeWords, plainMeasureWords } from './puzzle-words.ts';
import styles from './puzzles.module.css';

interface StudyGradesProps {
  readonly shelf: PuzzleShelfState;
  readonly stores: PuzzleStores;
}

interface GradeCardProps extends StudyGradesProps {
  readonly grade: PuzzleGrade;
  readonly isCurrent: boolean;
  readonly tiles: TileAtlas | null;
}

function GradeCard({ grade, isCurrent, tiles, shelf: { sets, solved }, stores }: GradeCardProps) {
  const { t } = useTranslation();
  const cards = (sets?.studies ?? []).filter((card) => card.grade === grade);
  const done = cards.filter(({ id }) => solved.has(id)).length;
  const [next] = unsolved(cards, solved);
  const number = next === undefined ? 0 : cards.indexOf(next) + 1;
  const shown = next ?? cards[0];
  const plain = shown === undefined ? '' : plainMeasureWords(t, shown);
  return (
    <li>
      <button
        type="button"
        className={`card ${styles.grade}`}
        aria-current={isCurrent ? 'step' : undefined}
        data-testid={`study-${grade}`}
        onClick={() => void stores.openStudy(grade)}
      >
        <PicturedBoard board={shown?.position.board ?? NO_BOARD} tiles={tiles} />
        <span className={styles.gradeHead}>
          <b>{gradeWords(t, grade)}</b> <GradeBars grade={grade} />
        </span>{' '}
        <span className={styles.small}>{plain === '' ? boundsWords(t, grade) : plain}</span>{' '}
        <progress max={cards.length} value={done} aria-hidden="true" />
        <span className={styles.gradeFoot}>
          <b>{t('puzzle.done', { done, all: cards.length })}</b>{' '}
          <span>{next === undefined ? t('puzzle.studies.all') : t('puzzle.studies.next', { number })}</span>
        </span>
      </button>
    </li>
  );
}

const NO_BOARD = { width: 1, height: 1, marks: [0], cells: [0] };

/** Deals a new study; meanwhile says so, and can be cancelled. */
function DealStudy({ grade, stores }: { readonly grade: PuzzleGrade; readonly stores: PuzzleStores }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'dealing' | 'none'>('idle');
  const deal = async () => {
    setState('dealing');
    setState((await stores.dealStudy(grade)) ? 'idle' : 'none');
  };
  const giveUp = () => {
    stores.giveUpDealing();
    setState('idle');
  };
  return (
    <div className={styles.dealStudy}>
      <p className={styles.small} role="status">
        {state === 'dealing' && t('puzzle.studies.dealing')}
        {state === 'none' && t('puzzle.studies.none')}
      </p>
      {state === 'dealing' ? (
        <>
          <progress aria-label={t('puzzle.studies.dealing')} />
          <button type="button" className="button" onClick={giveUp}>
            {t('command.cancel')}
          </button>
        </>
      ) : (
        <button type="button" className="button" data-testid="deal-study" onClick={() => void deal()}>
          {t('puzzle.studies.deal')} · {gradeWords(t, grade)}
        </button>
      )}
    </div>
  );
}

export function StudyGrades({ shelf, stores }: StudyGradesProps) {
  const { t } = useTranslation();
  const current = currentGrade(shelf.sets?.studies ?? [], shelf.solved);
  const tiles = useSmallTiles();
  return (
    <section className={styles.studies} aria-labelledby="studies">
      <header>
        <h2 id="studies">{t('puzzle.studies.title')}</h2>
        <p className={styles.small}>{t('puzzle.studies.about')}</p>
        <DealStudy grade={current} stores={stores} />
      </header>
      <ul>
        {PUZZLE_GRADES.map((grade) => (
          <GradeCard
            key={grade}
            grade={grade}
            isCurrent={grade === current}
            tiles={tiles}
            shelf={shelf}
            stores={stores}
          />
        ))}
      </ul>
    </section>
  );
}
