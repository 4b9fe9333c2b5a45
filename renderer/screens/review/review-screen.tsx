/** The review of a game: its board, the graph of random play, its critical choices, and why it is lost. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countTiles } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { choiceKindOf } from '../../../core/review/choice-kind.ts';
import { InfoButton } from '../../components/info-button.tsx';
import { ReviewMarkIcon } from '../../components/pictures/review-marks.tsx';
import { rulesWords } from '../../components/rules-words.ts';
import { RatioBox } from '../../components/sized.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatWhen } from '../../i18n/format.ts';
import { useKeys } from '../../input/use-keys.ts';
import { gameName, MODE_LOOKS } from '../../parts/modes/mode-looks.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { ReviewBoard } from '../../parts/review-board.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { turnCell } from '../../parts/turned-board.ts';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { othersOf, useShownMarks } from '../../parts/use-shown-marks.ts';
import { IsLargeContext, useShownRules, useTurnedShape } from '../../parts/use-turned-shape.ts';
import { explainedWords } from '../../parts/why/loss-picture.ts';
import { useService } from '../../services/use-service.ts';
import { goBack, goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { GAMES_LIST, LAST_GAMES } from '../../state/review/games-list.ts';
import { positionCommands } from '../../state/review/review-commands.ts';
import type { ReviewTrouble } from '../../state/review/review-maker.ts';
import {
  boardOfNode,
  type ReviewedGame,
  rulesOfNode,
  templateOfNode,
} from '../../state/review/reviewed-game.ts';
import type { Reviewing } from '../../state/review/reviewing.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { AsideDialog, useAside } from './aside-dialog.tsx';
import { ChoiceList } from './choice-list.tsx';
import { gameNote } from './game-note.ts';
import { positionWords } from './position-words.ts';
import { ratioAround } from './ratio-around.ts';
import styles from './review.module.css';
import { ReviewActions } from './review-actions.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewNoticeLine } from './review-notice.tsx';
import { WhyView } from './why-view.tsx';

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

function useStepKeys(shown: ReviewedGame, reviewing: Reviewing, playOn: () => void): void {
  useKeys('review', positionCommands({ reviewing, shown, playOn }));
}

/** Begins a game in this position and shows it; what kept it from beginning is shown. */
function usePlayOn(): {
  readonly trouble: ReviewTrouble | null;
  readonly playOn: (node?: number) => void;
} {
  const reviewing = useService(REVIEWING);
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const [trouble, setTrouble] = useState<ReviewTrouble | null>(null);
  const playOn = async (node?: number) => {
    const started = await reviewing.playOn(node);
    if (!started.ok) return setTrouble(started.error);
    reviewing.close();
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    await session.continueGame(started.value);
  };
  return { trouble, playOn: (node) => void playOn(node) };
}

/** Says which of the marked pairs was taken, and what the others do; where one alone is marked there is nothing to tell apart. */
function MarksKey({ shown }: ShownProps) {
  const { t } = useTranslation();
  const others = new Set(othersOf(shown).map(({ tone }) => tone));
  const made = shown.facts[shown.line[shown.line.indexOf(shown.node) + 1] ?? -1]?.made ?? null;
  const sign = made && choiceKindOf(made);
  if (made === null || sign === null || others.size === 0) return null;
  return (
    <p className={styles.marksKey} data-testid="marks-key">
      <span data-tone={made.isLosing ? 'loses' : 'keeps'}>
        <ReviewMarkIcon sign={sign} />
        {t('review.key.taken')}
      </span>
      {[...others].map((tone) => (
        <span key={tone} data-tone={tone}>
          <i />
          {t(`review.key.${tone}`)}
        </span>
      ))}
    </p>
  );
}

/** The pair in green, for readers. */
function GreenPair({ shown }: ShownProps) {
  const { game, line, node, techniques } = shown;
  const { shape, turned } = useTurnedShape(templateOfNode(game, node));
  const nameOf = useCellNames(shape.width);
  const { cells } = boardOfNode(game, node);
  const [pair = []] = techniques.get(line[line.indexOf(node) + 1] ?? -1)?.first ?? [];
  const names = pair.map((cell) =>
    nameOf(turned === null ? cell : turnCell(cell, turned), cells[cell] ?? 0, false),
  );
  return <span className="visually-hidden">{names.join(' · ')}</span>;
}

interface CaptionProps extends ShownProps {
  readonly hasFigures: boolean;
  /** The reason why what was asked for could not be done. */
  readonly trouble: ReviewTrouble | BridgeErrorCode | null;
  readonly onFigures: (hasFigures: boolean) => void;
}

/** One sentence on the position; behind the *i* why it is so, what came of it, and how random play fares. */
function Caption({ shown, hasFigures, trouble, onFigures }: CaptionProps) {
  const { t } = useTranslation();
  const { proved, technique, afterwards, estimated } = positionWords(t, shown);
  return (
    <div className={styles.caption} aria-live="polite">
      <p className={styles.proof}>
        <span data-testid="position-words">{proved}</span>{' '}
        {proved !== '' && (
          <InfoButton
            name={t('review.figures')}
            isOpen={hasFigures}
            testId="review-figures"
            onToggle={() => onFigures(!hasFigures)}
          />
        )}
      </p>
      {hasFigures && technique !== '' && (
        <p data-testid="technique">
          {technique} <GreenPair shown={shown} />
        </p>
      )}
      {hasFigures && afterwards !== '' && <p data-testid="afterwards">{afterwards}</p>}
      <MarksKey shown={shown} />
      <ReviewNoticeLine shown={shown}>{hasFigures && estimated}</ReviewNoticeLine>
      {trouble !== null && (
        <p role="alert">
          <TroubleWords code={trouble} />
        </p>
      )}
    </div>
  );
}

