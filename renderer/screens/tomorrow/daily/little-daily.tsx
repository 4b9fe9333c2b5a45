import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../../core/daily/calendar-date.ts';
import { littleIdOf } from '../../../../core/daily/daily-board-id.ts';
import { dailyPlan } from '../../../../core/daily/daily-plan.ts';
import type { DealPlan } from '../../../../core/deal/deal-plan.ts';
import { clearedLittleSentence } from '../../../../core/sentences/standing-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { DAILY } from '../../../parts/modes/use-days.ts';
import { useUnfinished } from '../../../parts/modes/use-unfinished.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { BoardSigns } from './board-signs.tsx';
import styles from './daily.module.css';

interface LittleDailyProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly isCleared: boolean;
}

/** Its board the way round that its game is shown. */
function LittleShape({ template }: Pick<DealPlan, 'template'>) {
  return <Thumbnail shape={useTurnedShape(template).shape} />;
}

/** The little daily of a date, and the way to play it; nothing for a date that has none. */
export function LittleDaily({ day, today, isCleared }: LittleDailyProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const boardId = littleIdOf(day);
  const unfinished = useUnfinished(DAILY, boardId);
  const plan = dailyPlan(boardId);
  if (plan === null) return null;
  const state = isCleared
    ? sentenceWords(t, clearedLittleSentence())
    : day === today
      ? t('record.daily.little-counts')
      : null;
  const play = () => {
    goTo(navigation, 'play');
    void session.continueMode(DAILY, boardId);
  };
  const words = isCleared ? t('record.daily.again') : t('record.daily.play');
  return (
    <section className={`card ${styles.little}`} aria-labelledby="daily-little" data-testid="little-daily">
      <LittleShape template={plan.template} />
      <div>
        <h3 id="daily-little">{t('record.daily.little')}</h3>
        <BoardSigns plan={plan} isLittle />
        {state !== null && <p className="page-note">{state}</p>}
      </div>
      <button type="button" className="button" aria-describedby="daily-little" onClick={play}>
        {unfinished === undefined ? words : t('record.daily.continue')}
      </button>
    </section>
  );
}
