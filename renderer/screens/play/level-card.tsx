/** Between two levels: what the cleared one gave, and what the next one brings. */
import './play-cards.css';
import './level-card.css';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countSlots } from '../../../core/board/board.ts';
import type { DealPlan } from '../../../core/game/deals/deal-plan.ts';
import { basisOf } from '../../../core/game/modes/basis.ts';
import { countdownLeftMs } from '../../../core/game/modes/countdown.ts';
import { rulesOf } from '../../../core/game/modes/mode-of.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { GravityPicture } from '../../components/gravity-picture.tsx';
import { Icon } from '../../components/icon.tsx';
import { Seal } from '../../components/seal.tsx';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp, useSession } from '../../state/app-context.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { DealingView } from './dealing-view.tsx';

/** What is left on the countdown, and what clearing the level gives back. */
function timeOf({ setup, view }: OpenGame): { readonly leftMs: number; readonly gainMs: number } | null {
  const { countdown } = rulesOf(setup);
  if (countdown === null || view.countdown === null) return null;
  const leftMs = countdownLeftMs(view.countdown, view.elapsedMs);
  const gainMs = Math.min(countdown.levelBonusMs(view.level, leftMs), Math.max(0, countdown.mostMs - leftMs));
  return { leftMs, gainMs };
}

function LevelGave({ game }: { readonly game: OpenGame }) {
  const { t, i18n } = useTranslation();
  const time = timeOf(game);
  return (
    <dl className="level-gave">
      <div>
        <dt>{t('play.score')}</dt>
        <dd className="display">{formatNumber(game.view.score.total, asLanguage(i18n.language))}</dd>
      </div>
      {time !== null && (
        <div>
          <dt>{t('play.time-left')}</dt>
          <dd className="display" data-testid="level-time">
            {formatTime(time.leftMs + time.gainMs)}
          </dd>
          <dd className="level-gain" data-testid="level-gain">
            {t('level.gain', { seconds: Math.round(time.gainMs / 1_000) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The tools that the cleared level earned. */
function LevelTools({ game: { setup, view } }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const tools = rulesOf(setup).tools?.earnedBy(view.level) ?? [];
  if (tools.length === 0) return null;
  return (
    <ul className="level-tools" aria-label={t('level.earned')} data-testid="level-tools">
      {tools.map((tool) => (
        <li key={tool}>
          <Icon name={tool} />
          {t('level.tool', { tool: t(`command.${tool}`) })}
        </li>
      ))}
    </ul>
  );
}

function Coming({ level, plan }: { readonly level: number; readonly plan: DealPlan }) {
  const { t } = useTranslation();
  const { gravity } = plan.rules;
  const words = gravity === 'none' ? t('level.gravity-none') : t(`rules.gravity-${gravity}`);
  const pairs = Math.floor(countSlots(plan.template.marks) / 2);
  return (
    <section className="level-coming" data-testid="level-coming">
      <p>{t('rules.level', { level })}</p>
      <h3>{`${templateName(t, plan.template)} · ${words}`}</h3>
      {gravity === 'none' ? <Thumbnail shape={plan.template} /> : <GravityPicture gravity={gravity} />}
      <p>{t('level.pairs', { count: pairs })}</p>
    </section>
  );
}

/** The plan of the level after the one being played; null where its template is not in the library. */
function useComing({ setup, view }: OpenGame): DealPlan | null {
  const templates = useStore(useApp().library.store, (state) => state.templates);
  return rulesOf(setup).plan(basisOf(setup), view.level + 1, {
    builtIns: templates,
    // A level of the journey is a game of its own and leads to no next one.
    journeyLevel: () => null,
    dailyBoard: () => null,
  });
}

export function LevelCard({ game, onHome }: { readonly game: OpenGame; readonly onHome: () => void }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const { level, canRedo } = game.view;
  const isLong = useSession((state) => state.dealing !== null);
  const coming = useComing(game);
  const button = usePrimaryFocus();
  if (isLong) return <DealingView onCancel={onHome} />;
  return (
    <div className="play-card play-card-late level-room" data-testid="level-won">
      <header className="level-head">
        <span className="seal level-seal">
          <Seal />
        </span>
        <h2>{t('level.won', { level })}</h2>
      </header>
      <LevelGave game={game} />
      <LevelTools game={game} />
      {coming !== null && <Coming level={level + 1} plan={coming} />}
      {canRedo ? (
        <button
          ref={button}
          type="button"
          className="button button-large button-primary"
          onClick={() => void session.nextLevel()}
        >
          {t('level.next')}
        </button>
      ) : (
        <p>{t('level.coming', { level: level + 1 })}</p>
      )}
    </div>
  );
}
