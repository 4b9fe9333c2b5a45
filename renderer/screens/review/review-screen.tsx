/** The review of a game: its board, the graph of random play, its critical choices, and why it is lost. */
import './review.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { useReviewKeys } from '../../input/review-keys.ts';
import { useCommands } from '../../input/use-commands.ts';
import { useApp } from '../../state/app-context.ts';
import { goBack, goTo } from '../../state/navigation.ts';
import type { ReviewTrouble } from '../../state/review/review-maker.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import type { Reviewing } from '../../state/review/reviewing.ts';
import { gameName } from '../modes/mode-looks.ts';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { ChoiceList } from './choice-list.tsx';
import { GraphCard } from './graph-card.tsx';
import { positionWords } from './position-words.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewBoard } from './review-board.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { useShownMarks } from './use-shown-marks.ts';
import { WhyBoard, WhyPanel } from './why-view.tsx';

interface ShownProps {
  readonly shown: ReviewedGame;
}

/** One position at the usual pace. */
const BEAT_MS = 900;

function usePlayback({ isPlaying, pace, node }: ReviewedGame, reviewing: Reviewing): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => reviewing.playFrom(node), BEAT_MS / pace);
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

/** Begins a game in this position and shows it; what kept it from beginning is shown. */
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

function ReviewStage({ shown, trouble }: ShownProps & { readonly trouble: ReviewTrouble | null }) {
  const marks = useShownMarks(shown);
  const { why, node, making } = shown;
  return (
    <section className="review-stage" data-testid="review" data-node={node} data-making={making.state}>
      <div className="review-board">
        {why.state === 'shown' ? (
          <WhyBoard shown={shown} why={why} />
        ) : (
          <ReviewBoard shown={shown} marks={why.state === 'none' ? marks : []} />
        )}
      </div>
      {why.state === 'none' && <Caption shown={shown} />}
      {trouble !== null && (
        <p role="alert">
          <TroubleWords code={trouble} />
        </p>
      )}
      {why.state === 'none' && <AsideNote shown={shown} />}
    </section>
  );
}

/** Beside the board: the critical choices, or why the position is lost. */
function ReviewSide({ shown, reviewing }: ShownProps & { readonly reviewing: Reviewing }) {
  if (shown.why.state !== 'none') return <WhyPanel shown={shown} why={shown.why} />;
  return (
    <ChoiceList
      shown={shown}
      onGo={({ before, after }) => {
        reviewing.goTo(after);
        reviewing.goTo(before);
      }}
      onCancel={reviewing.cancelReview}
      onMake={() => void reviewing.makeReview()}
    />
  );
}

function OpenReview({ shown }: ShownProps) {
  const { reviewing } = useApp();
  const { trouble, playOn } = usePlayOn();
  const [failed, setFailed] = useState<BridgeErrorCode | null>(null);
  usePlayback(shown, reviewing);
  useKeys(shown, reviewing, playOn);
  return (
    <>
      <ReviewActions shown={shown} onPlayOn={playOn} onSaved={setFailed} />
      <ReviewStage shown={shown} trouble={trouble ?? failed} />
      <ReviewSide shown={shown} reviewing={reviewing} />
      <GraphCard shown={shown} onGo={reviewing.goTo} />
      <ReviewFoot shown={shown} reviewing={reviewing} />
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
    <main className="page review" data-screen="review" data-why={isWhy}>
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
