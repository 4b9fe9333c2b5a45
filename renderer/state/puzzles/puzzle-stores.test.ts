import { beforeEach, describe, expect, it } from 'vitest';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { createPuzzleBridge, settled } from '../../../tests/support/puzzle-bridge.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { START_HELPER } from '../../engine/start-engine.ts';
import { WindowServices } from '../../services/services.ts';
import { createNavigation, currentScreen, NAVIGATION } from '../navigation.ts';
import { firstToPractise } from './practice-deck.ts';
import { isAsked } from './puzzle-sets.ts';
import { PUZZLES, type PuzzleStores, weakDrillOf } from './puzzle-stores.ts';

let host: ReturnType<typeof createPuzzleBridge>;
let navigation: ReturnType<typeof createNavigation>;
let stores: PuzzleStores;
beforeEach(async () => {
  host = createPuzzleBridge();
  navigation = createNavigation();
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const startHelper = () => ({ ...engine, stop: () => undefined });
  const services = new WindowServices()
    .provide(BRIDGE, host.bridge)
    .provide(NAVIGATION, navigation)
    .provide(START_HELPER, startHelper);
  stores = services.get(PUZZLES);
  await stores.shelf.load();
});

const find = () => stores.find.store.getState();
const isAsking = () => find().phase.name === 'asking';

async function answer(isRight: boolean): Promise<void> {
  await settled(() => isAsking() && find().candidates.length > 0);
  const [keep] = find().card?.keep ?? [];
  const wrong = find().candidates.find(({ move }) => move.join() !== keep?.join());
  await stores.find.answer(isRight ? (keep ?? [0, 0]) : (wrong?.move ?? [0, 0]));
}

describe('the stores of the puzzles', () => {
  it('goes on with a streak that was left, at the puzzle where it stood', async () => {
    await stores.run('streak');
    await answer(true);
    await stores.find.next();
    await settled(isAsking);
    const { card, run } = find();
    stores.find.leave();
    await stores.run('streak');
    await settled(isAsking);
    expect([find().card?.id, find().run]).toEqual([card?.id, run]);
    expect(currentScreen(navigation.getState())).toBe('find');
  });

  it('begins another streak after a mistake, at once', async () => {
    await stores.run('streak');
    await answer(true);
    await stores.find.next();
    await answer(false);
    const before = find().run;
    await stores.run('streak');
    expect(find().run).toMatchObject({ solved: 0, failed: 0 });
    expect(find().run?.runId).not.toBe(before?.runId);
  });

  it('opens the study that was left, where it was left', async () => {
    await stores.openStudy(1);
    const [first] = stores.study.store.getState().card?.witness ?? [];
    await stores.study.pick(first?.[0] ?? 0);
    await stores.study.pick(first?.[1] ?? 0);
    const { card, moves, board } = stores.study.store.getState();
    expect(moves).toEqual([first]);
    stores.study.leave();
    await stores.openStudy(1);
    await settled(() => stores.study.store.getState().moves.length === 1);
    expect(stores.study.store.getState()).toMatchObject({
      card: { id: card?.id },
      board: { cells: board?.cells },
    });
  });

  it('opens a puzzle that a code names: a study where it was left, an only move before others of its grade', async () => {
    const sets = stores.shelf.store.getState().sets;
    const [study, move] = [sets?.studies.at(-1), sets?.onlyMoves.at(-1)];
    if (study === undefined || move === undefined) throw new Error('no puzzles');
    await stores.openShipped({ kind: 'study', card: study });
    expect(stores.study.store.getState().card?.id).toBe(study.id);
    expect(currentScreen(navigation.getState())).toBe('study');
    await stores.openShipped({ kind: 'only-move', card: move });
    expect([find().card?.id, find().way]).toEqual([move.id, 'practice']);
    await answer(true);
    await stores.find.next();
    await settled(isAsking);
    expect(find().card).toMatchObject({ grade: move.grade });
    expect(find().card?.id).not.toBe(move.id);
  });

  it('remembers a position of the highest grade that a storm solved', async () => {
    await stores.run('storm');
    expect(find().hardest).toBeNull();
    await answer(true);
    await settled(() => find().run?.solved === 1);
    const { hardest } = find();
    expect(hardest?.grade).toBeGreaterThan(0);
    await answer(false);
    await settled(() => find().run?.failed === 1);
    expect(find().hardest).toBe(hardest);
  });

  it('teaches in the order of the lessons: an example of each before it asks, and nothing that is solved', async () => {
    const lessons = stores.shelf.store.getState().sets?.lessons ?? [];
    expect(lessons.filter((card) => !isAsked(card)).map(({ lesson }) => lesson)).toEqual([
      ...new Set(lessons.map(({ lesson }) => lesson)),
    ]);
    stores.learn();
    await settled(() => find().phase.name === 'told');
    expect(find().card?.id).toBe(lessons[0]?.id);
    await stores.find.next();
    await answer(true);
    expect(find().card?.id).toBe(lessons[1]?.id);
    await stores.shelf.refresh();
    stores.learn();
    await settled(() => find().phase.name === 'told');
    // The example of the next lesson.
    expect(find().card).toMatchObject({ id: lessons[2]?.id, isShown: true });
  });

  it('practises the weak technique first once the games were read', async () => {
    expect(weakDrillOf(stores.choices.store.getState())).toBeNull();
    const game = { gameId: 'game-lost-1', playedAt: 1, isLost: true };
    const choice = { technique: 'most-open', isKept: false, moveNumber: 1, game } as const;
    stores.choices.store.setState({ games: [game], judged: [game], read: 1, choices: [choice] });
    const shelf = stores.shelf.store.getState();
    if (shelf.sets === null) throw new Error('no sets');
    const weak = weakDrillOf(stores.choices.store.getState());
    expect(weak).toBe('most-open');
    await stores.practiseNear();
    await settled(isAsking);
    expect(find().card?.id).toBe(firstToPractise({ ...shelf, sets: shelf.sets }, 'most-open')?.id);
    expect(shelf.sets.drills.find(({ id }) => id === find().card?.id)?.techniques).toContain('most-open');
  });

  it('goes on with a lesson at its first board that is not solved, and teaches a finished one from the start', async () => {
    const lesson = stores.shelf.store.getState().sets?.techniques[0];
    const [see, tried, chosen] = lesson?.cards ?? [];
    if (lesson === undefined) throw new Error('no lesson');
    await stores.teach(lesson.technique);
    expect(find().card?.id).toBe(see?.id);
    await settled(() => find().phase.name === 'told');
    await stores.find.next();
    await answer(true);
    await stores.teach(lesson.technique);
    expect(find().card).toEqual(chosen);
    await answer(true);
    await stores.teach(lesson.technique);
    expect(find().card?.id).toBe(see?.id);
    expect(tried?.id).not.toBe(chosen?.id);
  });
});
