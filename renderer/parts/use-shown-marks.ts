import { useEffect, useMemo, useState } from 'react';
import type { Move, Point } from '../../core/board/board.ts';
import { choiceKindOf } from '../../core/review/choice-kind.ts';
import { isSameMove } from '../../core/review/same-move.ts';
import type { BoardMark } from '../board/layers/board-mark.ts';
import { ENGINE } from '../engine/client.ts';
import { useService } from '../services/use-service.ts';
import { movesThat } from '../state/review/review-facts.ts';
import { boardOfNode, type ReviewedGame } from '../state/review/reviewed-game.ts';

/** Pairs that went otherwise, as far as they do not crowd the board. */
const MOST_OTHERS = 2;

const LINE_OF = { keeps: 'kept-line', loses: 'lost-line' } as const;

interface OtherPair {
  readonly tone: 'keeps' | 'loses';
  readonly move: Move;
}

/**
 * The pairs that are shown beside the one that was taken. Where a technique explains the choice they are those that its
 * sentence names; elsewhere what would have kept the board, or what would have lost it.
 */
export function othersOf({
  facts,
  line,
  node,
  techniques,
}: Pick<ReviewedGame, 'facts' | 'line' | 'node' | 'techniques'>): OtherPair[] {
  const position = facts[node]?.position ?? null;
  const next = line[line.indexOf(node) + 1] ?? -1;
  const made = facts[next]?.made ?? null;
  const kind = made === null ? null : choiceKindOf(made);
  if (position === null || made === null || kind === null) return [];
  const found = techniques.get(next) ?? null;
  const [first] = found?.first ?? [];
  if (found !== null && first !== undefined) {
    const named: readonly OtherPair[] = [
      { tone: 'keeps', move: first },
      { tone: 'loses', move: found.losing },
    ];
    return named.filter(({ move }) => !isSameMove(move, made.move));
  }
  if (kind === 'kept') return [];
  if (kind === 'only')
    return apartFirst(movesThat(position, 'lose'), made.move)
      .slice(0, MOST_OTHERS)
      .map((move) => ({ tone: 'loses', move }));
  return apartFirst(movesThat(position, 'keep'), made.move)
    .slice(0, 1)
    .map((move) => ({ tone: 'keeps', move }));
}

/** Pairs without a tile of the one that was taken come first: two lines at one tile are hard to tell apart. */
function apartFirst(moves: readonly Move[], taken: Move): readonly Move[] {
  const isShared = (move: Move) => move.some((cell) => taken.includes(cell));
  return moves.toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)));
}

const NO_LINES: readonly (readonly Point[])[] = [];

/** The lines of those pairs, once the worker has drawn them. */
function useLines(shown: ReviewedGame, others: readonly OtherPair[]): readonly (readonly Point[])[] {
  const engine = useService(ENGINE);
  const { game, node } = shown;
  const [known, setKnown] = useState<{
    readonly node: number;
    readonly asked: string;
    readonly lines: readonly (readonly Point[])[];
  } | null>(null);
  const asked = JSON.stringify(others.map(({ move }) => move));
  useEffect(() => {
    // Parsed from what was just made of moves.
    const moves = JSON.parse(asked) as readonly Move[];
    const rules = game.deals[game.nodes[node]?.deal ?? 0]?.rules;
    if (moves.length === 0 || rules === undefined) return;
    let isWanted = true;
    void engine.ask({ type: 'lines', board: boardOfNode(game, node), rules, moves }).then((answer) => {
      if (isWanted && answer.ok) setKnown({ node, asked, lines: answer.value });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, game, node, asked]);
  return known?.node === node && known.asked === asked ? known.lines : NO_LINES;
}

/** Returns the marks on the board: the pair that is taken next, and the alternatives to it. */
export function useShownMarks(shown: ReviewedGame): readonly BoardMark[] {
  const { game, facts, line, node, techniques } = shown;
  const next = line[line.indexOf(node) + 1] ?? -1;
  const others = useMemo(() => othersOf({ facts, line, node, techniques }), [facts, line, node, techniques]);
  const lines = useLines(shown, others);
  return useMemo(() => {
    const made = game.nodes[next];
    const judged = facts[next]?.made ?? null;
    const marks: BoardMark[] = [];
    for (const [at, { move, tone }] of others.entries()) {
      marks.push({ type: 'cells', cells: move, tone });
      const drawn = lines[at];
      if (drawn !== undefined) marks.push({ type: LINE_OF[tone], line: drawn });
    }
    if (made?.move) {
      const tone = judged?.isLosing === true ? 'loses' : 'keeps';
      const kind = judged && choiceKindOf(judged);
      const [a, b] = made.move;
      const isShared = (cell: number) => others.some(({ move }) => move.includes(cell));
      marks.push({ type: 'cells', cells: made.move.filter((cell) => !isShared(cell)), tone });
      // Below the line of a pair that keeps the board: a tile of both has its frame, and the cross stands on the other one.
      const ownLine = { type: LINE_OF[tone], line: made.line } as const;
      if (tone === 'loses') marks.unshift(ownLine);
      else marks.push(ownLine);
      if (kind === 'lost') marks.push({ type: 'cross', cell: isShared(b) ? a : b });
    }
    return marks;
  }, [game, facts, next, others, lines]);
}
