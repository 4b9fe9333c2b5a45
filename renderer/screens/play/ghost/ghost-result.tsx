import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { compareEnds } from '../../../../core/game/ghost-race.ts';
import { useService } from '../../../services/use-service.ts';
import { GHOSTS } from '../../../state/play/ghosts.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import { resultWords } from './ghost-words.ts';

/** Compares the game that has ended with the one beside it. */
export function GhostResult({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { openGameId, ghost } = useStore(useService(GHOSTS).store);
  if (ghost === null || openGameId !== game.gameId) return null;
  const { status, elapsedMs, taken } = game.view;
  const own = { elapsedMs, isCleared: status === 'won', pairsTaken: taken.pairs };
  return (
    <p data-part="end-small" data-testid="ghost-result">
      {resultWords(t, ghost.owner, compareEnds(own, ghost.end))}
    </p>
  );
}
