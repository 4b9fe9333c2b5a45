import { useTranslation } from 'react-i18next';
import type { BoardGame } from '../../../../core/contract/board-games.ts';
import { addDays, type CalendarDate, weekdayOf } from '../../../../core/daily/calendar-date.ts';
import { dailyPlan } from '../../../../core/daily/daily-plan.ts';
import { dayTilesSentence } from '../../../../core/sentences/board-sentences.ts';
import { dailyChoicesSentences } from '../../../../core/sentences/found-sentences.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { ClearedShape } from '../../../components/pictures/cleared-shape.tsx';
import { FaceDownShape } from '../../../components/pictures/face-down-shape.tsx';
import { rulesWords } from '../../../components/rules-words.ts';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { RatioBox } from '../../../components/sized.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatDate } from '../../../i18n/format.ts';
import { DAILY, useUnfinished } from '../../../parts/modes/use-days.ts';
import { useGradeWords, WeekBars } from '../../../parts/modes/weekday-grade.tsx';
import { type TracedGame, useTrace } from '../../../parts/share/use-trace.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './daily.module.css';
import { LittleDaily } from './little-daily.tsx';

/** The slots of a board that was cleared, in the order in which they were emptied, and the seal. */
function DayBoard({
  shape,
  traced,
}: {
  readonly shape: TemplateRevision;
  readonly traced: TracedGame | null;
}) {
  const order = traced?.trace.order ?? [];
  return (
    <>
      <ClearedShape key={order.length} shape={shape} order={order} signs={traced?.choices?.signs ?? []} />
      <span className={`seal ${styles.stamp}`}>
        <Seal />
      </span>
    </>
  );
}

/** Tells the numbers of critical choices kept and lost, with the signs that they have on the board. */
function ChoiceLegend({ kept, critical }: { readonly kept: number; readonly critical: number }) {
  const { t } = useTranslation();
  const [keptSaid, lostSaid] = dailyChoicesSentences({ kept, critical });
  return (
    <p className={styles.choices}>
      <span data-sign="kept">{sentenceWords(t, keptSaid)}</span>
      {critical > kept && <span data-sign="lost">{sentenceWords(t, lostSaid)}</span>}
    </p>
  );
}

interface DailyStageProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** The best cleared game of the day. */
  readonly best: BoardGame | null;
  /** That of its little daily. */
  readonly little: BoardGame | null;
}

/** The board of a day, how hard it is, and the way to play it. */
export function DailyStage({ day, today, best, little }: DailyStageProps) {
  const { t, i18n } = useTranslation();
  const gradeWords = useGradeWords();
  const { game: traced } = useTrace(best?.gameId ?? null);
  const plan = dailyPlan(day);
  if (plan === null) return null;
  const { template, rules } = plan;
  const words = [templateName(t, template), ...rulesWords(t, rules)];
  const tiles = sentenceWords(t, dayTilesSentence(template));
  return (
    <section className={styles.stage} aria-labelledby="daily-day">
      <header>
        <h2 id="daily-day" data-weekday={weekdayOf(day)}>
          {gradeWords(day)}
        </h2>
        <div className={styles.of}>
          <p className={styles.date}>{formatDate(day, asLanguage(i18n.language), 'long')}</p>
          <p className={`page-note ${styles.facts}`}>{[...words, tiles].join(' · ')}</p>
        </div>
        {traced !== null && traced.choices !== null && traced.choices.critical > 0 && (
          <ChoiceLegend {...traced.choices} />
        )}
      </header>
      <div className={styles.board}>
        <RatioBox className={styles.picture} ratio={template.width / template.height}>
          {best === null ? <FaceDownShape shape={template} /> : <DayBoard shape={template} traced={traced} />}
        </RatioBox>
      </div>
      <div className={styles.foot}>
        <WeekBars day={day} />
        <PlayDay day={day} today={today} isCleared={best !== null} />
      </div>
      <LittleDaily day={day} today={today} isCleared={little !== null} />
    </section>
  );
}

function PlayDay({ day, today, isCleared }: { day: CalendarDate; today: CalendarDate; isCleared: boolean }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const unfinished = useUnfinished(day);
  const gradeWords = useGradeWords();
  const primary = usePrimaryFocus();
  const play = () => {
    goTo(navigation, 'play');
    void session.continueMode(DAILY, day);
  };
  const words = isCleared ? t('record.daily.again') : t('record.daily.play');
  const note =
    day === today
      ? t('record.daily.tomorrow', { grade: gradeWords(addDays(day, 1)) })
      : t('record.daily.archive');
  return (
    <div className={styles.play}>
      <button
        ref={primary}
        type="button"
        className={isCleared ? 'button button-large' : 'button button-large button-primary'}
        onClick={play}
      >
        {unfinished === undefined ? words : t('record.daily.continue')}
      </button>
      <p className="page-note">{note}</p>
    </div>
  );
}
