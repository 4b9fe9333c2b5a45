import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { ShareButton } from './share-button.tsx';
import { useOpenTrace } from './use-trace.ts';

interface ShareOpenGameProps {
  readonly gameId: string;
  readonly setup: GameSetup;
  readonly endedAt: number;
}

/** The game on the board as it is shown to others, from the first frame on: nothing beside it moves when it is traced. */
export function ShareOpenGame({ gameId, setup, endedAt }: ShareOpenGameProps) {
  const { game: traced, isRead } = useOpenTrace(gameId);
  if (MODES[setup.mode].shares === 'nothing') return null;
  return (
    <ShareButton
      gameId={gameId}
      result={traced && { setup, ...traced.trace, choices: traced.choices }}
      isUnreadable={isRead && traced === null}
      endedAt={endedAt}
      className="button button-quiet"
    />
  );
}
