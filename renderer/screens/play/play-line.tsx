/** The one line between board and buttons: it says what happened and offers what can be done about it. */
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { WALL } from '../../../core/board/board.ts';
import { hasScore } from '../../../core/game/modes/table.ts';
import type { GameView } from '../../../core/game/view.ts';
import { criticalSentence, verdictSentence } from '../../../core/sentences/answer-sentences.ts';
import { type GivenHint, hintSentence, unprovedSentence } from '../../../core/sentences/hint-sentences.ts';
import { hintSteps } from '../../../core/sentences/hint-steps.ts';
import { beginSentence } from '../../../core/sentences/rules-sentences.ts';
import { useBorrowedFocus } from '../../components/focus/use-borrowed-focus.ts';
import { Seal } from '../../components/seal.tsx';
import { Segments } from '../../components/segments.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Sentences } from '../../components/sentences.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { BoardVerdict } from '../../engine/protocol.ts';
import { messageWords, standsByTile } from '../../parts/messages/message-words.ts';
import { useHelpCosts } from '../../parts/modes/use-level-stars.ts';
import styles from '../../parts/play.module.css';
import { asShown, boardOf } from '../../parts/turned-board.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { boardsAnew } from '../../state/play/boards-anew.ts';
import { SESSION } from '../../state/play/session.ts';
import {
  AUTOPLAY_PACES,
  type AutoplayPace,
  type Message,
  type OpenGame,
} from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import { BOARD_TURN } from '../../state/shown/board-turn.ts';
import { IS_TRIAL } from '../../state/shown/is-trial.ts';
import { ComboFigure } from './combo/combo-figure.tsx';
import { useAnother } from './ending/use-another.ts';
import { OpenLinks } from './open-links.tsx';
import { useClockWaits } from './use-clock-waits.ts';

