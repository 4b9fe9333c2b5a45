/** The habits that are taught, each with its lesson and what it was measured to gain. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../../input/use-keys.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import styles from './coach.module.css';
import { TechniqueCard } from './technique-card.tsx';

export function CoachScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const { sets, solved, record, trouble } = useStore(stores.shelf.store);
  useKeys('game', { keys: onKeys });
  useEffect(() => {
    void stores.shelf.load();
  }, [stores]);
  const lessons = sets?.techniques ?? [];
  const next = lessons.find(({ cards }) =>
    cards.some(({ id, teach }) => teach?.step !== 'see' && !solved.has(id)),
  );
  return (
    <main className="page" data-screen="coach" data-ready={sets !== null && record !== null}>
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('coach.title')} />
        <p className={styles.about}>{t('coach.about')}</p>
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        <ul className={styles.techniques}>
          {lessons.map((lesson) => (
            <TechniqueCard
              key={lesson.technique}
              lesson={lesson}
              solved={solved}
              isNext={lesson === next}
              onOpen={() => void stores.teach(lesson.technique)}
            />
          ))}
        </ul>
      </div>
    </main>
  );
}