/** The board below its sentence. */
function ReviewStage({ shown, children }: ShownProps & { readonly children: ReactNode }) {
  const marks = useShownMarks(shown);
  const { node, making, game } = shown;
  const { shape } = useTurnedShape(templateOfNode(game, node));
  return (
    <section className={styles.stage} data-testid="review" data-node={node} data-making={making.state}>
      {children}
      <RatioBox className={styles.board} ratio={ratioAround(shape)}>
        <ReviewBoard shown={shown} marks={marks} />
      </RatioBox>
    </section>
  );
}

interface ReviewSideProps extends ShownProps {
  readonly hasFigures: boolean;
  readonly reviewing: Reviewing;
}

/** Beside the board: the critical choices. */
function ReviewSide({ shown, hasFigures, reviewing }: ReviewSideProps) {
  return (
    <ChoiceList
      shown={shown}
      hasFigures={hasFigures}
      onJump={reviewing.stepChoice}
      onGo={({ before, after }) => {
        reviewing.goTo(after);
        reviewing.goTo(before);
      }}
      onCancel={reviewing.cancelReview}
      onMake={() => void reviewing.makeReview()}
    />
  );
}

interface OpenReviewProps extends ShownProps {
  readonly trouble: ReviewTrouble | null;
  readonly playOn: () => void;
}

function OpenReview({ shown, trouble, playOn }: OpenReviewProps) {
  const reviewing = useService(REVIEWING);
  const [failed, setFailed] = useState<BridgeErrorCode | null>(null);
  const [hasFigures, setFigures] = useState(false);
  usePlayback(shown, reviewing);
  useStepKeys(shown, reviewing, playOn);
  return (
    <>
      <ReviewStage shown={shown}>
        <Caption shown={shown} hasFigures={hasFigures} trouble={trouble ?? failed} onFigures={setFigures} />
      </ReviewStage>
      <ReviewFoot shown={shown} reviewing={reviewing} hasFigures={hasFigures} />
      <ReviewActions shown={shown} onPlayOn={playOn} onSaved={setFailed} />
      <ReviewSide shown={shown} hasFigures={hasFigures} reviewing={reviewing} />
    </>
  );
}

/** The game, or why a position of it is lost. */
function OpenGame({ shown }: ShownProps) {
  const { trouble, playOn } = usePlayOn();
  const aside = useAside(shown);
  const [asked, setAsked] = useState<{ readonly node: number } | null>(null);
  const { why } = shown;
  const start = (node: number) => (aside === undefined ? playOn(node) : setAsked({ node }));
  return (
    <>
      {why.state !== 'none' && trouble === null ? (
        <WhyView shown={shown} why={why} onPlayOn={start} />
      ) : (
        <OpenReview shown={shown} trouble={trouble} playOn={() => start(shown.node)} />
      )}
      {asked !== null && aside !== undefined && (
        <AsideDialog
          pairsLeft={aside.pairsLeft}
          onPlayOn={() => playOn(asked.node)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Returns the title of the screen and its note: they name a game, or the position that is explained. */
function useHead(shown: ReviewedGame | null): { readonly title: string; readonly note: string } {
  const { t, i18n } = useTranslation();
  const { games } = useStore(useService(GAMES_LIST).store);
  const { games: last } = useStore(useService(LAST_GAMES).store);
  if (shown === null) return { title: t('review.title'), note: '' };
  const { why, game } = shown;
  if (why.state === 'none') {
    const listed = [...games, ...last].find(({ gameId }) => gameId === shown.saved.gameId);
    const when =
      listed === undefined ? '' : formatWhen(listed.playedAt, Date.now(), asLanguage(i18n.language));
    return { title: t('review.title'), note: gameNote(t, shown, when) };
  }
  const at = why.state === 'shown' ? why.at : why.from;
  const { mode, deal } = shown.saved.setup;
  const tiles = countTiles(boardOfNode(game, at).cells);
  const note = explainedWords(t, gameName(t, mode, deal.template), game.nodes[at]?.pairs ?? 0, tiles);
  return { title: t('review.why.title'), note };
}

/** Names what differs from the classic rules, as the board stands in this window. */
function RulesNote({ shown: { game, node, why } }: ShownProps) {
  const { t } = useTranslation();
  const at = why.state === 'shown' ? why.at : node;
  const words = rulesWords(t, useShownRules(templateOfNode(game, at), rulesOfNode(game, at)));
  if (words.length === 0) return null;
  return (
    <p className={styles.rules} data-testid="review-rules">
      {words.join('\u00a0· ')}
    </p>
  );
}

/** The replay of a game that is over. */
export function ReviewScreen() {
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const state = useStore(reviewing.store);
  const shown = state.name === 'open' ? state.shown : null;
  const leave = () => {
    reviewing.close();
    goBack(navigation);
  };
  const isWhy = shown !== null && shown.why.state !== 'none';
  useKeys('game', { back: () => (isWhy ? reviewing.closeWhy() : leave()) });
  const { title, note } = useHead(shown);
  return (
    <IsLargeContext value={shown !== null && MODE_LOOKS[shown.saved.setup.mode].isLarge === true}>
      <main className={`page ${styles.screen}`} data-screen="review" data-why={isWhy}>
        <PageHead title={title} note={note} onBack={isWhy ? reviewing.closeWhy : leave}>
          {shown !== null && <RulesNote shown={shown} />}
        </PageHead>
        {shown !== null && <OpenGame shown={shown} />}
        {state.name === 'failed' && (
          <p className={styles.failed} role="alert">
            <TroubleWords code={state.trouble} />
          </p>
        )}
      </main>
    </IsLargeContext>
  );
}
