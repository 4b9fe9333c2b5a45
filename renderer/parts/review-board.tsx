import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import { NO_POINTS } from '../../core/game/setup/score.ts';
import type { ReplayedGame } from '../../core/review/replay/replayed-game.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { BoardHandle, BoardSight } from '../board/board-props.ts';
import type { BoardMark } from '../board/layers/board-mark.ts';
import { GameBoard } from '../components/lazy-game-board.ts';
import { templateName } from '../components/words.ts';
import {
  boardOfNode,
  type ReviewedGame,
  rulesOfNode,
  templateOfNode,
} from '../state/review/reviewed-game.ts';
import { RulesDrawn } from './rules-drawn/rules-drawn.tsx';
import { shownRules } from './turned-board.ts';
import { useCellNames } from './use-cell-names.ts';
import { useReducedMotion } from './use-theme.ts';
import { useTurnedBoard } from './use-turned-board.ts';
import type { TurningShape } from './use-turned-shape.ts';

/** Returns the events between the position that was shown before and this one, for the board to animate. */
function eventsBetween({ nodes }: ReplayedGame, before: number, node: number): readonly GameEvent[] {
  const to = nodes[node];
  const from = nodes[before];
  if (to === undefined || from === undefined || to.deal !== from.deal) return [];
  if (from.parent === node) return [{ type: 'board-changed', why: 'undo' }];
  if (to.parent !== before || to.move === null) return [];
  const { move, line, turns } = to;
  if (to.by === 'mercy') return [{ type: 'mercy', move, kind: 0 }];
  return [{ type: 'linked', move, kind: 0, line, turns, points: NO_POINTS, by: 'player' }];
}

interface ShownBoardProps {
  readonly template: TurningShape;
  readonly cells: Board['cells'];
  readonly events?: readonly GameEvent[];
  readonly marks: readonly BoardMark[];
  readonly label: string;
  /** Drawn around it where they are given. */
  readonly rules?: Rules;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** A board of a game that is only looked at, by eye and by screen reader; it stands as it stood in the game. */
export function ShownBoard({ template, cells, events = NO_EVENTS, marks, label, rules }: ShownBoardProps) {
  const shown = useTurnedBoard(template, { cells, events, marks });
  const describeCell = useCellNames(shown.board.width);
  const reducedMotion = useReducedMotion();
  const handle = useRef<BoardHandle | null>(null);
  const [sight, setSight] = useState<BoardSight | null>(null);
  const hold = useCallback((board: BoardHandle | null) => {
    handle.current = board;
    setSight(board?.sight ?? null);
  }, []);
  return (
    <>
      <GameBoard
        ref={hold}
        board={shown.board}
        events={shown.events}
        selected={null}
        marks={shown.marks}
        isWhole
        reducedMotion={reducedMotion}
        label={label}
        describeCell={describeCell}
      />
      {rules !== undefined && sight !== null && (
        <RulesDrawn rules={shownRules(rules, shown.turned)} handle={handle} sight={sight} />
      )}
    </>
  );
}

/** The position of the game that is shown. */
export function ReviewBoard({
  shown,
  marks,
}: {
  readonly shown: ReviewedGame;
  readonly marks: readonly BoardMark[];
}) {
  const { t } = useTranslation();
  const { game, node } = shown;
  const { cells } = useMemo(() => boardOfNode(game, node), [game, node]);
  const before = useRef({ node, last: node });
  // Each position is left once: rendering the same one again reports the same step.
  if (before.current.node !== node) before.current = { node, last: before.current.node };
  const events = useMemo(() => eventsBetween(game, before.current.last, node), [game, node]);
  const template = templateOfNode(game, node);
  const label = t('review.board', { name: templateName(t, template), move: game.nodes[node]?.pairs ?? 0 });
  const rules = rulesOfNode(game, node);
  return (
    <ShownBoard template={template} cells={cells} events={events} marks={marks} label={label} rules={rules} />
  );
}
