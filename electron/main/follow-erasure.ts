import type { Ask } from '../host/answer.ts';

/** Asks the same; `onErased` hears that nothing of the player's is left in the database, before the window does. */
export function followErasure(ask: Ask, onErased: () => void): Ask {
  return async (channel, request) => {
    const answer = await ask(channel, request);
    if (channel === 'data.erase' && answer.ok) onErased();
    return answer;
  };
}