function LineButton({
  onClick,
  children,
  isPrimary = false,
  ref,
  question,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly isPrimary?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The element that asks what the button answers, read after its name. */
  readonly question?: string;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-describedby={question}
      className={isPrimary ? 'button button-primary' : 'button'}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function RestartLine({ game, onDone }: { readonly game: OpenGame; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const answer = useBorrowedFocus();
  const question = useId();
  const another = useAnother(game.setup);
  const restart = (board: 'same' | 'new') => () => {
    onDone();
    if (board === 'new') another();
    else void session.restart(board);
  };
  return (
    <>
      <p id={question}>
        <Sentences>
          <b>{t('record.restart.title')}</b>
          <span className={styles.lineNote}>{t('record.restart.note')}</span>
        </Sentences>
      </p>
      <span data-part="line-buttons" className={styles.lineButtons}>
        {boardsAnew(game.setup).map((board, place) => (
          <LineButton
            key={board}
            question={question}
            {...(place === 0 && { ref: answer, isPrimary: true })}
            onClick={restart(board)}
          >
            {t(`record.restart.${board}`)}
          </LineButton>
        ))}
        <LineButton onClick={onDone}>{t('command.cancel')}</LineButton>
      </span>
    </>
  );
}

const PACES = Object.keys(AUTOPLAY_PACES) as readonly AutoplayPace[];

function AutoplayLine() {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const isThinking = useSession((state) => state.autoplay === 'thinking');
  const pace = useSession((state) => state.pace);
  return (
    <>
      <p className={styles.oneOf}>
        {(['thinking', 'autoplay'] as const).map((key) => (
          <span key={key} hidden={isThinking !== (key === 'thinking')}>
            {t(`message.${key}`)}
          </span>
        ))}
      </p>
      <span data-part="line-buttons" className={styles.lineButtons}>
        <Segments
          name="pace"
          title={t('record.pace.label')}
          isTitleHidden
          value={pace}
          options={PACES.map((value) => ({ value, words: t(`record.pace.${value}`) }))}
          onChange={(value) => session.autoplay.setPace(value)}
        />
        <LineButton onClick={() => session.autoplay.stop()} isPrimary>
          {t('command.stop')}
        </LineButton>
      </span>
    </>
  );
}

interface HollowSealWordsProps {
  readonly title: string;
  readonly note: string;
}

/** Beside a seal that is not pressed yet: nothing is won. */
function HollowSealWords({ title, note }: HollowSealWordsProps) {
  return (
    <div className={styles.hollowWords}>
      <span data-part="hollow-seal" className={styles.hollowSeal} aria-hidden="true">
        <Seal />
      </span>
      <p>
        <Sentences>
          <b className="display">{title}</b>
          <span className={styles.hollowNote}>{note}</span>
        </Sentences>
      </p>
    </div>
  );
}

function SearchingLine({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  return (
    <>
      <p>{words}</p>
      <progress aria-label={words} />
      <LineButton onClick={() => session.assistance.dismiss()}>{t('command.cancel')}</LineButton>
    </>
  );
}

function ReturnOffer() {
  const { t } = useTranslation();
  const session = useService(SESSION);
  return (
    <LineButton onClick={() => void session.assistance.returnToWinnable()} isPrimary>
      {t('message.return-offer')}
    </LineButton>
  );
}

function MessageWords({ message, game }: { readonly message: Message; readonly game: OpenGame }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  return (
    <p data-testid="message" data-tone={message.type === 'refused' ? 'wrong' : undefined}>
      {messageWords(t, message, game.view, pictureName)}
    </p>
  );
}

function MessageLine({ message, game }: { readonly message: Message; readonly game: OpenGame }) {
  return (
    <>
      <MessageWords message={message} game={game} />
      {message.type === 'lost' && game.view.allowed.includes('return') && <ReturnOffer />}
    </>
  );
}

/** The pair itself is all there is to see: after it comes its reason, and nothing where that was told as unproved. */
function furtherWords({ step, reason }: GivenHint): 'more' | 'why' | null {
  if (step === 'pair') return reason === null ? null : 'why';
  return step === 'reason' ? null : 'more';
}

/** The answer that was asked for, and what can be done then. */
function VerdictLine({
  verdict,
  game: { view },
}: {
  readonly verdict: BoardVerdict;
  readonly game: OpenGame;
}) {
  const { t } = useTranslation();
  return (
    <>
      <output data-testid="verdict">
        <Sentences>
          <b>{sentenceWords(t, verdictSentence(verdict))}</b>
          {verdict === 'winnable' && view.allowed.includes('hint') && t('verdict.hint')}
        </Sentences>
      </output>
      {verdict === 'lost' && view.allowed.includes('return') && <ReturnOffer />}
    </>
  );
}

/** A dot for each step of a hint, filled up to the one that is told. */
function HintDots({ step, view }: Pick<GivenHint, 'step'> & { readonly view: GameView }) {
  const { t } = useTranslation();
  const steps = hintSteps(view);
  const place = steps.indexOf(step) + 1;
  return (
    <span
      className={styles.hintDots}
      role="img"
      aria-label={t('record.hint.step', { step: place, count: steps.length })}
    >
      {steps.map((each, at) => (
        <i key={each} data-told={at < place} />
      ))}
    </span>
  );
}

function HintLine({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { turned } = useStore(useService(BOARD_TURN));
  const gameHint = useSession((state) => state.hint);
  if (gameHint.state !== 'shown') return null;
  const { hint, view } = asShown(gameHint, game.view, turned);
  const unproved = unprovedSentence(hint);
  const furtherStep = furtherWords(hint);
  return (
    <p data-testid="hint">
      <Sentences>
        {unproved !== null && <b>{sentenceWords(t, unproved)}</b>}
        {sentenceWords(t, hintSentence(hint, boardOf(view)), pictureName)}
        {furtherStep !== null && <small>{t(`record.hint.${furtherStep}`)}</small>}
      </Sentences>
      <HintDots {...hint} view={view} />
    </p>
  );
}

/** The words about a picture of a thing that lies on its side in this window; none of any other board. */
function useTurnedWords({ template }: GameView['deal']): string {
  const { t } = useTranslation();
  const { turned } = useStore(useService(BOARD_TURN));
  return turned !== null && template.mayTurn !== true ? t('record.playing.turned') : '';
}

/** That the clock waits for the first pick: a countdown is a stick of incense, which is lit; and why its hint cannot be asked for yet. */
function WaitingWords({ countdown, deal, level, tools }: GameView) {
  const { t } = useTranslation();
  const turned = useTurnedWords(deal);
  return (
    <p data-testid="clock-waits">
      <Sentences>
        {turned}
        {countdown === null ? t('record.playing.clock-waits') : t('record.playing.light-incense')}
        {tools?.hint === 0 && level === 1 && t('record.playing.earn-hint')}
      </Sentences>
    </p>
  );
}

/**
 * The words until the first pair is taken: what walls are, where there are some; what help costs a level, on the
 * first one after the goal; in a mode that measures nothing that it does not; else the goal of the game, or to a player with unfinished
 * games, who knows it, what the clock waits for.
 */
function FirstWords({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { view } = game;
  const level = useHelpCosts(game);
  const clockWaits = useClockWaits();
  const library = useService(LIBRARY);
  const isTrial = useService(IS_TRIAL);
  const hasOthers = useStore(library.store, ({ games }) => games.length > 0);
  const { hasClock } = useMeasures(view.mode);
  const isBefore = !view.canUndo && !isTrial;
  if (view.cells.includes(WALL) && isBefore) return <p data-testid="walls">{t('record.playing.walls')}</p>;
  const costs = level !== null && !view.canUndo && (
    <p data-testid="help-costs">{t('record.star.help-costs')}</p>
  );
  if (costs && (level.number > 1 || hasOthers)) return costs;
  if (!hasScore(view.mode) && isBefore)
    return <p data-testid="unmeasured">{t('record.playing.unmeasured')}</p>;
  const isWaiting = clockWaits && (hasClock || view.countdown !== null);
  if (isWaiting && (hasOthers || view.countdown !== null)) return <WaitingWords {...view} />;
  if (isTrial || hasOthers || view.canUndo || view.level > 1) return null;
  return (
    <>
      <p data-testid="first-words">{sentenceWords(t, beginSentence(view.deal.rules))}</p>
      {costs}
    </>
  );
}

export interface PlayLineProps {
  readonly game: OpenGame;
  readonly isRestartAsked: boolean;
  readonly onRestartDone: () => void;
}

/** A search is shown only after its first progress report, which comes after 300 ms. */
export function PlayLine(props: PlayLineProps) {
  const isPaused = useSession((state) => state.isPaused);
  const { hasClock } = useMeasures(props.game.view.mode);
  return (
    <div data-part="play-line" className={styles.line}>
      <ComboFigure pairsLeft={props.game.view.pairsLeft} isPaused={isPaused} hasFuse={hasClock} />
      <LineContent {...props} />
    </div>
  );
}

/** Says quietly, to a player who chose so, that the next link matters. */
function ChoiceMark() {
  const { t } = useTranslation();
  return <p data-testid="choice-mark">{sentenceWords(t, criticalSentence())}</p>;
}

function LineContent({ game, isRestartAsked, onRestartDone }: PlayLineProps) {
  const { t } = useTranslation();
  const autoplay = useSession((state) => state.autoplay);
  const message = useSession((state) => state.message);
  const hint = useSession((state) => state.hint);
  const verdict = useSession((state) => state.verdict);
  const reshuffle = useSession((state) => state.reshuffle);
  const isChoice = useSession((state) => state.isChoice);
  const isPaused = useSession((state) => state.isPaused);
  if (isRestartAsked) return <RestartLine game={game} onDone={onRestartDone} />;
  if (isPaused) return null;
  if (autoplay !== 'off') return <AutoplayLine />;
  if (hint.state === 'searching' && hint.nodes !== null)
    return <SearchingLine words={t('record.hint.searching')} />;
  if (verdict.state === 'searching' && verdict.nodes !== null)
    return <SearchingLine words={t('verdict.searching')} />;
  if (reshuffle.state === 'searching' && reshuffle.nodes !== null)
    return <SearchingLine words={t('record.reshuffle.searching')} />;
  // The card of a dead board says the rest.
  if (game.view.status === 'dead')
    return (
      message &&
      message.type !== 'lost' &&
      !standsByTile(message) && <MessageWords message={message} game={game} />
    );
  if (game.view.status === 'won')
    return (
      <div data-part="saving" className={styles.lineSaving}>
        <HollowSealWords title={t('end.won')} note={t('play.saving')} />
      </div>
    );
  // Words by a tile are said alone, and have this place where no other is free.
  if (message !== null) return standsByTile(message) ? null : <MessageLine message={message} game={game} />;
  if (hint.state === 'shown') return <HintLine game={game} />;
  if (verdict.state === 'known') return <VerdictLine verdict={verdict.verdict} game={game} />;
  if (isChoice) return <ChoiceMark />;
  return game.view.canUndo ? <OpenLinks game={game} /> : <FirstWords game={game} />;
}
