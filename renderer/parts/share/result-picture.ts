import type { TFunction } from 'i18next';
import { dateOfBoard, isLittle } from '../../../core/daily/daily-board-id.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { Language } from '../../../core/languages.ts';
import { endedSentence } from '../../../core/sentences/ending-sentences.ts';
import { sharedChoicesSentence } from '../../../core/sentences/found-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { templateName } from '../../components/words.ts';
import { formatDate, formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import type { Measures } from '../../state/measures.ts';
import { modeName } from '../modes/mode-looks.ts';
import type { PictureContent } from './picture/picture-content.ts';
import { qrModules } from './picture/qr-modules.ts';
import { boardWords, classWords, type GameResult } from './result-text.ts';

/** Makes the content of the picture of a game with its code. It ended at `endedAt`, in UTC milliseconds; null where that is not known. */
export function pictureContent(
  t: TFunction,
  language: Language,
  { setup, end, order, choices }: GameResult,
  endedAt: number | null,
  code: string,
  measures: Measures = { hasClock: true, hasScore: true },
): PictureContent {
  return {
    title: t('app.name'),
    played: [modeName(t, setup.mode), boardName(t, setup, end)].join(' · '),
    date: dateWords(language, setup, endedAt),
    figure: figureWords(t, language, end, measures),
    ended: endWords(t, end),
    shape: end.deal.template,
    order,
    left: new Set(end.cells.flatMap((kind, cell) => (kind > 0 ? [cell] : []))),
    signs: choices?.signs ?? [],
    choices:
      choices === null || choices.critical === 0 ? null : sentenceWords(t, sharedChoicesSentence(choices)),
    code,
    modules: qrModules(code),
    seal: t('app.seal'),
  };
}

/** The score of a run and the time of another game; where that is hidden the pairs that were taken. */
function figureWords(
  t: TFunction,
  language: Language,
  { status, score, elapsedMs, taken }: GameResult['end'],
  { hasClock, hasScore }: Measures,
): string {
  const isRun = status === 'time-up';
  if (isRun && hasScore) return formatNumber(score.total, language);
  if (!isRun && hasClock) return formatTime(elapsedMs);
  return t('record.ghost.pairs', { count: taken.pairs });
}

/** The board's name. The date of a dated one stands by itself. */
function boardName(t: TFunction, setup: GameSetup, end: GameResult['end']): string {
  const { mode, boardId, deal } = setup;
  if (!MODES[mode].isDated || boardId === undefined) return boardWords(t, setup, end.level);
  return isLittle(boardId) ? t('record.daily.little') : templateName(t, deal.template);
}

/** The date whose board it was, else the day on which it ended; empty where neither is known. */
function dateWords(language: Language, { mode, boardId }: GameSetup, endedAt: number | null): string {
  if (MODES[mode].isDated && boardId !== undefined) return formatDate(dateOfBoard(boardId), language, 'day');
  return endedAt === null ? '' : formatDay(endedAt, language);
}

/** Tells the end of a game that is over, and whether it had help. */
function endWords(t: TFunction, end: GameResult['end']): string {
  const { status } = end;
  const isOver = status === 'won' || status === 'shown' || status === 'time-up';
  return [...(isOver ? [sentenceWords(t, endedSentence(status))] : []), classWords(t, end)].join(' · ');
}
