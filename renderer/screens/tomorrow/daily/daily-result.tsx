import { useTranslation } from 'react-i18next';
import type { BoardGame } from '../../../../core/contract/board-games.ts';
import type { CalendarDate } from '../../../../core/daily/calendar-date.ts';
import { clearedDaySentence } from '../../../../core/sentences/standing-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { DAILY } from '../../../parts/modes/use-days.ts';
import { ShareButton } from '../../../parts/share/share-button.tsx';
import { useTrace } from '../../../parts/share/use-trace.ts';
import { useMeasures } from '../../../parts/use-measures.ts';
import styles from './daily.module.css';
import { PlayDay } from './daily-stage.tsx';

interface DailyResultProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly game: BoardGame;
}

/** Shows the figures of the day's cleared board, its result to be copied, and the way to play it again. */
export function DailyResult({ day, today, game }: DailyResultProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { game: traced } = useTrace(game.gameId);
  const { hasClock, hasScore } = useMeasures(DAILY);
  const { score: row } = game;
  if (row === null) return null;
  const isAssisted = row.assists.length > 0;
  return (
    <section className={`card ${styles.result}`} data-testid="day-result">
      <h2>{sentenceWords(t, clearedDaySentence(isAssisted))}</h2>
      <dl>
        {hasClock && (
          <div>
            <dt>{t('record.daily.time')}</dt>
            <dd>{formatTime(row.elapsedMs)}</dd>
          </div>
        )}
        {traced !== null && traced.choices !== null && traced.choices.critical > 0 && (
          <div>
            <dt>{t('record.daily.critical')}</dt>
            <dd>{`${traced.choices.kept} / ${traced.choices.critical}`}</dd>
          </div>
        )}
        {hasScore && (
          <div>
            <dt>{t('record.daily.score')}</dt>
            <dd>{formatNumber(row.score.total, language)}</dd>
          </div>
        )}
      </dl>
      {traced !== null && (
        <ShareButton
          gameId={row.gameId}
          result={{ setup: traced.setup, ...traced.trace, choices: traced.choices }}
          endedAt={row.finishedAt}
          className="button button-primary"
        />
      )}
      <PlayDay day={day} today={today} isCleared />
    </section>
  );
}
