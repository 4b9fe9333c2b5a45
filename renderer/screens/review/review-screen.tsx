/** The review of a game: its board, the graph of random play, its critical choices, and why it is lost. */
import './review.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/review/review-marks.tsx';
import { formatTime } from '../../i18n/format.ts';
import { REVIEW_KEYS, useReviewKeys } from '../../input/review-keys.ts';
import { useCommands } from '../../input/use-commands.ts';
import { useApp } from '../../state/app-context.ts';
import { canPlayAnew, raceGame } from '../../state/ghost/ghost-file.ts';
import { goBack, goTo } from '../../state/navigation.ts';
import { saveGameFile } from '../../state/review/game-files.ts';
import type { ReviewTrouble } from '../../state/review/review-maker.ts';
import { REPLAY_PACES, type ReviewedGame, type Reviewing } from '../../state/review/reviewing.ts';
import { gameName } from '../modes/mode-looks.ts';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { ChoiceList } from './choice-list.tsx';
import { positionWords } from './position-words.ts';
import { ReviewBoard } from './review-board.tsx';
import { ReviewGraph } from './review-graph.tsx';
import { useShownMarks } from './use-shown-marks.ts';
import { WhyBoard, WhyPanel } from './why-view.tsx';

/** One position at the usual pace. */
const BEAT_MS = 900;

function usePlayback({ isPlaying, pace, node }: ReviewedGame, reviewing: Reviewing): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position waits for the next beat
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => reviewing.step(1), BEAT_MS / pace);
    return () => clearTimeout(timer);
  }, [isPlaying, pace, node, reviewing]);
}

function useKeys(shown: ReviewedGame, reviewing: Reviewing, playOn: () => void): void {
  const isWhy = shown.why.state !== 'none';
  const step = (by: number) => (isWhy ? reviewing.stepWhy(by) : reviewing.step(by));
  useReviewKeys({
    'step-back': () => step(-1),
    'step-on': () => step(1),
    first: () => step(-Number.MAX_SAFE_INTEGER),
    last: () => step(Number.MAX_SAFE_INTEGER),
    'branch-before': () => reviewing.switchBranch(-1),
    'branch-after': () => reviewing.switchBranch(1),
    play: () => reviewing.setPlaying(!shown.isPlaying),
    'choice-before': () => reviewing.stepChoice(-1),
    'choice-after': () => reviewing.stepChoice(1),
    why: () => void reviewing.explain(),
    'play-on': playOn,
  });
}

/** Begins a game here and shows its table; what kept it from beginning is told. */
function usePlayOn(): { readonly trouble: ReviewTrouble | null; readonly playOn: () => void } {
  const { reviewing, session, navigation } = useApp();
  const [trouble, setTrouble] = useState<ReviewTrouble | null>(null);
  const playOn = async () => {
    const started = await reviewing.playOn();
    if (!started.ok) return setTrouble(started.error);
    reviewing.close();
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    await session.continueGame(started.value);
  };
  return { trouble, playOn: () => void playOn() };
}

function Key({ label }: { readonly label: string }) {
  return (
    <span className="key" aria-hidden="true">
      {label}
    </span>
  );
}

/** What is proved in serif, what is estimated in sans with its interval. */
function Caption({ shown }: { readonly shown: ReviewedGame }) {
  const { t } = useTranslation();
  const { proved, estimated } = positionWords(t, shown);
  return (
    <div className="review-caption" aria-live="polite">
      <p className="review-proof" data-testid="position-words">
        {proved}
      </p>
      <p className="review-note">{estimated}</p>
    </div>
  );
}

