import { boardPoint, makeArena } from '../../core/algorithms/arena.ts';
import { ALGORITHMS, type AlgorithmName } from '../../core/algorithms/published.ts';
import { findFirstPair } from '../../core/algorithms/whole-board.ts';
import type { Move } from '../../core/board/board.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { type LoggedLink, loggedLink } from './link-log.ts';

/** The next move of a game and its link; null when the player finds none. */
export type Player = (engine: Engine) => { readonly move: Move; readonly link: LoggedLink } | null;

/** Takes the first pair in reading order, as console programs do. */
export const playFirst: Player = (engine) => playMove(engine, engine.moves()[0]);

/** Plays along a proved solution. */
export function followWitness(witness: readonly Move[]): Player {
  return (engine) => playMove(engine, witness[engine.depth]);
}

/** Takes the first pair that a published algorithm finds, by the line that it finds. */
export function playByAlgorithm(name: AlgorithmName): Player {
  return (engine) => {
    const { shape, rules } = engine;
    const { width, height } = shape;
    const arena = makeArena(width, height, engine.cells(), rules.border);
    const pair = findFirstPair(ALGORITHMS[name].makeFind(arena, rules.maxTurns), arena);
    if (pair === null) return null;
    const [a, b] = [boardPoint(arena, pair.a), boardPoint(arena, pair.b)];
    const corners = pair.corners.map((place) => boardPoint(arena, place));
    return { move: [a[1] * width + a[0], b[1] * width + b[0]], link: { from: a, to: b, corners } };
  };
}

function playMove(engine: Engine, move: Move | undefined): ReturnType<Player> {
  if (move === undefined) return null;
  const link = engine.link(...move);
  if (link === null) throw new Error(`a game holds an illegal move: ${move}`);
  return { move, link: loggedLink(link) };
}
