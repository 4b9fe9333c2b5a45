/** Everything about puzzles of one window, put together when their screen is first opened. */
import type { PuzzlePosition } from '../../../core/contract/puzzle-channels.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { App } from '../app.ts';
import { goTo } from '../navigation.ts';
import { type Clock, createClock } from '../play/clock.ts';
import { createAnswerKeeper } from './answer-keeper.ts';
import { createFindPlay, type FindPlay } from './find-play.ts';
import { createPuzzleDealer, type PuzzleDealer } from './puzzle-dealer.ts';
import { runOrder, unsolved } from './puzzle-order.ts';
import {
  type FindCard,
  findCardOf,
  isOnlyMove,
  isStudy,
  type StudyCard,
  studyCardOf,
} from './puzzle-sets.ts';
import { createPuzzleShelf, type PuzzleShelf } from './puzzle-shelf.ts';
import { createStudyPlay, type StudyPlay } from './study-play.ts';

export interface PuzzleRoom {
  readonly shelf: PuzzleShelf;
  readonly find: FindPlay;
  readonly study: StudyPlay;
  /** Of a storm. */
  readonly clock: Clock;
  /** Lessons first, then what is not solved of a grade, then newly dealt ones. */
  practise(grade: PuzzleGrade): void;
  learn(): void;
  /** Goes on with the streak that was left, or begins one. */
  streak(): void;
  storm(): void;
  /** The player's own mistakes, this one first. */
  mend(first?: FindCard): void;
  /** Opens the next study of a grade; a newly dealt one when all of them are solved. */
  openStudy(grade: PuzzleGrade): Promise<void>;
  /** Deals a study that nobody has seen; false when none was found. */
  dealStudy(grade: PuzzleGrade): Promise<boolean>;
  /** Ends what is being dealt. */
  giveUpDealing(): void;
}

/** Whether a study that was left is this card. */
function isSamePosition({ rules, ...board }: PuzzlePosition, card: StudyCard): boolean {
  return positionName({ board, rules }) === card.id;
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

const newId = () => crypto.randomUUID();

const rooms = new WeakMap<App, PuzzleRoom>();

/** The room of an app, made when it is first entered. */
export function puzzleRoomOf(app: App): PuzzleRoom {
  const known = rooms.get(app);
  if (known !== undefined) return known;
  const room = createPuzzleRoom(app);
  rooms.set(app, room);
  return room;
}

function createPuzzleRoom({ bridge, startHelper, navigation }: App): PuzzleRoom {
  const engine = startHelper();
  const dealer = createPuzzleDealer(startHelper, newSeed);
  const shelf = createPuzzleShelf(bridge, engine);
  const clock = createClock(() => performance.now());
  const find = createFindPlay({ engine, clock, keeper: createAnswerKeeper(bridge, newId) });
  const study = createStudyPlay({ bridge, engine, keeper: createAnswerKeeper(bridge, newId) });
  const show = () => goTo(navigation, 'find');

  function onlyMoves(): readonly FindCard[] {
    return shelf.store.getState().sets?.onlyMoves ?? [];
  }

  function openCard(card: StudyCard): void {
    const { record } = shelf.store.getState();
    const left = record?.started.find(({ position }) => isSamePosition(position, card)) ?? null;
    goTo(navigation, 'study');
    void study.start(card, left);
  }

  async function dealStudy(grade: PuzzleGrade): Promise<boolean> {
    const puzzle = await dealer.take('study', grade);
    if (puzzle === null || !isStudy(puzzle)) return false;
    openCard(studyCardOf(puzzle));
    return true;
  }

  return {
    ...{ shelf, find, study, clock, dealStudy },
    practise(grade) {
      const { sets, solved } = shelf.store.getState();
      const cards = (sets?.onlyMoves ?? []).filter((card) => card.grade === grade);
      dealer.prepare('only-move', grade);
      show();
      void find.start({
        ...{ way: 'practice', cards: unsolved(cards, solved), run: null },
        more: () => dealFind(dealer, grade),
      });
    },
    learn() {
      const { sets, solved } = shelf.store.getState();
      const lessons = sets?.lessons ?? [];
      const left = unsolved(lessons, solved);
      show();
      const cards = left.length > 0 ? left : lessons;
      void find.start({ way: 'practice', cards, more: null, run: null });
    },
    streak() {
      const going = shelf.store.getState().record?.streak ?? null;
      const run = { runId: going?.runId ?? newId(), solved: going?.solved ?? 0, failed: 0 };
      show();
      const cards = runOrder('streak', run.runId, onlyMoves()).slice(run.solved);
      void find.start({ way: 'streak', cards, more: null, run });
    },
    storm() {
      const run = { runId: newId(), solved: 0, failed: 0 };
      show();
      void find.start({ way: 'storm', cards: runOrder('storm', run.runId, onlyMoves()), more: null, run });
    },
    mend(first) {
      const mistakes = shelf.store.getState().mistakes ?? [];
      show();
      const others = mistakes.filter((card) => card !== first);
      const cards = first === undefined ? others : [first, ...others];
      void find.start({ way: 'mistake', cards, more: null, run: null });
    },
    async openStudy(grade) {
      const { sets, solved, record } = shelf.store.getState();
      const cards = (sets?.studies ?? []).filter((card) => card.grade === grade);
      const left = cards.find((card) =>
        record?.started.some(({ position }) => isSamePosition(position, card)),
      );
      const next = left ?? unsolved(cards, solved)[0];
      dealer.prepare('study', grade);
      if (next !== undefined) openCard(next);
      else if (!(await dealStudy(grade)) && cards[0] !== undefined) openCard(cards[0]);
    },
    giveUpDealing: dealer.stop,
  };
}

async function dealFind(dealer: PuzzleDealer, grade: PuzzleGrade): Promise<FindCard | null> {
  const puzzle = await dealer.take('only-move', grade);
  dealer.prepare('only-move', grade);
  return puzzle !== null && isOnlyMove(puzzle) ? findCardOf(puzzle) : null;
}
