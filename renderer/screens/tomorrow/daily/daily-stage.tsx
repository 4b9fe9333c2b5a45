import { useTranslation } from 'react-i18next';
import type { BoardGame } from '../../../../core/contract/board-games.ts';
import { addDays, type CalendarDate } from '../../../../core/daily/calendar-date.ts';
import { dailyPlan } from '../../../../core/daily/daily-plan.ts';
import { dailyChoicesSentences } from '../../../../core/sentences/found-sentences.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { ClearedShape, OrderLegend } from '../../../components/pictures/cleared-shape.tsx';
import { FaceDownShape } from '../../../components/pictures/face-down-shape.tsx';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { RatioBox } from '../../../components/sized.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatDate } from '../../../i18n/format.ts';
import { DAILY } from '../../../parts/modes/use-days.ts';
import { useUnfinished } from '../../../parts/modes/use-unfinished.ts';
import { useGradeWords } from '../../../parts/modes/weekday-grade.tsx';
import { type TracedGame, useTrace } from '../../../parts/share/use-trace.ts';
import { turnCell, turnCells } from '../../../parts/turned-board.ts';
import { type TurnedShape, useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { BoardSigns } from './board-signs.tsx';
import styles from './daily.module.css';

interface DayBoardProps {
  readonly shown: TurnedShape;
  readonly traced: TracedGame | null;
}

/** The slots of a board that was cleared, in the order in which they were emptied, and the seal. */
function DayBoard({ shown: { shape, turned }, traced }: DayBoardProps) {
  const order = traced?.trace.order ?? [];
  const signs = traced?.choices?.signs ?? [];
  return (
    <>
      <ClearedShape
        key={order.length}
        shape={shape}
        order={turned === null ? order : turnCells(order, turned)}
        signs={
          turned === null ? signs : signs.map((each) => ({ ...each, cell: turnCell(each.cell, turned) }))
        }
      />
      <span className={`seal ${styles.stamp}`}>
        <Seal />
      </span>
    </>
  );
}

interface DayPictureProps {
  readonly template: TemplateRevision;
  readonly isCleared: boolean;
  readonly traced: TracedGame | null;
}

/** The board of a day the way round its games are shown. */
function DayPicture({ template, isCleared, traced }: DayPictureProps) {
  const shown = useTurnedShape(template);
  const { shape } = shown;
  return (
    <RatioBox
      className={styles.picture}
      ratio={shape.width / shape.height}
      data-upright={shape.height > shape.width}
    >
      {isCleared ? <DayBoard shown={shown} traced={traced} /> : <FaceDownShape shape={shape} />}
    </RatioBox>
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
  /** The best cleared game of the day. */
  readonly best: BoardGame | null;
}

/** The board of a day with its rules; of a cleared one the choices that were made on it. */
export function DailyStage({ day, best }: DailyStageProps) {
  const { game: traced } = useTrace(best?.gameId ?? null);
  const plan = dailyPlan(day);
  if (plan === null) return null;
  return (
    <section className={styles.stage} aria-labelledby="daily-day">
      <div className={styles.board} data-testid="day-picture">
        <DayPicture template={plan.template} isCleared={best !== null} traced={traced} />
      </div>
      {traced !== null && (
        <div className={styles.legend}>
          <OrderLegend className={styles.order} />
          {traced.choices !== null && traced.choices.critical > 0 && <ChoiceLegend {...traced.choices} />}
        </div>
      )}
      <BoardSigns plan={plan} />
    </section>
  );
}

/** A date, and how hard its board is. */
export function DayHead({ day }: { readonly day: CalendarDate }) {
  const { i18n } = useTranslation();
  const gradeWords = useGradeWords();
  return (
    <header className={styles.day}>
      <h2 id="daily-day">{formatDate(day, asLanguage(i18n.language), 'long')}</h2>
      <p>{gradeWords(day)}</p>
    </header>
  );
}

interface PlayDayProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly isCleared: boolean;
}

/** The way to play a day, and what of the days a player should know now. */
export function PlayDay({ day, today, isCleared }: PlayDayProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const unfinished = useUnfinished(DAILY, day);
  const gradeWords = useGradeWords();
  const primary = usePrimaryFocus({ isLate: true });
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
