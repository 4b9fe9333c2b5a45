/** Proves what is said of the rules of a board, and of single lines on it. */
import { withoutPair } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { isFree, joinedPairs, slid } from './plain-line.ts';
import { isLegal, kindAt, legalMoves } from './plain-moves.ts';
import type { PlainPlay } from './plain-play.ts';
import type { Checks } from './subject.ts';

type RuleClaim = 'slides' | 'inside' | 'turns-at-most' | 'straight' | 'classic-rules' | 'line';

export const RULE_CHECKS: Checks<RuleClaim> = {
  slides: ({ gravity }, { play }) => isSlidBy(play, gravity),
  inside: (_, { play }) => linkJust(play, { ...play.rules, border: 'closed' }),
  'turns-at-most': ({ turns: { turns } }, { play }) =>
    linkJust(play, { ...play.rules, maxTurns: turns as PlainPlay['rules']['maxTurns'] }),
  straight: (_, { play }) => linkJust(play, { ...play.rules, maxTurns: 0 }),
  'classic-rules': (_, { play }) => linkJust(play, { border: 'open', maxTurns: 2 }) && isSlidBy(play, 'none'),
  line: ({ points, ...names }, { play: { board, rules }, play }) => {
    const ends = [points[0], points.at(-1)].map(([x, y] = [-1, -1]) => y * board.width + x);
    const [from = -1, to = -1] = ends;
    if (!isLegal(play, [from, to]) || kindAt(play, from) <= 0) return false;
    const said = [names.a, names.c, names.d, names.e, names.b].flatMap((name) => name?.numeral ?? []);
    const isNamed = said.join() === points.map(([x, y]) => `[${x},${y}]`).join();
    const legs = points.slice(1).map((point, at) => [points[at] ?? point, point] as const);
    const isWayFree = legs.every(([[x, y], [toX, toY]], at) => {
      const [dx, dy] = [Math.sign(toX - x), Math.sign(toY - y)];
      if ((dx === 0) === (dy === 0)) return false;
      const steps = Math.abs(toX - x) + Math.abs(toY - y);
      const isLast = at === legs.length - 1;
      return Array.from({ length: isLast ? steps - 1 : steps }, (_, step) => step + 1).every((step) =>
        isFree(board, rules.border, [x + dx * step, y + dy * step]),
      );
    });
    const isTurned = legs.every(([[x], [toX]], at) => {
      const before = legs[at - 1];
      return before === undefined || (before[0][0] === before[1][0]) !== (x === toX);
    });
    return isNamed && isWayFree && isTurned && points.length - 2 <= rules.maxTurns;
  },
};

/** Returns whether just those pairs link that lines under these rules join. */
function linkJust(play: PlainPlay, rules: Pick<PlainPlay['rules'], 'border' | 'maxTurns'>): boolean {
  const legal = legalMoves(play).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  return legal.join() === joinedPairs(play.board, rules);
}

/** Returns whether tiles slide so after each of the pairs that can be linked. */
function isSlidBy(play: PlainPlay, gravity: PlainPlay['rules']['gravity']): boolean {
  const { board, rules } = play;
  return legalMoves(play).every((move) => {
    const taken = { ...board, cells: withoutPair(board.cells, move) };
    return applyMove(board, rules, move).cells.join() === slid(taken, gravity).join();
  });
}
