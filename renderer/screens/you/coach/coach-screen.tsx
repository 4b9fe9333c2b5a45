/** The habits that are taught, each with its lesson and what it was measured to gain. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../../input/use-keys.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { nextLesson, type TechniqueLesson } from '../../../state/puzzles/puzzle-sets.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import { nextToTrain } from '../../../state/puzzles/recent-choices.ts';
import styles from './coach.module.css';
import { HabitGains } from './habit-gains.tsx';
import { RatingCard } from './rating-card.tsx';
import { LessonCard } from './technique-card.tsx';
import { YourPlay } from './your-play.tsx';

/** As many habits stand below the next one; the others are folded. */
const FIRST_LISTED = 3;

export function CoachScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const { sets, solved, record, mistakes, trouble } = useStore(stores.shelf.store);
  const choices = useStore(stores.choices.store);
  const tiles = useSmallTiles();
  useKeys('game', { keys: onKeys });
  useEffect(() => {
    void stores.shelf.load();
    void stores.choices.load();
  }, [stores]);
  const solvedThisWeek = record?.solvedThisWeek ?? 0;
  const lessons = sets?.techniques ?? [];
  const rating = record?.rating;
  // It stands large above the others, where the games ask for no habit.
  const next = nextLesson(lessons, solved, null);
  const others = lessons.filter((lesson) => lesson !== next);
  const hasOwn = nextToTrain(choices) !== null;
  const listed = next !== undefined && hasOwn ? [...others, next] : others;
  const cardOf = (lesson: TechniqueLesson) => (
    <LessonCard
      key={lesson.technique}
      lesson={lesson}
      tiles={tiles}
      solved={solved}
      onOpen={() => void stores.teach(lesson.technique)}
    />
  );
  return (
    <main className="page" data-screen="coach" data-ready={sets !== null && record !== null}>
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('coach.title')} />
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        <YourPlay
          state={choices}
          solvedThisWeek={solvedThisWeek}
          stores={stores}
          lessons={lessons}
          solved={solved}
          mistakes={mistakes ?? []}
          tiles={tiles}
        />
        <HabitGains techniques={lessons.map(({ technique }) => technique)} />
        <ul className={styles.lessons}>{listed.slice(0, FIRST_LISTED).map(cardOf)}</ul>
        {listed.length > FIRST_LISTED && (
          <details className={styles.more}>
            <summary>{t('coach.more')}</summary>
            <ul className={styles.lessons}>{listed.slice(FIRST_LISTED).map(cardOf)}</ul>
          </details>
        )}
        {rating !== undefined && <RatingCard rating={rating} />}
      </div>
    </main>
  );
}
