/** Games in the states that the gallery shows, played by the rules themselves. */
import { type Move, SLOT } from '../../core/board/board.ts';
import type { GameEnd } from '../../core/contract/reviews.ts';
import type { SavedGame } from '../../core/contract/schemas.ts';
import { plainPlan } from '../../core/deal/deal-plan.ts';
import type { AchievementId } from '../../core/game/achievement-ids.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { boardHashOf, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { viewOf } from '../../core/game/view.ts';
import { createRandom } from '../../core/random.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { Template, TemplateRevision } from '../../core/templates/template.ts';
import { MODE_WITHOUT_TEMPLATE } from '../parts/modes/mode-looks.ts';
import type { GhostState } from '../state/play/ghosts.ts';
import type { OpenGame, SessionState } from '../state/play/session-state.ts';

const SEED = 7;
/** Twelve pairs, lost easily. */
const SMALL: Template = {
  name: 'Pond',
  width: 6,
  height: 4,
  marks: new Array<number>(24).fill(SLOT),
  rules: CLASSIC_RULES,
  filling: { kinds: 6, copies: 4 },
};
const MS_A_LINK = 1_400;

const setups = new Map<string, GameSetup>();

/** Each board is dealt once. */
function setupOn(name: string, mode: Mode): GameSetup {
  const known = setups.get(`${name} ${mode}`);
  if (known !== undefined) return known;
  const setup = dealOn(name, mode);
  setups.set(`${name} ${mode}`, setup);
  return setup;
}

function dealOn(name: string, mode: Mode): GameSetup {
  const template = builtInRevisions().find((each) => each.name === name);
  if (template === undefined) throw new Error(`no template ${name}`);
  return dealt(template, mode);
}

function dealt(template: TemplateRevision, mode: Mode): GameSetup {
  const deal = makeDealRecord(plainPlan(template, SEED));
  if (!deal.ok) throw new Error(`${template.name} cannot be dealt`);
  const runSeed = MODES[mode].basis === 'run-seed' ? { runSeed: SEED } : {};
  return makeSetup({ mode, deal: deal.value, ...runSeed });
}

function played(setup: GameSetup, moves: readonly Move[]): Game {
  let game = startGame(setup);
  for (const [place, [a, b]] of moves.entries()) {
    const entry: Entry = { type: 'link', a, b, by: 'player', elapsedMs: (place + 1) * MS_A_LINK };
    game = gameWith(game, entry);
  }
  return game;
}

function gameWith(game: Game, entry: Entry): Game {
  const step = applyEntry(game, entry);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.game;
}

function openGameOf(setup: GameSetup, game: Game): OpenGame {
  return { gameId: 'gallery', setup, view: viewOf(game), revision: 1, events: [] };
}

/** A game after some pairs of its clearing. */
export function gameAfter(pairs: number, name = 'stairs', mode: Mode = TEMPLATE_MODE): OpenGame {
  const setup = setupOn(name, mode);
  return openGameOf(setup, played(setup, setup.deal.witness.slice(0, pairs)));
}

/** The game after so many pairs beside a faster one on the same deal, which is over. */
export function ghostBeside(pairs: number): GhostState {
  const { gameId, view } = gameAfter(pairs);
  const all = view.pairsLeft + pairs;
  const msALink = MS_A_LINK / 2;
  const standings = Array.from({ length: all + 1 }, (_, taken) => ({
    elapsedMs: taken * msALink,
    pairsLeft: all - taken,
    pairsTaken: taken,
  }));
  const end = { elapsedMs: all * msALink, isCleared: true, pairsTaken: all };
  return { openGameId: gameId, isSought: false, ghost: { owner: 'own', standings, end } };
}

/** Random moves of a deal that end on a dead board. */
function losingMoves({ deal: { template, rules, cells } }: GameSetup): Move[] {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    const board = { ...template, cells: [...cells] };
    const moves: Move[] = [];
    for (let legal = allMoves(board, rules); legal.length > 0; legal = allMoves(board, rules)) {
      const move = legal[random.below(legal.length)];
      if (move === undefined) break;
      moves.push(move);
      for (const cell of move) board.cells[cell] = 0;
    }
    if (board.cells.some((kind) => kind > 0)) return moves;
  }
  throw new Error('no board is lost');
}

/** A board on which nothing links any more. */
export function deadGame(): OpenGame {
  const setup = setupOn('rectangle', TEMPLATE_MODE);
  return openGameOf(setup, played(setup, losingMoves(setup)));
}

let lost: SavedGame | null = null;

/** A lost game on a small board, as it is kept: its review takes a moment. */
export function lostGame(): SavedGame {
  if (lost !== null) return lost;
  const setup = dealt(makeRevision(SMALL, false), TEMPLATE_MODE);
  lost = keptGame('game-of-the-gallery', setup, losingMoves(setup));
  return lost;
}

/** A game on a built-in board that is over, as it is kept; so many pairs are left on it. */
export function endedGame(gameId: string, template: string, end: GameEnd, pairsLeft: number): SavedGame {
  const setup = setupOn(template, TEMPLATE_MODE);
  const { witness } = setup.deal;
  const moves = witness.slice(0, witness.length - pairsLeft);
  return keptGame(gameId, setup, moves, end === 'shown' ? 'auto' : 'player');
}

function keptGame(
  gameId: string,
  setup: GameSetup,
  moves: readonly Move[],
  by: 'player' | 'auto' = 'player',
): SavedGame {
  let game = startGame(setup);
  const journal = moves.map(([a, b], place) => {
    const entry: Entry = { type: 'link', a, b, by, elapsedMs: (place + 1) * MS_A_LINK };
    game = gameWith(game, entry);
    return { entry, boardHash: boardHashOf(game) };
  });
  return { gameId, setup, journal, elapsedMs: game.elapsedMs };
}

/** A board that was cleared, and what the database answers. */
export function wonState(achievements: readonly AchievementId[] = []): Partial<SessionState> {
  const setup = setupOn('stairs', TEMPLATE_MODE);
  const game = played(setup, setup.deal.witness);
  const row = scoreRowOf('gallery', game, Date.UTC(2026, 10, 22));
  const finished = { row, rank: 1, previousBest: null, achievements: [...achievements] };
  return { game: openGameOf(setup, game), stage: { name: 'finished', finished } };
}

/** A run whose time is over in its first level. */
export function timeUpState(): Partial<SessionState> {
  const setup = setupOn('stairs', MODE_WITHOUT_TEMPLATE);
  const start = played(setup, setup.deal.witness.slice(0, 9));
  const game = gameWith(start, { type: 'timeout', elapsedMs: 900_000 });
  const row = scoreRowOf('gallery', game, Date.UTC(2026, 10, 22));
  const finished = { row, rank: 2, previousBest: 48_210, achievements: [] };
  return { game: openGameOf(setup, game), stage: { name: 'finished', finished } };
}
