/** A whole board played by an algorithm: the board, the log, and what each move cost each of them. */

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { type Board, type Cells, countTiles, type Point } from '../../../core/board/board.ts';
import { pointAt } from '../../../core/board/point-at.ts';
import type { WholeGame } from '../../../core/lab/whole-game.ts';
import { gameEndSentence } from '../../../core/sentences/lab-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import { CostChart, OURS } from './cost-chart.tsx';
import { GameLog, type LogForm, logLine, pairWords } from './game-log.tsx';
import styles from './game-tab.module.css';
import shared from './lab.module.css';
import { usePlayedGames } from './play-all.ts';
import { LabFailure } from './watch/lab-failure.tsx';
import { lineThrough, placeOf } from './watch/lab-marks.ts';
import { LanedBoard } from './watch/laned-board.tsx';
import { Transport } from './watch/transport.tsx';
import { usePlayer } from './watch/use-player.ts';

/** A pair is more to look at than a cell. */
const PAIR_PACE = 0.25;

export function GameTab({ shown }: { readonly shown: LabBoard }) {
  const { t } = useTranslation();
  const { games, names, looks, isFailed, cancel } = usePlayedGames(shown);
  const [by, setBy] = useState<TracedAlgorithm>('by-cases');
  const [form, setForm] = useState<LogForm>('pairs');
  const played = games.find((each) => each.by === by) ?? games[0];
  const game = played ?? { by, pairs: [], tilesLeft: countTiles(shown.board.cells), looks: 0 };
  const point = usePoint(games);
  const player = usePlayer(played ?? null, game.pairs.length, PAIR_PACE);
  return (
    <div className={shared.search}>
      <p className={shared.lead}>{form === 'pairs' ? (point ?? t('lab.about.game')) : t('lab.log.what')}</p>
      {isFailed && <LabFailure />}
      <div className={styles.parts}>
        <PlayedBoard
          shown={shown}
          game={game}
          isPlayed={played !== undefined}
          time={player.time}
          hasNumbers={form !== 'pairs'}
        />
        <div className={styles.side}>
          {form === 'pairs' && (
            <CostChart games={games} names={names} by={game.by} onChoose={setBy}>
              {looks !== null && <Progress done={games.length} most={names.length} onCancel={cancel} />}
            </CostChart>
          )}
          <GameLog
            board={shown.board}
            game={game}
            time={player.time}
            onTime={player.goTo}
            form={form}
            onForm={setForm}
          />
        </div>
      </div>
      <Transport player={player} />
    </div>
  );
}

/** The search that is taught first. */
const PLAIN = 'breadth-first';

/** Says the point of all the figures as soon as both games are there. */
function usePoint(games: readonly WholeGame[]): string | null {
  const { t, i18n } = useTranslation();
  const looksOf = (by: TracedAlgorithm) => games.find((game) => game.by === by)?.looks;
  const [count, most] = [looksOf(OURS), looksOf(PLAIN)];
  if (count === undefined || most === undefined) return null;
  const [ours, other] = [count, most].map((each) => formatNumber(each, asLanguage(i18n.language)));
  const [name, plain] = [t(`lab.algorithm.${OURS}`), t(`lab.algorithm.${PLAIN}`)];
  return t('lab.game.point', { count, name, ours, plain, other });
}

interface ProgressProps {
  readonly done: number;
  readonly most: number;
  readonly onCancel: () => void;
}

function Progress({ done, most, onCancel }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <div className={shared.progress} role="status">
      <progress max={most} value={done} aria-label={t('lab.game.playing')} />
      <span>{t('lab.game.progress', { done, most })}</span>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {t('lab.cancel')}
      </button>
    </div>
  );
}

interface PlayedBoardProps {
  readonly shown: LabBoard;
  readonly game: WholeGame;
  /** Else it is still being played, and nothing is known of it. */
  readonly isPlayed: boolean;
  /** Pairs taken; the last of them is drawn. */
  readonly time: number;
  /** Its columns and rows are numbered as a program counts them. */
  readonly hasNumbers: boolean;
}

/** The board with the pair that is being taken: before it goes, since its line runs between its tiles. */
function PlayedBoard({ shown: { board, rules }, game, isPlayed, time, hasNumbers }: PlayedBoardProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const pair = game.pairs[time - 1];
  const cells = useMemo(() => cellsAfter(board.cells, game, time - 1), [board, game, time]);
  const isOver = isPlayed && time >= game.pairs.length;
  // A closed board needs no lane, and has larger tiles without it.
  const isOpen = rules.border === 'open';
  const lane = isOpen || hasNumbers ? 1 : 0;
  const marks = useMemo((): readonly BoardMark[] => {
    const edge: BoardMark[] = lane > 0 ? [{ type: 'edge', lane, isOpen }] : [];
    const lit = pair === undefined ? [] : endsOf(board, pair);
    const numbered: BoardMark[] = hasNumbers ? [{ type: 'numbered', isOpen, lit }] : [];
    if (pair === undefined) return [...edge, ...numbered];
    const line = lineThrough(lit).map(([x, y]): Point => [x + lane, y + lane]);
    const tags = pair.move.map((cell) => placeOf(board, cell, lane));
    return [...edge, { type: 'cells', cells: tags }, { type: 'path', line, tone: 'found' }, ...numbered];
  }, [board, pair, lane, isOpen, hasNumbers]);
  return (
    <section data-of="game" className={`${shared.panel} ${styles.board}`} aria-label={t('lab.game.board')}>
      <div data-part="lab-panel-board" className={shared.panelBoard}>
        <LanedBoard board={board} cells={cells} lane={lane} marks={marks} label={t('lab.game.board')} />
      </div>
      <p className={shared.said} role="status">
        {isOver && sentenceWords(t, gameEndSentence(game.tilesLeft))}
        {!isOver &&
          (pair === undefined ? (
            t('lab.game.begin')
          ) : (
            <>
              <span className={styles.words}>
                {pairWords(t, pair, pictureName(cells[pair.move[0]] ?? 0))}
              </span>
              {hasNumbers && <code className={styles.printed}>{logLine(t, board, pair)}</code>}
            </>
          ))}
      </p>
    </section>
  );
}

/** Returns the cells of the board after `count` pairs. */
function cellsAfter(cells: Cells, { pairs }: WholeGame, count: number): Cells {
  const now = [...cells];
  for (const { changes } of pairs.slice(0, Math.max(0, count)))
    for (const [cell, kind] of changes) now[cell] = kind;
  return now;
}

function endsOf(board: Board, { move: [a, b], corners }: WholeGame['pairs'][number]): Point[] {
  return [pointAt(board, a), ...corners, pointAt(board, b)];
}
