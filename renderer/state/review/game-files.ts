/** One game out into a file, and in from one. */
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { GAME_FILE_ENDING, MAX_GAME_FILE_UNITS } from '../../../core/contract/game-file-ending.ts';
import type { ImportedGame } from '../../../core/contract/game-file-form.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { readText } from '../import-data.ts';
import { offerFile } from '../offer-file.ts';
import type { DataTroubleCode } from '../transfer-run.ts';

/** Always the same: the next file takes the place of one that was given up. */
const TEXT_ID = 'game-file';

/** The outcome of the file of a name, or the reason why it could not be passed on. */
export type GameFileOutcome = Outcome & { readonly file: string };

type Outcome =
  | ImportedGame
  | { readonly state: 'failed'; readonly code: DataTroubleCode; readonly detail: string };

/** Offers a game to the player as a file; answers why it could not, or null. */
export async function saveGameFile(
  bridge: Bridge,
  gameId: string,
  name: string,
): Promise<BridgeErrorCode | null> {
  const answer = await bridge.call('games.export', { gameId });
  if (!answer.ok) return answer.error.code;
  offerFile(name, GAME_FILE_ENDING, answer.value.text, 'application/json');
  return null;
}

/** Hands a file to the host, which proves the game by replay before it takes it. */
export async function openGameFile(bridge: Bridge, file: File): Promise<GameFileOutcome> {
  return { ...(await importGameFile(bridge, file)), file: file.name };
}

async function importGameFile(bridge: Bridge, file: File): Promise<Outcome> {
  if (file.size > MAX_GAME_FILE_UNITS)
    return { state: 'failed', code: 'import-too-large', detail: `${file.size} > ${MAX_GAME_FILE_UNITS}` };
  const text = await readText(file);
  if (!text.ok) return { state: 'failed', ...text.error };
  for (const part of partsOf(TEXT_ID, text.value)) {
    const taken = await bridge.call('texts.part', part);
    if (!taken.ok) return { state: 'failed', ...taken.error };
  }
  const imported = await bridge.call('games.import', { textId: TEXT_ID });
  return imported.ok ? imported.value : { state: 'failed', ...imported.error };
}
