/** Everything about puzzles of one window, put together when their screen is first opened. */

import type { NamedTechnique } from '../../../core/coach/choice-technique.ts';
import type { PuzzlePosition, StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import type { CalendarDate } from '../../../core/daily/calendar-date.ts';
import { dailyPuzzleOf } from '../../../core/review/puzzles/daily-puzzle.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import type { TechniqueId } from '../../../core/techniques/table.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { START_HELPER } from '../../engine/start-engine.ts';
import { serviceKey, type WindowServices } from '../../services/services.ts';
import { goTo, NAVIGATION } from '../navigation.ts';
import { newSeed } from '../new-seed.ts';
import { type Clock, createClock } from '../play/clock.ts';
import { createAnswerKeeper } from './answer-keeper.ts';
import { type FindDeck, FindPlay } from './find-play.ts';
import { practiceDeck } from './practice-deck.ts';
import { createPuzzleDealer, type PuzzleDealer } from './puzzle-dealer.ts';
import { unsolved } from './puzzle-order.ts';
import {
  type FindCard,
  findCardOf,
  isAsked,
  isOnlyMove,
  isStudy,
  type PuzzleSets,
  type StudyCard,
  studyCardOf,
} from './puzzle-sets.ts';
import { createPuzzleShelf, type PuzzleShelf, type PuzzleShelfState } from './puzzle-shelf.ts';
import {
  createRecentChoices,
  mistakesByTechnique,
  nextToTrain,
  type RecentChoices,
  type RecentChoicesState,
} from './recent-choices.ts';
import type { ShippedPuzzle } from './shared-puzzle.ts';
import { StudyPlay } from './study-play.ts';

/** Returns whether the position of a study that was left is that of a card. */
function isSamePosition({ rules, ...board }: PuzzlePosition, card: StudyCard): boolean {
  return positionName({ board, rules }) === card.id;
}

/** The drills by which what a technique decides is trained. The last pair is the first question of the two in order. */
const DRILLED_BY: Readonly<Record<NamedTechnique, TechniqueId>> = {
  'last-pair': 'in-order',
  'rest-pairs': 'rest-pairs',
  'most-open': 'most-open',
};
/** The technique whose drills practice takes first; null while none is known to be weak. */
export function weakDrillOf(choices: RecentChoicesState): TechniqueId | null {
  const weak = nextToTrain(choices);
  return weak === null ? null : DRILLED_BY[weak.technique];
}

/** Positions with which a lesson ends. */
const DRILL_LENGTH = 3;
/** With so few left of a grade the next one is dealt while the player thinks. */
const FEW_LEFT = 3;

const newId = () => crypto.randomUUID();

export class PuzzleStores {
  readonly shelf: PuzzleShelf;
  readonly choices: RecentChoices;
  readonly find: FindPlay;
  readonly study: StudyPlay;
  /** Of a storm. */
  readonly clock: Clock;
  readonly #dealer: PuzzleDealer;
  readonly #goTo: (screen: 'find' | 'study') => void;

  constructor(services: WindowServices) {
    const bridge = services.get(BRIDGE);
    const startHelper = services.get(START_HELPER);
    const navigation = services.get(NAVIGATION);
    const engine = startHelper();
    this.#dealer = createPuzzleDealer(startHelper, newSeed);
    this.shelf = createPuzzleShelf(bridge, engine);
    this.choices = createRecentChoices(bridge, engine);
    this.clock = createClock(() => performance.now());
    this.find = new FindPlay({ engine, clock: this.clock, keeper: createAnswerKeeper(bridge, newId) });
    this.study = new StudyPlay({ bridge, engine, keeper: createAnswerKeeper(bridge, newId) });
    this.#goTo = (screen) => goTo(navigation, screen);
  }

  /** Practises a grade: the given card first, then the unsolved ones of the grade, then newly dealt ones. */
  practise(grade: PuzzleGrade, first?: FindCard): void {
    const { sets, solved } = this.shelf.store.getState();
    const cards = (sets?.onlyMoves ?? []).filter((card) => card.grade === grade && card !== first);
    const left = [...(first === undefined ? [] : [first]), ...unsolved(cards, solved)];
    if (left.length <= FEW_LEFT) this.#dealer.prepare('only-move', grade);
    const more = () => dealFind(this.#dealer, grade);
    this.#show({ way: 'practice', cards: left, more });
  }

  /**
   * Practises what follows the player: positions near the rating, with gravity and without it by turns, those that train the
   * weakest technique first once the last games were looked through.
   */
  async practiseNear(): Promise<void> {
    const weak = weakDrillOf(this.choices.store.getState());
    this.#show(practiceDeck(await this.#shelved(), weak));
  }

  /** Trains what a technique decides: the player's own lost choices first, then drills near the rating, then others. */
  async train(technique: NamedTechnique): Promise<void> {
    const shelf = await this.#shelved();
    const groups = mistakesByTechnique(shelf.mistakes ?? [], this.choices.store.getState());
    const own = groups.find((group) => group.technique === technique);
    this.#show({ ...practiceDeck(shelf, DRILLED_BY[technique]), cards: own?.cards ?? [] });
  }

  /** The lesson on a technique: its three boards, of a begun one those from the first that is not solved, then a drill. */
  async teach(technique: TechniqueId): Promise<void> {
    const { sets, solved } = await this.#shelved();
    const lesson = sets.techniques.find((each) => each.technique === technique)?.cards ?? [];
    const drills = unsolved(sets.drills, solved)
      .filter((card) => card.techniques.includes(technique) && !lesson.some(({ id }) => id === card.id))
      .slice(0, DRILL_LENGTH)
      .map((card): FindCard => ({ ...card, teach: { technique, step: 'drill' } }));
    this.#show({ way: 'practice', cards: [...restOfLesson(lesson, solved), ...drills], more: null });
  }

  /** Opens the daily puzzle of a date, where it was left. */
  async openDaily(date: CalendarDate): Promise<void> {
    const { sets } = await this.#shelved();
    const card = dailyPuzzleOf(sets.daily, date);
    if (card !== null) this.#openCard(card, date);
  }

  /** Sets and record as they are now. */
  async #shelved(): Promise<PuzzleShelfState & { readonly sets: PuzzleSets }> {
    const sets = this.shelf.store.getState().sets ?? (await this.shelf.read());
    await this.shelf.refresh();
    return { ...this.shelf.store.getState(), sets };
  }

  /** Opens a puzzle that comes with the game: a study where it was left, an only move before others of its grade. */
  async openShipped({ kind, card }: ShippedPuzzle): Promise<void> {
    await this.shelf.read();
    if (kind === 'study') this.#openCard(card);
    else this.practise(card.grade ?? 1, card);
  }

  /** The lessons that are left, or all of them. */
  learn(): void {
    const { sets, solved } = this.shelf.store.getState();
    this.#show({ way: 'practice', cards: lessonsLeft(sets?.lessons ?? [], solved), more: null });
  }

  /** Begins a storm, or a streak; a streak that was left goes on. */
  async run(way: RunWay): Promise<void> {
    const begun = await this.shelf.beginRun(way);
    if (begun === null) return;
    const { run, cards } = begun;
    this.#show({ way, run, cardOf: (wanted) => cards.find(({ id }) => id === wanted) ?? null });
  }

  /** Own mistakes of the player's, one after the other. */
  mend(cards: readonly FindCard[]): void {
    this.#show({ way: 'mistake', cards, more: null });
  }

  /** Opens the next study of a grade; a newly dealt one when all of them are solved. */
  async openStudy(grade: PuzzleGrade): Promise<void> {
    // The progress of a study may have been kept just now.
    await this.shelf.refresh();
    const { sets, solved } = this.shelf.store.getState();
    const cards = (sets?.studies ?? []).filter((card) => card.grade === grade);
    const open = unsolved(cards, solved);
    const next = cards.find((card) => this.#leftOf(card) !== null) ?? open[0];
    if (open.length <= FEW_LEFT) this.#dealer.prepare('study', grade);
    if (next !== undefined) this.#openCard(next);
    else if (!(await this.dealStudy(grade)) && cards[0] !== undefined) this.#openCard(cards[0]);
  }

  /** Deals a new study; false when none was found. */
  async dealStudy(grade: PuzzleGrade): Promise<boolean> {
    const puzzle = await this.#dealer.take('study', grade);
    if (puzzle === null || !isStudy(puzzle)) return false;
    this.#openCard(studyCardOf(puzzle));
    return true;
  }

  /** Ends what is being dealt. */
  giveUpDealing(): void {
    this.#dealer.stop();
  }

  #show(deck: FindDeck): void {
    this.#goTo('find');
    void this.find.start(deck);
  }

  #openCard(card: StudyCard, date: CalendarDate | null = null): void {
    this.#goTo('study');
    void this.study.start(card, this.#leftOf(card), date);
  }

  /** Returns a study as it was left, or null. */
  #leftOf(card: StudyCard): StartedStudy | null {
    const { record } = this.shelf.store.getState();
    return record?.started.find(({ position }) => isSamePosition(position, card)) ?? null;
  }
}

