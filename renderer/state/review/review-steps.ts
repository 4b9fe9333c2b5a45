/**
 * Moves through a reviewed game as pure functions: each takes what is shown and returns what changes, or null for
 * nothing.
 */
import type { Board } from '../../../core/board/board.ts';
import { lineThrough } from '../../../core/review/replay/replayed-game.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { boardOfNode, NO_WHY, type ReviewedGame } from './reviewed-game.ts';

export type ReviewChange = Partial<ReviewedGame> | null;

/** At a position, along a line or, without one, along the line that is followed if it goes there. */
export function movedTo(shown: ReviewedGame, node: number, line?: readonly number[]): ReviewChange {
  const { game } = shown;
  if (game.nodes[node] === undefined) return null;
  const along = line ?? (shown.line.includes(node) ? shown.line : lineThrough(game, node));
  return { node, line: along, why: NO_WHY };
}

/** The same, and no longer played. */
export function stoppedAt(shown: ReviewedGame, node: number, line?: readonly number[]): ReviewChange {
  return { isPlaying: false, ...movedTo(shown, node, line) };
}

/** So many positions on along the line, or back. */
export function stepped(shown: ReviewedGame, by: number): ReviewChange {
  const { line } = shown;
  const at = line.indexOf(shown.node) + by;
  const node = line[Math.min(line.length - 1, Math.max(0, at))] ?? shown.node;
  const change = node === shown.node ? null : movedTo(shown, node);
  return at >= line.length - 1 ? { ...change, isPlaying: false } : change;
}

/** Where the critical choice was made that comes next, or came before. */
export function choiceStepped(shown: ReviewedGame, by: 1 | -1): ReviewChange {
  const { choices, game, node } = shown;
  const next =
    by > 0 ? choices.find(({ before }) => before > node) : choices.findLast(({ before }) => before < node);
  return next === undefined ? null : stoppedAt(shown, next.before, lineThrough(game, next.after));
}

/** On another branch of the fork at or before the position: there the line could have gone another way. */
export function branchSwitched(shown: ReviewedGame, by: 1 | -1): ReviewChange {
  const { game, line } = shown;
  for (let at = Math.min(line.indexOf(shown.node) + 1, line.length - 1); at > 0; at--) {
    const parent = line[at - 1] ?? -1;
    const ways = [...game.nodes.keys()].filter((node) => game.nodes[node]?.parent === parent);
    if (ways.length < 2) continue;
    const way = ways[(ways.indexOf(line[at] ?? -1) + by + ways.length) % ways.length];
    return way === undefined ? null : stoppedAt(shown, way, lineThrough(game, way));
  }
  return null;
}

/** Played or not; at its end the line is played from its beginning, and so are the pictures of an explanation. */
export function played(shown: ReviewedGame, isPlaying: boolean): ReviewChange {
  const { why } = shown;
  if (why.state === 'shown') {
    const isOver = why.step >= why.loss.steps.length - 1;
    return { isPlaying, ...(isPlaying && isOver ? { why: { ...why, step: 0 } } : null) };
  }
  if (why.state !== 'none') return null;
  const isRestart = isPlaying && shown.node === shown.line.at(-1);
  return { ...(isRestart ? movedTo(shown, shown.line[0] ?? 0) : null), isPlaying };
}

/** At another picture of the explanation of a loss, which is no longer played. */
export function whyShownAt({ why }: ReviewedGame, to: number): ReviewChange {
  if (why.state !== 'shown') return null;
  const step = Math.min(why.loss.steps.length - 1, Math.max(0, to));
  return { isPlaying: false, why: { ...why, step } };
}

/** One picture on, if that one is still shown; at the last one nothing is played any more. */
export function whyPlayed({ why }: ReviewedGame, from: number): ReviewChange {
  if (why.state !== 'shown' || why.step !== from) return null;
  const last = why.loss.steps.length - 1;
  const step = Math.min(last, from + 1);
  return { isPlaying: step < last, why: { ...why, step } };
}

/** The last position on the way to a lost one that is proved winnable; null where none is. */
export function lastWinnableBefore({ game, facts }: ReviewedGame, lost: number): number | null {
  let node = lost;
  while (node >= 0 && facts[node]?.position?.verdict === 'lost') node = game.nodes[node]?.parent ?? -1;
  return facts[node]?.position?.verdict === 'winnable' ? node : null;
}

/** The positions that may be explained in place of the one that is shown: it and those after it in its stretch. */
export function explainablePositions({ game, line, node }: ReviewedGame): {
  readonly nodes: readonly number[];
  readonly boards: Board[];
  readonly rules: Rules | undefined;
} {
  // Behind a reshuffle or mercy there is another stretch, which may be winnable.
  const after = line.slice(line.indexOf(node) + 1);
  const end = after.findIndex((each) => game.nodes[each]?.by !== 'link');
  const nodes = [node, ...(end < 0 ? after : after.slice(0, end))];
  const boards = nodes.map((each) => boardOfNode(game, each));
  return { nodes, boards, rules: game.deals[game.nodes[node]?.deal ?? 0]?.rules };
}