function Transport({ shown, reviewing }: { readonly shown: ReviewedGame; readonly reviewing: Reviewing }) {
  const { t } = useTranslation();
  const at = shown.line.indexOf(shown.node);
  const isEnd = at >= shown.line.length - 1;
  const button = (
    command: keyof typeof REVIEW_KEYS,
    icon: 'first' | 'back' | 'on' | 'last',
    act: () => void,
    isOff: boolean,
  ) => (
    <button
      type="button"
      className="button"
      aria-label={t(`review.command.${command as 'first'}`)}
      title={`${t(`review.command.${command as 'first'}`)} ${REVIEW_KEYS[command].label}`}
      disabled={isOff}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="review-transport">
      {button('first', 'first', () => reviewing.step(-shown.line.length), at <= 0)}
      {button('step-back', 'back', () => reviewing.step(-1), at <= 0)}
      <button
        type="button"
        className="button review-play"
        aria-label={t(shown.isPlaying ? 'review.command.pause' : 'review.command.play')}
        onClick={() => reviewing.setPlaying(!shown.isPlaying)}
      >
        <Icon name={shown.isPlaying ? 'pause' : 'play'} />
      </button>
      {button('step-on', 'on', () => reviewing.step(1), isEnd)}
      {button('last', 'last', () => reviewing.step(shown.line.length), isEnd)}
      <label className="review-pace">
        <span className="visually-hidden">{t('review.pace')}</span>
        <select
          value={shown.pace}
          onChange={(event) => {
            const pace = REPLAY_PACES.find((each) => each === Number(event.currentTarget.value));
            if (pace !== undefined) reviewing.setPace(pace);
          }}
        >
          {REPLAY_PACES.map((pace) => (
            <option key={pace} value={pace}>
              {t('review.times', { pace: pace === 0.5 ? '½' : pace })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <p className="review-legend">
      {(['kept', 'only', 'lost', 'undone'] as const).map((sign) => (
        <span key={sign}>
          <ReviewMarkIcon sign={sign} />
          {t(`review.legend.${sign}`)}
        </span>
      ))}
    </p>
  );
}

/** The unfinished game of the same board that playing on would set aside. */
function AsideNote({ shown }: { readonly shown: ReviewedGame }) {
  const { t } = useTranslation();
  const { hash } = shown.saved.setup.deal.template;
  const game = useStore(useApp().library.store, ({ games }) =>
    games.find(({ mode, template }) => mode === TEMPLATE_MODE && template.hash === hash),
  );
  if (game === undefined) return null;
  return (
    <p className="review-note">
      {t('code.puts-aside', { pairs: t('count.pairs-left', { count: game.pairsLeft }) })}
    </p>
  );
}

function OpenReview({ shown }: { readonly shown: ReviewedGame }) {
  const { t } = useTranslation();
  const app = useApp();
  const { bridge, reviewing } = app;
  const { trouble, playOn } = usePlayOn();
  const [failed, setFailed] = useState<BridgeErrorCode | null>(null);
  const marks = useShownMarks(shown);
  const save = async () => {
    const { gameId, setup } = shown.saved;
    const day = new Date().toISOString().slice(0, 10);
    setFailed(
      await saveGameFile(bridge, gameId, `twofold ${gameName(t, setup.mode, setup.deal.template)} ${day}`),
    );
  };
  const race = () => {
    reviewing.close();
    void raceGame(app, shown.saved);
  };
  usePlayback(shown, reviewing);
  useKeys(shown, reviewing, playOn);
  const { why, game, node, facts, making } = shown;
  const isLost = facts[node]?.position?.verdict === 'lost';
  const isOver = (facts[node]?.position?.legal ?? 1) === 0 && facts[node]?.position?.verdict === 'winnable';
  const { proved, estimated } = positionWords(t, shown);
  return (
    <>
      <div className="review-actions">
        <button type="button" className="button button-quiet" onClick={() => void save()}>
          <Icon name="export" />
          {t('review.command.export')}
        </button>
        {isLost && why.state === 'none' && (
          <button type="button" className="button" onClick={() => void reviewing.explain()}>
            {t('review.command.why')}
            <Key label={REVIEW_KEYS.why.label} />
          </button>
        )}
        {canPlayAnew(shown.saved.setup) && (
          <button type="button" className="button" onClick={race}>
            {t('review.command.race')}
          </button>
        )}
        <button type="button" className="button button-primary" disabled={isOver} onClick={playOn}>
          <Icon name="play" />
          {t('review.command.play-on')}
          <Key label={REVIEW_KEYS['play-on'].label} />
        </button>
      </div>
      <section className="review-stage" data-testid="review" data-node={node} data-making={making.state}>
        <div className="review-board">
          {why.state === 'shown' ? (
            <WhyBoard shown={shown} why={why} />
          ) : (
            <ReviewBoard shown={shown} marks={why.state === 'none' ? marks : []} />
          )}
        </div>
        {why.state === 'none' && <Caption shown={shown} />}
        {(trouble ?? failed) !== null && (
          <p role="alert">
            <TroubleWords code={trouble ?? failed ?? 'internal'} />
          </p>
        )}
        <AsideNote shown={shown} />
      </section>
      {why.state === 'none' ? (
        <ChoiceList
          shown={shown}
          onGo={({ before, after }) => {
            reviewing.goTo(after);
            reviewing.goTo(before);
          }}
          onCancel={reviewing.cancelReview}
          onMake={() => void reviewing.makeReview()}
        />
      ) : (
        <WhyPanel shown={shown} why={why} />
      )}
      <section className="card review-graph" aria-label={t('review.graph')}>
        <header>
          <p>
            <b>{t('review.graph')}</b> <span>{t('review.graph-note')}</span>
          </p>
          <Legend />
        </header>
        <ReviewGraph shown={shown} words={`${proved} ${estimated}`} onGo={reviewing.goTo} />
      </section>
      <footer className="review-foot">
        <Transport shown={shown} reviewing={reviewing} />
        <p className="review-note">
          {t('review.at', {
            move: game.nodes[node]?.pairs ?? 0,
            time: formatTime(game.nodes[node]?.elapsedMs ?? 0),
          })}
        </p>
        <div className="review-jumps">
          <button type="button" className="button" onClick={() => reviewing.stepChoice(-1)}>
            {t('review.command.choice-before')}
            <Key label={REVIEW_KEYS['choice-before'].label} />
          </button>
          <button type="button" className="button" onClick={() => reviewing.stepChoice(1)}>
            {t('review.command.choice-after')}
            <Key label={REVIEW_KEYS['choice-after'].label} />
          </button>
        </div>
      </footer>
    </>
  );
}

/** The replay of a game that is over. */
export function ReviewScreen() {
  const { t } = useTranslation();
  const { reviewing, navigation } = useApp();
  const state = useStore(reviewing.store);
  const shown = state.name === 'open' ? state.shown : null;
  const leave = () => {
    reviewing.close();
    goBack(navigation);
  };
  const isWhy = shown !== null && shown.why.state !== 'none';
  useCommands({ back: () => (isWhy ? reviewing.closeWhy() : leave()) });
  const setup = shown?.saved.setup;
  const name = setup === undefined ? '' : gameName(t, setup.mode, setup.deal.template);
  return (
    <main className="page review" data-screen="review">
      <PageHead title={t('review.title')} note={name} onBack={leave} />
      {shown !== null && <OpenReview shown={shown} />}
      {state.name === 'failed' && (
        <p className="review-failed" role="alert">
          <TroubleWords code={state.trouble} />
        </p>
      )}
    </main>
  );
}
