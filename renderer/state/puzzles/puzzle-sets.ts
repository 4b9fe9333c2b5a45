/** The puzzles that come with the game, read when they are first asked for. */
import type { Move, Point } from '../../../core/board/board.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import type {
  OnlyMove,
  Puzzle,
  PuzzleGrade,
  PuzzleLesson,
  Study,
} from '../../../core/review/puzzles/puzzle.ts';
import { parsePuzzles } from '../../../core/review/puzzles/puzzle-text.ts';
import type { CountedLosses } from '../../../core/solve/measured-share.ts';
import type { TechniqueId } from '../../../core/techniques/table.ts';

/** The properties of every puzzle. */
interface PuzzleCard {
  readonly id: string;
  readonly position: Position;
  /** Null for a position of the player's own game, which was not measured. */
  readonly grade: PuzzleGrade | null;
  /** The random games that were played from here, and those lost; null where that is not known. */
  readonly measured: CountedLosses | null;
}

/** A board to be cleared. */
export interface StudyCard extends PuzzleCard {
  readonly witness: readonly Move[];
}

/** A position in which a move is to be found. */
export interface FindCard extends PuzzleCard {
  /** The moves that are proved to keep the game winnable. */
  readonly keep: readonly Move[];
  readonly lesson: PuzzleLesson | null;
  readonly mistake: MistakeOrigin | null;
  /** Only within a lesson on a technique. */
  readonly teach?: Teaching;
  /** True if it is an example, which is shown and not asked. */
  readonly isShown?: true;
}

/** The game from which a position of the player's own comes. */
export interface MistakeOrigin {
  readonly gameId: string;
  /** UTC milliseconds. */
  readonly playedAt: number;
  readonly moveNumber: number;
  readonly played: Move;
  readonly mayTurn?: true;
}

/** The steps of a lesson: one choice is shown, one pair is found on the board, one is chosen of those that can go; then it is drilled. */
export const LESSON_STEPS = ['see', 'try', 'choose'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number] | 'drill';

/** The lesson that a position is a part of. */
export interface Teaching {
  readonly technique: TechniqueId;
  readonly step: LessonStep;
}

/** A lesson on a technique: one board for each of its steps. */
export interface TechniqueLesson {
  readonly technique: TechniqueId;
  readonly cards: readonly FindCard[];
  /** The line that joins the pair which the technique takes on the first of its boards. */
  readonly line: readonly Point[];
}

/** A position whose move some taught techniques find. */
export interface DrillCard extends FindCard {
  readonly techniques: readonly TechniqueId[];
}

export interface PuzzleSets {
  /** Those that teach, in their order. */
  readonly lessons: readonly FindCard[];
  readonly onlyMoves: readonly FindCard[];
  /** By grade. */
  readonly drills: readonly DrillCard[];
  /** The lessons on techniques, in their order. */
  readonly techniques: readonly TechniqueLesson[];
  readonly studies: readonly StudyCard[];
  /** The puzzles of the days, see `dailyPuzzleOf`. */
  readonly daily: readonly StudyCard[];
}

const FILES = import.meta.glob<string>('../../../resources/puzzles/*.txt', {
  query: '?raw',
  import: 'default',
});

async function readSet(name: string): Promise<readonly Puzzle[]> {
  const text = await FILES[`../../../resources/puzzles/${name}.txt`]?.();
  const puzzles = parsePuzzles(text ?? '');
  if (text === undefined || !puzzles.ok) throw new Error(`the puzzles of ${name} cannot be read`);
  return puzzles.value;
}

let reading: Promise<PuzzleSets> | null = null;

/** Reads them once for a window. */
export function readPuzzleSets(): Promise<PuzzleSets> {
  reading ??= readAll();
  return reading;
}

