import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deadHeading, deadSentences } from '../../../../core/sentences/dead-sentences.ts';
import {
  foundLossSentences,
  lockedSentence,
  lostBeforeSentence,
  notFoundSentence,
} from '../../../../core/sentences/review-sentences.ts';
import type { BoardMark } from '../../../board/layers/board-mark.ts';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import { ReviewMarkIcon } from '../../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { RatioBox } from '../../../components/sized.tsx';
import type { FoundLoss } from '../../../engine/protocol.ts';
import { keyShortcuts } from '../../../input/key-shortcuts.ts';
import type { Command } from '../../../input/keymap.ts';
import { SealButton } from '../../../parts/seal-button.tsx';
import { useCanGiveUp } from '../../../parts/use-can-give-up.ts';
import { useMeasures } from '../../../parts/use-measures.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import type { PlayCommands } from '../bar/play-foot.tsx';
import styles from './loss-card.module.css';
import { isAnyTileAsked } from './loss-marks.ts';
import type { Finding } from './use-found-loss.ts';

/** The board before that move, in small, with the pair that was taken: under gravity its tiles stand elsewhere by now. */
function SmallBoard({
  game,
  loss: { cells, move, line },
}: {
  readonly game: OpenGame;
  readonly loss: FoundLoss;
}) {
  const { width, height, marks } = game.view.deal.template;
  const board = useMemo(() => ({ width, height, marks, cells }), [width, height, marks, cells]);
  const shown = useMemo(
    (): readonly BoardMark[] => [
      { type: 'cells', cells: move, tone: 'loses' },
      { type: 'lost-line', line },
    ],
    [move, line],
  );
  return (
    <RatioBox className={styles.board} aria-hidden="true" ratio={(width + 1) / (height + 1)}>
      <GameBoard board={board} selected={null} marks={shown} decorative label="" describeCell={() => ''} />
    </RatioBox>
  );
}

/** Says what is known of the move that lost the board. */
function FindingWords({ game, finding }: Pick<LossCardProps, 'game' | 'finding'>) {
  const { t } = useTranslation();
  if (finding.state === 'searching')
    return <p className={`${styles.note} ${styles.late}`}>{t('record.dead.finding')}</p>;
  if (finding.state === 'not-known')
    return <p className={styles.note}>{sentenceWords(t, notFoundSentence())}</p>;
  if (finding.state === 'lost-before')
    return <p className={styles.note}>{sentenceWords(t, lostBeforeSentence())}</p>;
  const { loss, locked } = finding;
  const [what = '', proof = ''] = foundLossSentences(loss.number).map((said) => sentenceWords(t, said));
  // That all tiles left are stuck is said by the heading; the review has more.
  const isPart = locked.length > 0 && locked.length < 2 * game.view.pairsLeft;
  const because = isPart ? sentenceWords(t, lockedSentence(locked)) : proof;
  return (
    <>
      <p className={styles.words} data-testid="losing-move">
        <ReviewMarkIcon sign="lost" />
        <b>{what}</b>
      </p>
      <p className={styles.note}>{because}</p>
    </>
  );
}

/** The one obvious thing: back to where the board could be won. */
function BackButton({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  // The keys are on the board, where nothing can be picked any more but by mercy: Enter goes back, once it is asked for.
  const focus = (button: HTMLButtonElement | null) => {
    const isFree =
      document.activeElement === document.body || document.activeElement?.matches('[role="gridcell"]');
    if (isFree) button?.focus({ focusVisible: false } as FocusOptions);
  };
  return (
    <button
      key={finding.state}
      ref={finding.state === 'found' ? focus : null}
      type="button"
      className={`button button-primary ${styles.back}`}
      onClick={() => void session.assistance.returnToWinnable()}
    >
      {finding.state === 'found'
        ? t('record.dead.back', { number: finding.loss.number })
        : t('record.dead.return')}
      <span className="key" aria-hidden="true">
        {t('home.enter-key')}
      </span>
    </button>
  );
}

interface WayProps {
  readonly onClick: () => void;
  readonly command?: Command;
  readonly children: ReactNode;
}

function Way({ onClick, command, children }: WayProps) {
  return (
    <button
      type="button"
      className="button"
      aria-keyshortcuts={command === undefined ? undefined : keyShortcuts('game', command)}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface LossCardProps {
  readonly game: OpenGame;
  readonly finding: Finding;
  readonly commands: PlayCommands;
  readonly onHome: () => void;
}

/**
 * The other commands, from the one that takes back least to the one that ends it. A small window has them in the toolbar below.
 */
function OtherWays({ game, commands }: LossCardProps) {
  const { t } = useTranslation();
  const { hasScore } = useMeasures(game.view.mode);
  const session = useService(SESSION);
  const canGiveUp = useCanGiveUp(game);
  const { allowed, tools } = game.view;
  // The tool stands at the foot, and is spent before any help.
  const canReshuffle = allowed.includes('reshuffle') && (tools === null || tools.reshuffle === 0);
  return (
    <div className={`${styles.wide} ${styles.ways}`}>
      <div className={styles.row}>
        {allowed.includes('undo') && !allowed.includes('return') && (
          <Way command="undo" onClick={commands.undo}>
            {t('command.undo')}
          </Way>
        )}
        {canReshuffle && (
          <Way command="reshuffle" onClick={commands.reshuffle}>
            {t('command.reshuffle')}
          </Way>
        )}
        <Way command="restart" onClick={commands.restart}>
          {t('command.restart')}
        </Way>
        {canGiveUp && <Way onClick={() => void session.giveUp()}>{t('command.give-up')}</Way>}
      </div>
      {allowed.includes('mercy') && (
        <p className={styles.note}>{hasScore ? t('record.dead.mercy') : t('record.dead.mercy-unscored')}</p>
      )}
    </div>
  );
}

/** A dead board: that it is one, which move lost it, and the ways on. In a small window only that and the way back. */
export function LossCard(props: LossCardProps) {
  const { t } = useTranslation();
  const { game, finding, onHome } = props;
  const { deal, pairsLeft, allowed } = game.view;
  const isMoved = deal.rules.gravity !== 'none';
  const heading = deadHeading(pairsLeft, deal.witness.length);
  const { left } = deadSentences(pairsLeft);
  return (
    <aside
      className={`card ${styles.card}`}
      data-testid="loss-card"
      data-finding={finding.state}
      data-any-tile={isAnyTileAsked(finding, allowed.includes('mercy'))}
    >
      <header className={styles.head}>
        <SealButton onClick={onHome} />
        <h2>{sentenceWords(t, heading)}</h2>
        <p>{sentenceWords(t, left)}</p>
      </header>
      <div className={styles.finding} aria-live="polite">
        <FindingWords game={game} finding={finding} />
      </div>
      {finding.state === 'found' && isMoved && <SmallBoard game={game} loss={finding.loss} />}
      {allowed.includes('return') && <BackButton finding={finding} />}
      <OtherWays {...props} />
    </aside>
  );
}
