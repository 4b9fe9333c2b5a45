import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { gameRefusalSentence } from '../../../core/sentences/refusal-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { listenToUntakenKeys } from '../../input/listen-to-keys.ts';
import { useService } from '../../services/use-service.ts';
import { currentScreen, NAVIGATION, type Screen } from '../../state/navigation.ts';
import { readingMs } from '../../state/reading.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { useReading } from '../use-reading.ts';
import styles from './key-notice.module.css';

/** As long as a line is read. */
const SHOWN_MS = 4_000;
/** Screens whose keys are those of a game. */
const OF_A_GAME: readonly Screen[] = ['play', 'study', 'find', 'lab'];

/** A key of a game that nothing on the screen took. */
function useUntakenKeys(): void {
  const navigation = useService(NAVIGATION);
  const keyNotices = useService(KEY_NOTICES);
  useEffect(() => {
    const isHere = () => OF_A_GAME.includes(currentScreen(navigation.getState()));
    return listenToUntakenKeys('game', isHere, () => keyNotices.tell('not-here'));
  }, [navigation, keyNotices]);
}

/** Says at the foot of the window why a key did nothing, or what it did where that is not seen. */
export function KeyNoticeLine() {
  const { t } = useTranslation();
  const keyNotices = useService(KEY_NOTICES);
  const { why, count } = useStore(keyNotices.store);
  useUntakenKeys();
  const ms = readingMs(SHOWN_MS, useReading());
  const isClosed = ms === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (count === 0 || isClosed) return;
    const timer = setTimeout(keyNotices.putAway, ms);
    return () => clearTimeout(timer);
  }, [count, keyNotices, ms, isClosed]);
  return (
    <div className={styles.notice}>
      <p role="status" data-testid="key-notice" data-why={why}>
        {why !== null && (
          <span key={count}>
            {why === 'nothing-to-undo' || why === 'nothing-to-redo'
              ? sentenceWords(t, gameRefusalSentence(why))
              : t(`keys.notice.${why}`)}
          </span>
        )}
      </p>
      {why !== null && isClosed && (
        <button type="button" className="button" onClick={keyNotices.putAway}>
          {t('keys.reading.close')}
        </button>
      )}
    </div>
  );
}