export const PUZZLES = serviceKey('puzzles', (services) => new PuzzleStores(services));

/** The boards of a lesson from the first one asked that is not solved; all of them before one is, and once all are. */
function restOfLesson(lesson: readonly FindCard[], solved: PuzzleShelfState['solved']): readonly FindCard[] {
  const asked = lesson.filter(isAsked);
  const next = asked.find(({ id }) => !solved.has(id));
  const isBegun = next !== undefined && asked.some(({ id }) => solved.has(id));
  return isBegun ? lesson.slice(lesson.indexOf(next)) : lesson;
}

/** The positions of the lessons that are not solved, the example of a lesson before the first one of it; all once all are. */
function lessonsLeft(lessons: readonly FindCard[], solved: PuzzleShelfState['solved']): readonly FindCard[] {
  const isBegun = ({ lesson }: FindCard) =>
    lessons.some((card) => card.lesson === lesson && isAsked(card) && solved.has(card.id));
  const left = lessons.filter((card) => (isAsked(card) ? !solved.has(card.id) : !isBegun(card)));
  return left.length > 0 ? left : lessons;
}

async function dealFind(dealer: PuzzleDealer, grade: PuzzleGrade): Promise<FindCard | null> {
  const puzzle = await dealer.take('only-move', grade);
  dealer.prepare('only-move', grade);
  return puzzle !== null && isOnlyMove(puzzle) ? findCardOf(puzzle) : null;
}
