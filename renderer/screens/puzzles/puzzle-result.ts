/**
 * The result of a puzzle or a run of puzzles: as a few lines that can be pasted anywhere and end without a line break, and as
 * a picture.
 */
import type { TFunction } from 'i18next';
import { type Board, type Shape, SLOT } from '../../../core/board/board.ts';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { TraceMark } from '../../../core/game/game-trace.ts';
import { glyphLines } from '../../../core/game/result-glyphs.ts';
import { puzzlePairsSentence } from '../../../core/sentences/board-sentences.ts';
import { endedSentence } from '../../../core/sentences/ending-sentences.ts';
import { sharedChoicesSentence } from '../../../core/sentences/found-sentences.ts';
import { helpSentence } from '../../../core/sentences/standing-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureContent } from '../../parts/share/picture/picture-content.ts';
import { qrModules } from '../../parts/share/picture/qr-modules.ts';
import type { FindCard, StudyCard } from '../../state/puzzles/puzzle-sets.ts';
import { gradeWords } from './puzzle-words.ts';

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

interface ShownStudy extends Omit<SolvedStudy, 'turns'> {
  /** The move that took the tile of each cell, from 1; empty where that is not known. */
  readonly order: readonly number[];
}

/** The picture of a study that was cleared. */
export function studyPicture(
  t: TFunction,
  { card, code, day, isHelped, critical, order }: ShownStudy,
): PictureContent {
  const isKept = !isHelped && critical !== null && critical > 0;
  const { board } = card.position;
  return {
    ...framed(t, code),
    played: day === null ? t('puzzle.way.study') : t('puzzle.daily.title'),
    date: day ?? '',
    figure: gradeOf(t, card)[0] ?? sentenceWords(t, puzzlePairsSentence('puzzle.result.pairs', board.cells)),
    ended: [sentenceWords(t, endedSentence('won')), helpWords(t, isHelped)].join(' · '),
    shape: shapeOfTiles(board),
    order,
    left: new Set(),
    choices: isKept ? sentenceWords(t, sharedChoicesSentence({ kept: critical, critical })) : null,
  };
}

/** The picture of a streak or a storm that is over; `day` is that of its end. */
export function runPicture(t: TFunction, { way, run, shown }: EndedRun, day: string): PictureContent {
  const { card, is, code } = shown;
  const shape = shapeOfTiles(card.position.board);
  return {
    ...framed(t, code),
    played: [t('puzzle.title'), t(`puzzle.way.${way}`)].join(' · '),
    date: day,
    figure: t(`puzzle.over.${way}`, { count: run.solved }),
    ended: '',
    shape,
    order: [],
    left: new Set(shape.marks.flatMap((mark, cell) => (mark === SLOT ? [cell] : []))),
    choices: [t(`puzzle.result.${is}`), ...gradeOf(t, card)].join(' · '),
  };
}

function framed(t: TFunction, code: string | null) {
  const modules = code === null ? null : qrModules(code);
  return { title: t('app.name'), seal: t('app.seal'), signs: [], code, modules };
}

/** The cells of a position that have a tile, as the shape of a board. */
function shapeOfTiles({ width, height, cells }: Board): Shape {
  return { width, height, marks: cells.map((kind) => (kind > 0 ? SLOT : 0)) };
}

function gradeOf(t: TFunction, { grade }: FindCard | StudyCard): readonly string[] {
  return grade === null ? [] : [gradeWords(t, grade)];
}

function helpWords(t: TFunction, isHelped: boolean): string {
  return sentenceWords(t, helpSentence(isHelped));
}

function codeLine(code: string | null): readonly string[] {
  return code === null ? [] : [code];
}
