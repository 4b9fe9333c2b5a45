/** The habits that are taught, each with its lesson and what it was measured to gain. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../../input/use-keys.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { nextLesson } from '../../../state/puzzles/puzzle-sets.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import { nextToTrain } from '../../../state/puzzles/recent-choices.ts';
import styles from './coach.module.css';
import { RatingCard } from './rating-card.tsx';
import { TechniqueCard } from './technique-card.tsx';
import { hasPlayed, YourPlay } from './your-play.tsx';

export function CoachScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const { sets, solved, record, trouble } = useStore(stores.shelf.store);
  const choices = useStore(stores.choices.store);
  const tiles = useSmallTiles();
  useKeys('game', { keys: onKeys });
  useEffect(() => {
    void stores.shelf.load();
    void stores.choices.load();
  }, [stores]);
  const solvedThisWeek = record?.solvedThisWeek ?? 0;
  const lessons = sets?.techniques ?? [];
  const next = nextLesson(lessons, solved, null);
  // The one obvious next thing is what the games ask for, and a lesson before they ask for anything.
  const isTraining = nextToTrain(choices) !== null;
  const rating = record?.rating;
  const later = choices.games !== null && !hasPlayed(choices, solvedThisWeek) && (
    <>
      <h2>{t('coach.play.title')}</h2>
      <p>{t('coach.play.later')}</p>
    </>
  );
  return (
    <main className="page" data-screen="coach" data-ready={sets !== null && record !== null}>
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('coach.title')} note={t('coach.about')} />
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        <YourPlay state={choices} solvedThisWeek={solvedThisWeek} stores={stores} />
        <ul className={styles.techniques}>
          {lessons.map((lesson) => (
            <TechniqueCard
              key={lesson.technique}
              lesson={lesson}
              solved={solved}
              isNext={lesson === next && !isTraining}
              tiles={tiles}
              onOpen={() => void stores.teach(lesson.technique)}
            />
          ))}
          {later && rating === undefined && <li className={styles.later}>{later}</li>}
        </ul>
        {rating !== undefined && <RatingCard rating={rating} />}
        {/* It comes when the games are listed, and stands where it moves nothing. */}
        {later && rating !== undefined && <section className={styles.later}>{later}</section>}
      </div>
    </main>
  );
}
