import type { Move } from '../../board/board.ts';
import { err } from '../../result.ts';
import { blockedOf, mismatchOf } from '../../rules/pair-refusal.ts';
import { hasScore } from '../modes/table.ts';
import type { Entry } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { comboCountAfter, type LinkPoints, NO_POINTS, pointsForLink } from '../setup/score.ts';
import { currentNode, type Game, type GameEvent, type Step } from './game.ts';
import { countdownMsAt, isOutOfTime } from './game-clock.ts';
import { linkNode } from './node.ts';
import { boardOf, engineAt } from './node-engine.ts';
import { grow, refuse, withAssist } from './steps.ts';

/** The game after a pair was linked, by the player or by auto-play. */
export function link(game: Game, entry: Extract<Entry, { type: 'link' }>): Step {
  const { by, elapsedMs } = entry;
  const move: Move = [entry.a, entry.b];
  if (isOutOfTime(game, elapsedMs)) return refuse('time-is-up');
  const node = currentNode(game);
  const mismatch = mismatchOf(node.cells, move);
  if (mismatch !== null) return err(mismatch);
  const line = engineAt(node).link(move[0], move[1]);
  if (line === null) return err(blockedOf(boardOf(node), node.deal.rules, move));
  const lastLinkMs = game.setup.scoreVersion === 1 ? game.lastLinkMs : node.lastLinkMs;
  const comboCount = comboCountAfter(node.comboCount, elapsedMs - lastLinkMs);
  const countdownMs = countdownMsAt(game, elapsedMs);
  const bonusMs = rulesOf(game.setup).countdown?.linkBonusMs(node.level, node.limitMs - countdownMs) ?? 0;
  const points = by === 'player' ? pointsOf(game, line.turns, comboCount, bonusMs) : null;
  const paid = { move, turns: line.turns, points };
  const child = linkNode(game.setup, node, game.cursor, paid, { elapsedMs, countdownMs });
  const event: GameEvent = {
    type: 'linked',
    move,
    kind: node.cells[move[0]] ?? 0,
    line: line.line,
    turns: line.turns,
    points: points ?? NO_POINTS,
    by,
  };
  const assists = by === 'auto' ? withAssist(game.assists, 'auto-play') : game.assists;
  const tried = withTried(game.tried, entry);
  return grow(game, child, elapsedMs, event, { assists, tried, lastLinkMs: elapsedMs });
}

/** The points of a link of the player; in a mode without score none, but its place in the combo. */
function pointsOf({ setup }: Game, turns: number, comboCount: number, bonusMs: number): LinkPoints {
  if (!hasScore(setup.mode)) return { ...NO_POINTS, comboCount };
  return pointsForLink(turns, comboCount, bonusMs);
}

function withTried(tried: Game['tried'], { misses }: Extract<Entry, { type: 'link' }>): Game['tried'] {
  return misses === undefined ? tried : { links: tried.links + 1, misses: tried.misses + misses };
}
