import type { TFunction } from 'i18next';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameView } from '../../../core/game/view.ts';
import { searchSentences, toldSentence } from '../../../core/sentences/answer-sentences.ts';
import {
  gameRefusalSentence,
  isGameRefusal,
  isPairRefusal,
  refusalSentence,
} from '../../../core/sentences/refusal-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import type { EngineError } from '../../engine/protocol.ts';
import type { Message } from '../../state/play/session-state.ts';

export type Refused = Extract<Message, { type: 'refused' }>;

/** Returns whether the words of a message stand by a tile and not in the line below the board. */
export function standsByTile(message: Message): message is Refused {
  return message.type === 'refused' && isPairRefusal(message.error);
}

function refusedWords(
  t: TFunction,
  { error, pair }: Refused,
  { cells, deal }: GameView,
  pictureName: PictureName,
): string {
  if (isGameRefusal(error.code)) return sentenceWords(t, gameRefusalSentence(error.code));
  if (!isPairRefusal(error)) throw new Error(`a refusal without words: ${error.code}`);
  return sentenceWords(
    t,
    refusalSentence(error, pair, { width: deal.template.width, cells }, deal.rules),
    pictureName,
  );
}

/** Says how a search ended, and what can be done instead. */
function failedWords(t: TFunction, error: EngineError): string {
  const what =
    error === 'lost' || error === 'not-known'
      ? searchSentences(error).map((said) => sentenceWords(t, said))
      : [t(`error.${error}.what`), t(`error.${error}.why`)];
  return [...what, t(`error.${error}.what-to-do`)].join(' ');
}

/** A message as one line. */
export function messageWords(
  t: TFunction,
  message: Message,
  view: GameView,
  pictureName: PictureName,
): string {
  if (message.type === 'refused') return refusedWords(t, message, view, pictureName);
  if (message.type === 'not-done')
    return isGameRefusal(message.error)
      ? sentenceWords(t, gameRefusalSentence(message.error))
      : t(`refused.${message.error}`, { first: '', second: '' });
  if (message.type === 'search-failed') return failedWords(t, message.error);
  const isGentle = MODES[view.mode].reshufflesDead === true;
  // It is reshuffled at once.
  if (isGentle && message.type === 'lost') return t('record.calm.looking');
  return sentenceWords(t, toldSentence(message, isGentle));
}
