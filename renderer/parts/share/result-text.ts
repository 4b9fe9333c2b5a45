/** A finished game as a few lines that can be pasted anywhere. */
import type { TFunction } from 'i18next';
import { dateOfBoard, isLittle } from '../../../core/daily/daily-board-id.ts';
import type { TraceMark } from '../../../core/game/game-trace.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { glyphLines } from '../../../core/game/result-glyphs.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { sharedChoicesSentence } from '../../../core/sentences/found-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { templateName } from '../../components/words.ts';
import { formatTime } from '../../i18n/format.ts';
import { modeName } from '../modes/mode-looks.ts';
import { codeOfGame } from './copy-code.tsx';

/** The data from which the text of a result is made. */
export interface GameResult {
  readonly row: Pick<ScoreRow, 'mode' | 'level' | 'assists' | 'elapsedMs'>;
  readonly setup: GameSetup;
  readonly marks: readonly TraceMark[];
  /**
   * Critical choices kept and all of them, once a review has counted them; the text of a game without any leaves them
   * out.
   */
  readonly choices: { readonly kept: number; readonly critical: number } | null;
}

/**
 * First what was played, in which time and class; then a glyph for each link by its turns, `·` for mercy, `~` for a
 * reshuffle, `<` for a move taken back; then the critical choices that were kept; then the share code. It ends without a
 * line break.
 */
export function resultText(t: TFunction, { row, setup, marks, choices }: GameResult): string {
  const words = row.assists.length > 0 ? t('record.result.assisted') : t('record.result.unaided');
  const head = [modeName(t, row.mode), boardWords(t, setup, row.level), formatTime(row.elapsedMs), words];
  const critical =
    choices === null || choices.critical === 0 ? [] : [sentenceWords(t, sharedChoicesSentence(choices))];
  return [head.join(' · '), ...glyphLines(marks), ...critical, codeOfGame(setup)].join('\n');
}

/** Which board it was: its date, the level that a run came to, or its template. */
function boardWords(t: TFunction, { mode, boardId, deal }: GameSetup, level: number): string {
  const { isDated, boards } = MODES[mode];
  if (isDated && boardId !== undefined)
    return isLittle(boardId) ? t('record.daily.little-of', { date: dateOfBoard(boardId) }) : boardId;
  return boards === 'levels' ? t('record.level', { level }) : templateName(t, deal.template);
}
