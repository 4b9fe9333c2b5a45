/** The habits that are taught, each with its lesson and what it was measured to gain. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../../input/use-keys.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import styles from './coach.module.css';
import { HabitGains } from './habit-gains.tsx';
import { RatingCard } from './rating-card.tsx';
import { TechniqueCard } from './technique-card.tsx';
import { YourPlay } from './your-play.tsx';

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
        <ul className={styles.techniques}>
          {lessons.map((lesson) => (
            <TechniqueCard
              key={lesson.technique}
              lesson={lesson}
              solved={solved}
              tiles={tiles}
              onOpen={() => void stores.teach(lesson.technique)}
            />
          ))}
        </ul>
        {rating !== undefined && <RatingCard rating={rating} />}
      </div>
    </main>
  );
}
