/** The boards of today on the home screen, the daily and where there is one the little daily, and the streak as a thread. */
import { useTranslation } from 'react-i18next';
import { littleIdOf } from '../../../core/daily/daily-board-id.ts';
import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import { pairsSentence } from '../../../core/sentences/board-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { lazyWordedPart } from '../lazy-worded-part.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './daily-entry.module.css';
import type { ModeRowProps } from './mode-row-props.ts';
import { DAILY, useDays, useToday } from './use-days.ts';

/** Loaded behind the first screen. */
const Grade = lazyWordedPart(async () => (await import('./weekday-grade.tsx')).DayGrade, 'record');

/** Days of the streak that are drawn; a longer one is told by its number. */
const MOST_KNOTS = 6;

/** A seal for each day of the streak, and an empty one for a today that is to be played. */
function StreakThread({ count, isDone }: { readonly count: number; readonly isDone: boolean }) {
  const knots = Array.from({ length: Math.min(MOST_KNOTS, count) }, (_, place) => place);
  return (
    <span className={styles.streak} aria-hidden="true">
      {knots.map((place) => (
        <i key={place} />
      ))}
      {!isDone && <i key="today" data-open="true" />}
    </span>
  );
}

export function DailyEntry({ records }: Pick<ModeRowProps, 'records'>) {
  const { t, i18n } = useTranslation();
  const navigation = useService(NAVIGATION);
  const session = useService(SESSION);
  const today = useToday();
  const littleId = littleIdOf(today);
  const days = useDays(undefined, littleId);
  const daily = dailyPlan(today)?.template;
  const little = dailyPlan(littleId)?.template;
  // Beside the little daily there is room for the date alone.
  const facts = [formatDate(today, asLanguage(i18n.language), 'long')];
  if (daily !== undefined && little === undefined) facts.push(sentenceWords(t, pairsSentence(daily)));
  const streak = days?.streak.length ?? 0;
  const isDone = days?.streak.includes(today) ?? false;
  const openLittle = () => {
    if (days !== null && days.bestOf(littleId) !== null) return goTo(navigation, 'calendar');
    goTo(navigation, 'play');
    void session.continueMode(DAILY, littleId);
  };
  return (
    <div className={styles.days}>
      <button
        type="button"
        className={styles.day}
        data-testid={DAILY}
        data-date={today}
        onClick={() => goTo(navigation, 'calendar')}
      >
        <span className={styles.shape}>{daily !== undefined && <Thumbnail shape={daily} />}</span>
        <span className={styles.words}>
          <b>{t(`mode.${DAILY}`)}</b>{' '}
          {daily !== undefined && (
            <small>
              {streak > 0 ? t('card.daily.streak', { count: streak }) : facts.join(' · ')}
              {/* A newcomer is told how hard a board is where it is begun: here it would stand below the button of the first boards. */}
              {streak === 0 && records?.hasFinished === true && <Grade.Part day={today} fallback={null} />}
            </small>
          )}
          {streak > 0 && <StreakThread count={streak} isDone={isDone} />}
        </span>
      </button>
      {little !== undefined && (
        <button type="button" className={styles.little} data-testid="little" onClick={openLittle}>
          <span className={styles.shape}>
            <Thumbnail shape={little} />
          </span>
          <b>{t('card.daily.little')}</b>
          <small>{sentenceWords(t, pairsSentence(little))}</small>
        </button>
      )}
    </div>
  );
}
