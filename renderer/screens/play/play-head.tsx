import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CalendarDate } from '../../../core/daily/calendar-date.ts';
import { dayOfGame } from '../../../core/daily/daily-board-id.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameView } from '../../../core/game/view.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { TurnMark } from '../../components/pictures/turn-mark.tsx';
import { rulesWords } from '../../components/rules-words.ts';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatDate, formatNumber, formatTime } from '../../i18n/format.ts';
import { unbroken } from '../../i18n/unbroken.ts';
import playStyles from '../../parts/play.module.css';
import { SealButton } from '../../parts/seal-button.tsx';
import { useMeasures } from '../../parts/use-measures.ts';
import { useShownRules } from '../../parts/use-turned-shape.ts';
import { useService } from '../../services/use-service.ts';
import { CLOCK } from '../../state/play/clock.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { Countdown } from './countdown/countdown.tsx';
import { GhostLine } from './ghost/ghost-line.tsx';
import { LevelStars } from './level-stars.tsx';
import styles from './play-head.module.css';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly id: string;
}

function Fact({ name, value, id }: FactProps) {
  return (
    <div data-part="fact" className={playStyles.fact}>
      <dt>{name}</dt>
      <dd data-testid={id}>{value}</dd>
    </div>
  );
}

function ElapsedTime() {
  const { t } = useTranslation();
  const seconds = useStore(useService(CLOCK).store, ({ elapsedMs }) => Math.floor(elapsedMs / 1_000));
  return <Fact id="time" name={t('play.time')} value={formatTime(seconds * 1_000)} />;
}

/** The title of a game; it renders again with another deal or level, not with each link. */
const PlayTitle = memo(function PlayTitle({
  deal,
  mode,
  level,
  day,
}: Pick<GameView, 'deal' | 'mode' | 'level'> & { readonly day: CalendarDate | null }) {
  const { t, i18n } = useTranslation();
  const rules = useShownRules(deal.template, deal.rules);
  const words = rulesWords(t, rules);
  const hasLevels = MODES[mode].boards === 'levels';
  const small = [
    ...(hasLevels ? [t('rules.level', { level })] : []),
    ...(day === null ? [] : [formatDate(day, asLanguage(i18n.language), 'long')]),
    ...words,
  ];
  return (
    <>
      <h1>
        {unbroken(templateName(t, deal.template))}
        {rules.maxTurns !== CLASSIC_RULES.maxTurns && (
          <span className={styles.turns}>
            <TurnMark turns={rules.maxTurns} />
          </span>
        )}
      </h1>
      {small.length > 0 && <p>{small.join('\u00a0· ')}</p>}
    </>
  );
});

export function PlayHead({ game, onHome }: { readonly game: OpenGame; readonly onHome: () => void }) {
  const { t, i18n } = useTranslation();
  const { view } = game;
  const { hasClock, hasScore } = useMeasures(view.mode);
  return (
    <header data-part="play-head" className={playStyles.head}>
      <SealButton onClick={onHome} />
      <div data-part="play-title" className={playStyles.title}>
        <PlayTitle deal={view.deal} mode={view.mode} level={view.level} day={dayOfGame(game.setup)} />
        <LevelStars game={game} />
      </div>
      {view.countdown !== null && <Countdown {...view.countdown} hasFigure={hasClock} />}
      {hasClock && <GhostLine game={game} />}
      <dl data-part="facts" className={playStyles.facts}>
        {view.countdown === null && hasClock && <ElapsedTime />}
        {hasScore && (
          <Fact
            id="score"
            name={t('play.score')}
            value={formatNumber(view.score.total, asLanguage(i18n.language))}
          />
        )}
        <Fact id="pairs-left" name={t('play.pairs')} value={String(view.pairsLeft)} />
      </dl>
    </header>
  );
}