async function readAll(): Promise<PuzzleSets> {
  const [lessons, onlyMoves, drills, studies, daily, techniques, taught] = await Promise.all([
    readSet('first-steps'),
    readSet('only-moves'),
    readSet('drills'),
    readSet('studies'),
    readSet('days'),
    readTechniques(),
    readTaught(),
  ]);
  const techniquesOf = new Map(Object.entries(techniques));
  const drillCards = drills
    .filter(isOnlyMove)
    .map(findCardOf)
    .map((card) => ({ ...card, techniques: techniquesOf.get(card.id) ?? [] }));
  return {
    lessons: withExamples(lessons.filter(isOnlyMove).map(findCardOf)),
    onlyMoves: onlyMoves.filter(isOnlyMove).map(findCardOf),
    drills: drillCards,
    techniques: lessonsOf(taught, drillCards),
    studies: studies.filter(isStudy).map(studyCardOf),
    daily: daily.filter(isStudy).map(studyCardOf),
  };
}

/** The first position of each lesson is its example. */
function withExamples(lessons: readonly FindCard[]): FindCard[] {
  return lessons.map((card, index) => {
    const isFirst = lessons.findIndex(({ lesson }) => lesson === card.lesson) === index;
    return isFirst ? { ...card, isShown: true } : card;
  });
}

/** By name of a drill, the techniques that find its move. */
async function readTechniques(): Promise<Readonly<Record<string, readonly TechniqueId[]>>> {
  const { default: techniques } = await import('../../../resources/coach/drills.json');
  return techniques as Record<string, TechniqueId[]>; // written from the table of techniques, see its test
}

/** By technique, the names of the boards of its lesson, and the line on the first of them. */
async function readTaught() {
  const [{ default: taught }, { default: lines }] = await Promise.all([
    import('../../../resources/coach/lessons.json'),
    import('../../../resources/coach/examples.json'),
  ]);
  return { taught, lines: new Map(Object.entries(lines as unknown as Record<string, readonly Point[]>)) };
}

function lessonsOf(
  { taught, lines }: Awaited<ReturnType<typeof readTaught>>,
  drills: readonly DrillCard[],
): TechniqueLesson[] {
  return Object.entries(taught).map(([id, names]) => {
    const technique = id as TechniqueId; // written from the table of techniques, see its test
    const cards = names.flatMap((name, index): FindCard[] => {
      const [card, step] = [drills.find((drill) => drill.id === name), LESSON_STEPS[index]];
      return card === undefined || step === undefined
        ? []
        : [{ ...card, teach: { technique, step }, ...(step === 'see' ? { isShown: true } : {}) }];
    });
    return { technique, cards, line: lines.get(id) ?? [] };
  });
}

/** Returns whether a position is to be solved: an example is not. */
export function isAsked({ isShown }: Pick<FindCard, 'isShown'>): boolean {
  return isShown !== true;
}

/** The first lesson on a technique of which a position is left to be solved, other than the one that was just taught. */
export function nextLesson(
  lessons: readonly TechniqueLesson[],
  solved: ReadonlyMap<string, unknown>,
  taught: TechniqueId | null,
): TechniqueLesson | undefined {
  return lessons.find(
    ({ technique, cards }) =>
      technique !== taught && cards.some((card) => isAsked(card) && !solved.has(card.id)),
  );
}

export function isOnlyMove(puzzle: Puzzle): puzzle is OnlyMove {
  return puzzle.kind === 'only-move';
}

export function isStudy(puzzle: Puzzle): puzzle is Study {
  return puzzle.kind === 'study';
}

export function findCardOf(puzzle: OnlyMove): FindCard {
  const { board, rules, grade, measured, answer, lesson = null } = puzzle;
  const position = { board, rules };
  return {
    id: positionName(position),
    position,
    grade,
    measured,
    keep: [answer],
    lesson,
    mistake: null,
  };
}

export function studyCardOf({ board, rules, grade, measured, witness }: Study): StudyCard {
  const position = { board, rules };
  return { id: positionName(position), position, grade, measured, witness };
}
