import type { TFunction } from 'i18next';
import type { GameView } from '../../core/game/view.ts';
import type { PictureName } from '../components/use-picture-name.ts';
import type { Message } from '../state/play/session-state.ts';

type Refused = Extract<Message, { type: 'refused' }>;

function refusedWords(
  t: TFunction,
  { error, pair }: Refused,
  view: GameView,
  pictureName: PictureName,
): string {
  if (error.code === 'blocked') {
    const { turnsNeeded } = error;
    if (turnsNeeded === null) return t('refused.blocked-no-line');
    return t('refused.blocked', { needed: turnsNeeded, most: view.deal.rules.maxTurns });
  }
  const nameAt = (cell: number) => {
    const kind = view.cells[cell] ?? 0;
    return kind > 0 ? pictureName(kind) : '';
  };
  return t(`refused.${error.code}`, { first: nameAt(pair[0]), second: nameAt(pair[1]) });
}

/** A message as one line. */
export function messageWords(
  t: TFunction,
  message: Message,
  view: GameView,
  pictureName: PictureName,
): string {
  switch (message.type) {
    case 'refused':
      return refusedWords(t, message, view, pictureName);
    case 'returned':
      return t('message.returned', { moves: t('count.moves', { count: message.moves }) });
    case 'still-winnable':
      return t('message.still-winnable');
    case 'lost':
      return t('message.lost');
    case 'reshuffled':
      return t(message.isMinimal ? 'reshuffle.done-minimal' : 'reshuffle.done', { count: message.moved });
    case 'not-reshuffled':
      return t(`reshuffle.${message.why}`);
    case 'search-failed':
      return `${t(`error.${message.error}.what`)} ${t(`error.${message.error}.why`)} ${t(`error.${message.error}.what-to-do`)}`;
  }
}
