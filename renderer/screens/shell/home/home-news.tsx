import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { NEWS } from '../../../../core/contract/settings.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import styles from './home-news.module.css';

/** Tells what is new since the last news to a player with games of before, on one visit of home and never again. */
export function HomeNews() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const known = useStore(settings.store, (state) => (state.isRead ? state.settings.toldNews : NEWS));
  // A region that came with its words would be read by no screen reader, so it stands empty at first.
  const [phase, setPhase] = useState<'absent' | 'empty' | 'told'>('absent');
  const [before, setBefore] = useState(NEWS);
  if (known < NEWS && phase === 'absent') {
    setPhase('empty');
    setBefore(known);
  }
  useEffect(() => {
    if (phase === 'empty') void settings.change({ toldNews: NEWS }).then(() => setPhase('told'));
  }, [phase, settings]);
  if (phase === 'absent') return null;
  const isTold = phase === 'told';
  const close = () => {
    setPhase('absent');
    // The main button, which has the focus when home is opened.
    document.querySelector<HTMLElement>('[data-start]')?.focus();
  };
  return (
    <aside className={`card ${styles.news}`} data-empty={!isTold} data-testid="news">
      <p role="status">{isTold && t(before === 0 ? 'players.news' : 'players.news-journey')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('players.news-close')}
        title={t('players.news-close')}
        onClick={close}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    </aside>
  );
}
