import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useRecords } from '../../../parts/use-records.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { SETTINGS } from '../../../state/settings.ts';
import styles from './home-news.module.css';
import { NEWS } from './news-number.ts';

/** One sentence on what is new, for a player with games of before. It stands on one visit of home and never again. */
export function HomeNews() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const { templates, games } = useStore(useService(LIBRARY).store);
  const records = useRecords();
  const [isShown, setShown] = useState(false);
  const isKnown = records !== null && templates.length > 0;
  const hasPlayed = games.length > 0 || records?.hasFinished === true;
  useEffect(() => {
    if (!isKnown || settings.store.getState().settings.toldNews >= NEWS) return;
    setShown(hasPlayed);
    void settings.change({ toldNews: NEWS });
  }, [isKnown, hasPlayed, settings]);
  if (!isShown) return null;
  return (
    <aside className={`card ${styles.news}`} data-testid="news">
      <p role="status">{t('players.news')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('players.news-close')}
        title={t('players.news-close')}
        onClick={() => setShown(false)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    </aside>
  );
}
