/** A finished game as a few lines that can be pasted anywhere. */
import type { TFunction } from 'i18next';
import { dateOfBoard, isLittle } from '../../../core/daily/daily-board-id.ts';
import type { GameTrace } from '../../../core/game/game-trace.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { glyphLines } from '../../../core/game/result-glyphs.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { sharedChoicesSentence } from '../../../core/sentences/found-sentences.ts';
import { helpSentence } from '../../../core/sentences/standing-sentences.ts';
import type { ClearedSign } from '../../components/pictures/cleared-shape.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { templateName } from '../../components/words.ts';
import { formatTime } from '../../i18n/format.ts';
import type { Measures } from '../../state/measures.ts';
import { modeName } from '../modes/mode-looks.ts';

/** A game that has ended or was left, as it is shown to others. */
export interface GameResult extends Pick<GameTrace, 'marks' | 'order' | 'end'> {
  readonly setup: GameSetup;
  /**
   * Critical choices kept and all of them, once a review has counted them; the text of a game without any leaves them
   * out.
   */
  readonly choices: {
    readonly kept: number;
    readonly critical: number;
    readonly signs: readonly ClearedSign[];
  } | null;
}

/**
 * First what was played, in which time, unless the player hides the clock, and class; then a glyph for each link by its turns, `·` for mercy, `~` for a
 * reshuffle, `<` for a move taken back; then the critical choices that were kept; then the share code. It ends without a
 * line break.
 */
export function resultText(
  t: TFunction,
  { setup, end, marks, choices }: GameResult,
  code: string,
  { hasClock }: Pick<Measures, 'hasClock'> = { hasClock: true },
): string {
  const played = [modeName(t, setup.mode), boardWords(t, setup, end.level)];
  const head = [...played, ...(hasClock ? [formatTime(end.elapsedMs)] : []), classWords(t, end)];
  const critical =
    choices === null || choices.critical === 0 ? [] : [sentenceWords(t, sharedChoicesSentence(choices))];
  return [head.join(' · '), ...glyphLines(marks), ...critical, code].join('\n');
}

/** The words for help or none; of a game that was not cleared those for the pairs that were left. */
export function classWords(t: TFunction, { status, pairsLeft, assists }: GameResult['end']): string {
  if (status === 'playing' || status === 'dead') return t('count.pairs-left', { count: pairsLeft });
  return sentenceWords(t, helpSentence(assists.length > 0));
}

/** The words for the board: its date, the level that a run came to, or its template. */
export function boardWords(t: TFunction, { mode, boardId, deal }: GameSetup, level: number): string {
  const { isDated, boards } = MODES[mode];
  if (isDated && boardId !== undefined)
    return isLittle(boardId) ? t('record.daily.little-of', { date: dateOfBoard(boardId) }) : boardId;
  return boards === 'levels' ? t('record.level', { level }) : templateName(t, deal.template);
}
