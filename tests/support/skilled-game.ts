/** Games played by programs: as fast and as surely as can be, or into a dead end and out of it. */
import type { Move } from '../../core/board/board.ts';
import { createEngine } from '../../core/engine/engine.ts';
import type { Game } from '../../core/game/play/game.ts';
import { timeLeftMs } from '../../core/game/play/game-clock.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isOver } from '../../core/game/play/status.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { nextLevelEntry } from './mode-games.ts';
import { narrowestLink } from './wandering-game.ts';

export interface Skill {
  /** Milliseconds from one pair to the next. */
  readonly paceMs: number;
  /**
   * `proof`: along the proof that the board was dealt with. `dead-end`: into one, and out of it by mercy. `straight` and
   * `winding`: by the lines with the fewest and with the most turns, wherever they lead.
   */
  readonly follows: 'proof' | 'dead-end' | 'straight' | 'winding';
  /** Levels that are cleared at most. */
  readonly levels: number;
}

function nextEntry(game: Game, { paceMs, follows, levels }: Skill): Entry {
  const { status, current } = game;
  const elapsedMs = game.elapsedMs + paceMs;
  if (status === 'level-won' && current.level < levels) return nextLevelEntry(game, game.elapsedMs);
  if (status === 'level-won' || timeLeftMs(game, elapsedMs) === 0)
    return { type: 'timeout', elapsedMs: game.elapsedMs + (timeLeftMs(game, game.elapsedMs) ?? 0) };
  if (status === 'dead') {
    const a = current.cells.findIndex((kind) => kind > 0);
    const b = current.cells.lastIndexOf(current.cells[a] ?? 0);
    return { type: 'mercy', a, b, elapsedMs };
  }
  const [a, b] = LINKS[follows](game);
  return { type: 'link', a, b, by: 'player', elapsedMs, misses: 0 };
}

const LINKS: Readonly<Record<Skill['follows'], (game: Game) => Move>> = {
  proof: provedLink,
  'dead-end': narrowestLink,
  straight: (game) => linkByTurns(game, 1),
  winding: (game) => linkByTurns(game, -1),
};

/** The first link whose line has the fewest turns, or with `sign` -1 the most. */
function linkByTurns({ current: { deal, cells } }: Game, sign: 1 | -1): Move {
  const engine = createEngine(deal.template, deal.rules);
  engine.load(cells);
  const turnsOf = ([a, b]: Move) => sign * (engine.link(a, b)?.turns ?? 0);
  return engine.moves().toSorted((one, other) => turnsOf(one) - turnsOf(other))[0] ?? [0, 0];
}

/** The next link of the proof that the board was dealt with. */
function provedLink({ current: { deal, cells } }: Game): Move {
  const engine = createEngine(deal.template, deal.rules);
  engine.load(deal.cells);
  const tiles = cells.filter((kind) => kind > 0).length;
  const move = deal.witness.find(([a, b]) => {
    if (engine.tiles === tiles) return true;
    engine.apply(a, b);
    return false;
  });
  if (move === undefined) throw new Error('a proof leads to the end of its board');
  return move;
}

/** The game that a skill plays to its end. */
export function skilledGame(setup: GameSetup, skill: Skill): Game {
  let game = startGame(setup);
  while (!isOver(game)) {
    const step = applyEntry(game, nextEntry(game, skill));
    if (!step.ok) throw new Error(`a program plays legally: ${step.error.code}`);
    game = step.value.game;
  }
  return game;
}
