import type { Session } from './session.ts';
import { canPlay } from './session-state.ts';

/** Shows a pair at once. A board that cannot be cleared any more is reshuffled first (`isAgain`), and what is said of that stays. */
export async function showPair(
  { store, assistance }: Pick<Session, 'store' | 'assistance'>,
  isAgain = false,
): Promise<void> {
  const before = store.getState();
  if (!canPlay(before)) return;
  // Its own reshuffle was called off, or came to nothing.
  if (before.game?.view.status === 'dead') return assistance.reshuffle();
  if (before.hint.state === 'none') await assistance.hint();
  const { hint, message } = store.getState();
  if (hint.state === 'shown')
    store.setState({ hint: { ...hint, step: 'pair' }, ...(isAgain && { message: before.message }) });
  if (message?.type !== 'lost' || isAgain) return;
  await assistance.reshuffle();
  await showPair({ store, assistance }, true);
}
