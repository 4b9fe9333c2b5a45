import './loss-card.css';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMark } from '../../../board/marks/board-mark.ts';
import { ReviewMarkIcon } from '../../../components/review/review-marks.tsx';
import type { FoundLoss } from '../../../engine/protocol.ts';
import { useApp } from '../../../state/app-context.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import { foundWords, notFoundWords } from './losing-move-words.ts';

const GameBoard = lazy(async () => ({ default: (await import('../../../board/game-board.tsx')).GameBoard }));

type Finding =
  | { readonly state: 'searching' }
  | { readonly state: 'not-known' }
  | { readonly state: 'found'; readonly loss: FoundLoss };

/** The move that lost the current board; searched as soon as nothing links. */
function useFoundLoss({ revision }: OpenGame): Finding {
  const { engine } = useApp();
  const [finding, setFinding] = useState<Finding>({ state: 'searching' });
  useEffect(() => {
    const search = new AbortController();
    setFinding({ state: 'searching' });
    void engine.ask({ type: 'find-loss', revision }, { signal: search.signal }).then((answer) => {
      if (search.signal.aborted) return;
      setFinding(answer.ok ? { state: 'found', loss: answer.value } : { state: 'not-known' });
    });
    return () => search.abort();
  }, [engine, revision]);
  return finding;
}

/** The board before that move, in small, with the pair that was taken. */
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
    <div className="loss-board" aria-hidden="true" style={{ aspectRatio: `${width + 1} / ${height + 1}` }}>
      <Suspense>
        <GameBoard board={board} selected={null} marks={shown} decorative label="" describeCell={() => ''} />
      </Suspense>
    </div>
  );
}

function FoundMove({ game, loss }: { readonly game: OpenGame; readonly loss: FoundLoss }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const [what, proof] = foundWords(t, loss.number);
  // The keys are on the board, where nothing can be picked any more but by mercy: Enter goes back, once it is asked for.
  const focus = (button: HTMLButtonElement | null) => {
    const isFree =
      document.activeElement === document.body || document.activeElement?.matches('[role="gridcell"]');
    if (isFree) button?.focus({ focusVisible: false } as FocusOptions);
  };
  return (
    <>
      <p className="loss-words" data-testid="losing-move">
        <ReviewMarkIcon sign="lost" />
        <b>{what}</b>
      </p>
      <p className="loss-note">{proof}</p>
      <SmallBoard game={game} loss={loss} />
      {game.view.allowed.includes('return') && (
        <button
          ref={focus}
          type="button"
          className="button button-primary"
          onClick={() => void session.assistance.returnToWinnable()}
        >
          {t('dead.back')}
          <span className="key" aria-hidden="true">
            {t('home.enter-key')}
          </span>
        </button>
      )}
    </>
  );
}

/** Beside a dead board: the move that lost it, in small, and the way back to before it. */
export function LossCard({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const finding = useFoundLoss(game);
  return (
    <aside className="card loss-card" data-testid="loss-card" data-finding={finding.state} aria-live="polite">
      {finding.state === 'searching' && <p className="loss-note loss-late">{t('dead.finding')}</p>}
      {finding.state === 'not-known' && <p className="loss-note">{notFoundWords(t)}</p>}
      {finding.state === 'found' && <FoundMove game={game} loss={finding.loss} />}
    </aside>
  );
}
