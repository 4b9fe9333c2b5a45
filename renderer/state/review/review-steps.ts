/**
 * Moves through a reviewed game as pure functions: each takes what is shown and returns what changes, and where nothing does
 * why; null only where nothing was asked for.
 */
import type { Board } from '../../../core/board/board.ts';
import { lineThrough, pathTo } from '../../../core/review/replay/replayed-game.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { boardOfNode, NO_WHY, type ReviewedGame, type ReviewNotice } from './reviewed-game.ts';

export type ReviewChange = Partial<ReviewedGame> | null;

/** Nothing changes but what is said. */
export function noticed(why: ReviewNotice): Partial<ReviewedGame> {
  return { isPlaying: false, notice: why };
}

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
  if (node === shown.node) return noticed(by < 0 ? 'at-start' : 'at-end');
  const change = movedTo(shown, node);
  return at >= line.length - 1 ? { ...change, isPlaying: false } : change;
}

/** Goes to the next critical choice, or to the one before. */
export function choiceStepped(shown: ReviewedGame, by: 1 | -1): ReviewChange {
  const { choices, game, node, making } = shown;
  if (making.state !== 'made') return noticed(making.state === 'making' ? 'making' : 'not-made');
  const next =
    by > 0 ? choices.find(({ before }) => before > node) : choices.findLast(({ before }) => before < node);
  if (next === undefined) return noticed(by > 0 ? 'no-choice-after' : 'no-choice-before');
  return stoppedAt(shown, next.before, lineThrough(game, next.after));
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
  return noticed('no-branch');
}

/** Played or not; at its end the line is played from its beginning, and so are the pictures of an explanation. */
export function played(shown: ReviewedGame, isPlaying: boolean): ReviewChange {
  const { why } = shown;
  if (why.state === 'shown') {
    const isOver = why.step >= why.loss.steps.length - 1;
    return { isPlaying, ...(isPlaying && isOver ? { why: { ...why, step: 0 } } : null) };
  }
  if (why.state !== 'none') return noticed(why.state === 'searching' ? 'searching' : 'at-end');
  const isRestart = isPlaying && shown.node === shown.line.at(-1);
  return { ...(isRestart ? movedTo(shown, shown.line[0] ?? 0) : null), isPlaying };
}

/** At another picture of the explanation of a loss, which is no longer played. */
export function whyShownAt({ why }: ReviewedGame, to: number): ReviewChange {
  if (why.state !== 'shown') return noticed(why.state === 'searching' ? 'searching' : 'at-end');
  const step = Math.min(why.loss.steps.length - 1, Math.max(0, to));
  if (step === why.step) return noticed(to > step || step > 0 ? 'at-end' : 'at-start');
  return { isPlaying: false, why: { ...why, step } };
}

/** One picture on, if that one is still shown; at the last one nothing is played any more. */
export function whyPlayed({ why }: ReviewedGame, from: number): ReviewChange {
  if (why.state !== 'shown' || why.step !== from) return null;
  const last = why.loss.steps.length - 1;
  const step = Math.min(last, from + 1);
  return { isPlaying: step < last, why: { ...why, step } };
}

/** The position whose loss is explained: the one that is shown, or the one that the losing move made in it led to; else why none is. */
export function explained({ game, facts, line, node, making }: ReviewedGame): number | ReviewNotice {
  const position = facts[node]?.position ?? null;
  if (position === null && making.state !== 'made') return making.state === 'making' ? 'making' : 'not-made';
  if (position?.verdict === 'lost') return node;
  const next = line[line.indexOf(node) + 1] ?? -1;
  const isLosing = facts[next]?.made?.isLosing === true && game.nodes[next]?.parent === node;
  return isLosing ? next : 'no-loss';
}

/** The last position on the way to a lost one that is proved winnable; null where none is. */
export function lastWinnableBefore({ game, facts }: ReviewedGame, lost: number): number | null {
  let node = lost;
  while (node >= 0 && facts[node]?.position?.verdict === 'lost') node = game.nodes[node]?.parent ?? -1;
  return facts[node]?.position?.verdict === 'winnable' ? node : null;
}

/** The number of the move that made a position lost; null where no one move is proved to. */
export function losingMoveOf(shown: ReviewedGame, lost: number): number | null {
  const before = lastWinnableBefore(shown, lost);
  const path = pathTo(shown.game, lost);
  const first = before === null ? undefined : shown.game.nodes[path[path.indexOf(before) + 1] ?? -1];
  return first?.by === 'link' ? first.pairs : null;
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
