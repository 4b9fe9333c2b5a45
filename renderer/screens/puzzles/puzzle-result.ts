/**
 * The result of a puzzle or a run of puzzles, as a few lines that can be pasted anywhere. They end without a
 * line break.
 */
import type { TFunction } from 'i18next';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { TraceMark } from '../../../core/game/game-trace.ts';
import { glyphLines } from '../../../core/game/result-glyphs.ts';
import { puzzlePairsSentence } from '../../../core/sentences/board-sentences.ts';
import { sharedChoicesSentence } from '../../../core/sentences/found-sentences.ts';
import { helpSentence } from '../../../core/sentences/standing-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { FindCard, StudyCard } from '../../state/puzzles/puzzle-sets.ts';

/** The data of a result; its code is null for a position that others do not have. */
interface Told<Card> {
  readonly card: Card;
  readonly code: string | null;
}

export interface SolvedStudy extends Told<StudyCard> {
  /** Of a daily puzzle its day in words. */
  readonly day: string | null;
  readonly isHelped: boolean;
  /** Turns of its links in their order. */
  readonly turns: readonly number[];
  /** Critical choices on its way; null until they were counted. */
  readonly critical: number | null;
}

/** A study that was cleared: a glyph for each link by its turns, as in the results of games. */
export function studyResult(
  t: TFunction,
  { card, code, day, isHelped, turns, critical }: SolvedStudy,
): string {
  const pairs = sentenceWords(t, puzzlePairsSentence('puzzle.result.pairs', card.position.board.cells));
  const name = day === null ? [t('puzzle.way.study')] : [t('puzzle.daily.title'), day];
  const head = [...name, ...gradeOf(t, card), pairs, helpWords(t, isHelped)];
  const glyphs = glyphLines(turns as readonly TraceMark[]); // a link has 0 to 3 turns
  // Without help no choice was lost; with help it is not known which ones were kept.
  const choices =
    isHelped || critical === null || critical === 0
      ? []
      : [sentenceWords(t, sharedChoicesSentence({ kept: critical, critical }))];
  return [head.join(' · '), ...glyphs, ...choices, ...codeLine(code)].join('\n');
}

export interface FoundMove extends Told<FindCard> {
  readonly isHelped: boolean;
}

/** A position whose move was found. It says nothing of the move. */
export function findResult(t: TFunction, { card, code, isHelped }: FoundMove): string {
  const head = [t('puzzle.only.title'), ...gradeOf(t, card), helpWords(t, isHelped)];
  return [head.join(' · '), ...codeLine(code)].join('\n');
}

export interface EndedRun {
  readonly way: 'streak' | 'storm';
  readonly run: Pick<RunState, 'solved' | 'failed'>;
  /** The position that its code opens: of a streak the one that ended it, of a storm one of the highest grade that was solved. */
  readonly shown: Told<FindCard> & { readonly is: 'last' | 'hardest' };
}

/** A streak or a storm that is over: its score, then one of its positions. */
export function runResult(t: TFunction, { way, run, shown }: EndedRun): string {
  const mistakes =
    way === 'storm' && run.failed > 0 ? [t('puzzle.records.failed', { count: run.failed })] : [];
  const score = t(`puzzle.over.${way}`, { count: run.solved });
  const head = [t('puzzle.title'), t(`puzzle.way.${way}`), score, ...mistakes].join(' · ');
  const { card, is, code } = shown;
  const about = [t(`puzzle.result.${is}`), ...gradeOf(t, card)].join(' · ');
  return [head, about, ...codeLine(code)].join('\n');
}

function gradeOf(t: TFunction, { grade }: FindCard | StudyCard): readonly string[] {
  return grade === null ? [] : [t('puzzle.grade', { grade })];
}

function helpWords(t: TFunction, isHelped: boolean): string {
  return sentenceWords(t, helpSentence(isHelped));
}

function codeLine(code: string | null): readonly string[] {
  return code === null ? [] : [code];
}
