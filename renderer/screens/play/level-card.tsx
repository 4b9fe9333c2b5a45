/** Between two levels: what the cleared one gave, and what the next one brings. */
import { useTranslation } from 'react-i18next';
import type { DealPlan } from '../../../core/deal/deal-plan.ts';
import type { LevelFigures } from '../../../core/game/run-figures.ts';
import { rulesOf } from '../../../core/game/setup/mode-rules.ts';
import { pairsSentence } from '../../../core/sentences/board-sentences.ts';
import { levelWonSentence } from '../../../core/sentences/ending-sentences.ts';
import {
  levelGainSentence,
  levelTimeOf,
  levelTookSentence,
  shownSeconds,
} from '../../../core/sentences/standing-sentences.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { GravityPicture } from '../../components/pictures/gravity-picture.tsx';
import { slidingWords } from '../../components/rules-words.ts';
import { Seal } from '../../components/seal.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Fill } from '../../components/sized.tsx';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { shownRules } from '../../parts/turned-board.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import { useReading } from '../../parts/use-reading.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { useService } from '../../services/use-service.ts';
import { SESSION } from '../../state/play/session.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import styles from './countdown/countdown.module.css';
import { useComingLevel } from './countdown/use-coming-level.ts';
import { DealingView } from './dealing-view.tsx';
import { useRunFigures } from './ending/use-run-figures.ts';
import levelCardStyles from './level-card.module.css';

const { Part: CarvedGravity } = lazyPart(
  async () => (await import('./countdown/carved-gravity.tsx')).CarvedGravity,
);

interface FiguresProps {
  readonly game: OpenGame;
  /** The figures of the level; null until they are known, and room is kept for them. */
  readonly figures: LevelFigures | null;
}

function LevelScore({ game: { view }, figures }: FiguresProps) {
  const { t, i18n } = useTranslation();
  const { hasScore } = useMeasures(view.mode);
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  return (
    <dl className={levelCardStyles.score}>
      {hasScore && (
        <div>
          <dt>{t('play.score')}</dt>
          <dd className="display">{number(view.score.total)}</dd>
          {/* Of a run's first level it would say the score again. */}
          {view.level > 1 && (
            <dd className={levelCardStyles.gain} data-testid="level-points">
              {figures === null ? '\u00a0' : `+${number(figures.points)}`}
            </dd>
          )}
        </div>
      )}
      <div>
        <dt>{t('end.best-combo')}</dt>
        <dd className={`display ${levelCardStyles.combo}`}>
          {figures === null ? '\u00a0' : `×${figures.bestCombo}`}
        </dd>
      </div>
    </dl>
  );
}

/** Of which shape, how many pairs, and in what time. */
function LevelWords({ game: { view }, figures }: FiguresProps) {
  const { t } = useTranslation();
  const { hasClock } = useMeasures(view.mode);
  const took = figures === null || !hasClock ? [] : [sentenceWords(t, levelTookSentence(figures))];
  return <p>{[templateName(t, view.deal.template), ...took].join(' · ')}</p>;
}

/** The time that the next level begins with, on the stick of incense of the head. */
function LevelTime({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { hasClock } = useMeasures(game.view.mode);
  const time = levelTimeOf(game.setup, game.view);
  const { countdown } = game.view;
  if (time === null || countdown === null) return null;
  const carriedMs = time.leftMs + time.gainMs;
  return (
    <dl data-part="level-time" className={levelCardStyles.time}>
      <dt>{t('play.time-left')}</dt>
      {hasClock && (
        <>
          <dd className="display" data-testid="level-time">
            {formatTime(shownSeconds(carriedMs) * 1_000)}
          </dd>
          <dd className={levelCardStyles.gain} data-testid="level-gain">
            {sentenceWords(t, levelGainSentence(time))}
          </dd>
        </>
      )}
      <dd data-part="countdown-bar" className={styles.bar} aria-hidden="true">
        <Fill className={styles.stick} percent={Math.min(100, (100 * carriedMs) / countdown.fullBarMs)} />
      </dd>
    </dl>
  );
}

/** The tools that the cleared level earned. */
function LevelTools({ game: { setup, view } }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const tools = rulesOf(setup).tools?.earnedBy(view.level) ?? [];
  if (tools.length === 0) return null;
  return (
    <ul className={levelCardStyles.tools} aria-label={t('record.tools.earned')} data-testid="level-tools">
      {tools.map((tool) => (
        <li key={tool}>
          <span className={levelCardStyles.tool}>
            <Icon name={tool} />
          </span>
          {t('record.tools.one-more', { tool: t(`command.${tool}`) })}
        </li>
      ))}
    </ul>
  );
}

function Coming({ level, plan }: { readonly level: number; readonly plan: DealPlan }) {
  const { t } = useTranslation();
  const { shape, turned } = useTurnedShape(plan.template);
  const { gravity } = shownRules(plan.rules, turned);
  const words = slidingWords(t, gravity);
  return (
    <section className={`card ${levelCardStyles.coming}`} data-testid="level-coming">
      <div>
        <p>{t('rules.level', { level })}</p>
        <h3>{`${templateName(t, plan.template)} · ${words}`}</h3>
        <p>{sentenceWords(t, pairsSentence(plan.template))}</p>
      </div>
      {gravity !== 'none' && (
        <CarvedGravity gravity={gravity} fallback={<GravityPicture gravity={gravity} />} />
      )}
      <Thumbnail shape={shape} />
    </section>
  );
}

interface LevelCardProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
}

/** On to the next level, by itself or, where the player has gone back to this one or closes cards alone, when it is asked for. */
function LevelWays({ game: { view }, onHome }: LevelCardProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const button = usePrimaryFocus();
  const isAsked = useReading() === 'until-closed';
  const { level, canRedo } = view;
  return (
    <div className={levelCardStyles.ways}>
      {canRedo || isAsked ? (
        <button
          ref={button}
          type="button"
          className="button button-large button-primary"
          onClick={() => void session.nextLevel()}
        >
          <Icon name="play" />
          {t('level.next')}
        </button>
      ) : (
        <p role="status">{t('level.coming', { level: level + 1 })}</p>
      )}
      <button type="button" className="button button-quiet" onClick={onHome}>
        {t('app.home')}
      </button>
    </div>
  );
}

/** A level was cleared: over the whole screen, as the pause is. */
export function LevelCard({ game, onHome }: LevelCardProps) {
  const { t } = useTranslation();
  const isLong = useSession((state) => state.dealing !== null);
  const coming = useComingLevel(game);
  const run = useRunFigures();
  if (isLong) return <DealingView onCancel={onHome} />;
  const { level } = game.view;
  const figures = run?.levels[level - 1] ?? null;
  return (
    <section className={levelCardStyles.screen} data-testid="level-won" aria-labelledby="level-title">
      <div className={levelCardStyles.done}>
        <header className={levelCardStyles.head}>
          <span className={`seal ${levelCardStyles.seal}`}>
            <Seal />
          </span>
          <div>
            <h2 id="level-title">{sentenceWords(t, levelWonSentence(level))}</h2>
            <LevelWords game={game} figures={figures} />
          </div>
        </header>
        <LevelScore game={game} figures={figures} />
        <LevelTools game={game} />
      </div>
      {coming !== null && <Coming level={level + 1} plan={coming} />}
      <LevelTime game={game} />
      <LevelWays game={game} onHome={onHome} />
    </section>
  );
}
