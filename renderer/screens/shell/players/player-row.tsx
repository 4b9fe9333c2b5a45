import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../core/contract/profile.ts';
import type { ProfileWeek } from '../../../../core/contract/profiles.ts';
import { addDays, type CalendarDate } from '../../../../core/daily/calendar-date.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatTime, weekdayLetters } from '../../../i18n/format.ts';
import { useToday } from '../../../parts/modes/use-days.ts';
import styles from './players.module.css';

/** The sign of a player: the first letter of the name. */
function Face({ name }: { readonly name: string }) {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return (
    <span className={styles.face} aria-hidden="true">
      {first?.segment.toLocaleUpperCase() ?? ''}
    </span>
  );
}

/** Boards of a day from which on its square is as dark as it gets. */
const DARKEST = 3;

/** The days of the week, each the darker the more boards were cleared. */
function WeekDays({
  cleared,
  monday,
}: {
  readonly cleared: readonly number[];
  readonly monday: CalendarDate;
}) {
  const { i18n } = useTranslation();
  const today = useToday();
  const letters = weekdayLetters(asLanguage(i18n.language));
  return (
    <span className={styles.days} aria-hidden="true">
      {cleared.map((count, day) => (
        <span
          key={addDays(monday, day)}
          data-level={Math.min(count, DARKEST)}
          data-today={addDays(monday, day) === today}
        >
          {letters[day]}
        </span>
      ))}
    </span>
  );
}

/** The time on the board of the week, with the place in the household where it was without help. */
function BestTime({
  best,
  place,
}: {
  readonly best: ProfileWeek['best'];
  readonly place: number | undefined;
}) {
  const { t } = useTranslation();
  if (best === null) return <p className={styles.best}>{t('players.no-time')}</p>;
  const time = formatTime(best.elapsedMs);
  return (
    <p className={styles.best} data-place={place}>
      {place === undefined ? t('players.with-help', { time }) : t('players.place', { place, time })}
    </p>
  );
}

interface PlayerRowProps {
  readonly profile: Profile;
  readonly isCurrent: boolean;
  readonly monday: CalendarDate;
  /** Undefined until it is read; null where it cannot be. */
  readonly week: ProfileWeek | null | undefined;
  readonly place: number | undefined;
  readonly isBusy: boolean;
  /** Just added: the focus comes to the button that gives the turn. */
  readonly isAdded: boolean;
  /** Renames who plays, or gives the turn to another one. */
  readonly onAct: () => void;
}

/** One player of the household, and how the week stands. */
export function PlayerRow(props: PlayerRowProps) {
  const { profile, isCurrent, monday, week, place, isBusy, isAdded, onAct } = props;
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAdded) button.current?.focus();
  }, [isAdded]);
  const name = profile.name || t('players.unnamed');
  const cleared = week?.cleared.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <li className={styles.row} data-current={isCurrent} data-testid="player">
      <Face name={profile.name} />
      <div className={styles.who}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {isCurrent && <p>{t('players.plays')}</p>}
      </div>
      <div className={styles.week}>
        {week === null && <p>{t('players.unreadable')}</p>}
        {week != null && (
          <>
            <WeekDays cleared={week.cleared} monday={monday} />
            <p>{cleared === 0 ? t('players.nothing') : t('players.cleared', { count: cleared })}</p>
          </>
        )}
      </div>
      <div className={styles.standing}>
        {week != null && (
          <>
            {week.streak > 0 && <p>{t('players.streak', { count: week.streak })}</p>}
            <BestTime best={week.best} place={place} />
          </>
        )}
      </div>
      <button
        ref={button}
        type="button"
        className={isCurrent ? 'button button-quiet' : 'button'}
        disabled={isBusy}
        aria-label={isCurrent ? t('players.rename') : t('players.turn-to', { name })}
        onClick={onAct}
      >
        {isCurrent ? t('players.rename') : t('players.turn')}
      </button>
    </li>
  );
}
