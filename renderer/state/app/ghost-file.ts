/** A friend's file with a game: it runs beside the open game, or is offered as a new game. */
import type { SavedGame } from '../../../core/contract/schemas.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { ghostKeyOf } from '../../../core/game/setup/ghost-key.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import type { WindowServices } from '../../services/services.ts';
import { goTo, NAVIGATION } from '../navigation.ts';
import { isReplaced } from '../play/boards-anew.ts';
import { GHOSTS } from '../play/ghosts.ts';
import { SESSION } from '../play/session.ts';
import { type GameFileOutcome, openGameFile } from '../review/game-files.ts';
import { SETTINGS } from '../settings.ts';

/**
 * The result of opening a file: its game runs `beside` the open game, is on another deal, or is refused with
 * the reason.
 */
export type GhostFileOutcome =
  | Extract<GameFileOutcome, { readonly code: string }>
  | { readonly state: 'beside' }
  | { readonly state: 'other-deal'; readonly game: SavedGame };

/**
 * Takes a file, which the host proves by replay before it keeps the game. One on the deal of the open game runs beside it from
 * now on.
 */
export async function openGhostFile(services: WindowServices, file: File): Promise<GhostFileOutcome> {
  const bridge = services.get(BRIDGE);
  const came = await openGameFile(bridge, file);
  if ('code' in came) return came;
  const saved = await bridge.call('games.load', { gameId: came.gameId });
  if (!saved.ok) return { state: 'failed', ...saved.error, file: file.name };
  const { game } = services.get(SESSION).store.getState();
  const key = ghostKeyOf(saved.value.setup);
  if (game === null || key === null || ghostKeyOf(game.setup) !== key)
    return { state: 'other-deal', game: saved.value };
  await services.get(SETTINGS).change({ ghost: 'imported' });
  await services.get(GHOSTS).choose(came.gameId, saved.value.setup);
  return { state: 'beside' };
}

/** Returns whether a ghost of a game can run beside a new one: of a run whose further boards are known, and of boards that their levels and dates have today. */
export function canPlayAnew(setup: GameSetup): boolean {
  return ghostKeyOf(setup) !== null && !isReplaced(setup);
}

/** Begins a new game on the deal of a kept one, which runs beside it. */
export async function raceGame(
  services: WindowServices,
  { gameId, setup }: Pick<SavedGame, 'gameId' | 'setup'>,
): Promise<void> {
  const session = services.get(SESSION);
  const navigation = services.get(NAVIGATION);
  session.leave();
  await services.get(GHOSTS).choose(gameId, setup);
  goTo(navigation, 'home');
  goTo(navigation, 'play');
  await session.startSame(setup);
}
