import { beforeEach, describe, expect, it } from 'vitest';
import { createPuzzleBridge, settled } from '../../../tests/support/puzzle-bridge.ts';
import { createInProcessEngine } from '../../engine/in-process.ts';
import type { App } from '../app.ts';
import { createNavigation, currentScreen } from '../navigation.ts';
import { PuzzleRoom } from './puzzle-room.ts';

let host: ReturnType<typeof createPuzzleBridge>;
let navigation: ReturnType<typeof createNavigation>;
let room: PuzzleRoom;
beforeEach(async () => {
  host = createPuzzleBridge();
  navigation = createNavigation();
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const startHelper = () => ({ ...engine, stop: () => undefined });
  // The room asks for these alone.
  room = new PuzzleRoom({ bridge: host.bridge, navigation, startHelper } as unknown as App);
  await room.shelf.load();
});

const find = () => room.find.store.getState();
const isAsking = () => find().phase.name === 'asking';

async function answer(isRight: boolean): Promise<void> {
  await settled(() => isAsking() && find().candidates.length > 0);
  const [keep] = find().card?.keep ?? [];
  const wrong = find().candidates.find(({ move }) => move.join() !== keep?.join());
  await room.find.answer(isRight ? (keep ?? [0, 0]) : (wrong?.move ?? [0, 0]));
}

describe('the room of the puzzles', () => {
  it('goes on with a streak that was left, at the puzzle where it stood', async () => {
    await room.streak();
    await answer(true);
    await room.find.next();
    await settled(isAsking);
    const { card, run } = find();
    room.find.leave();
    await room.streak();
    await settled(isAsking);
    expect([find().card?.id, find().run]).toEqual([card?.id, run]);
    expect(currentScreen(navigation.getState())).toBe('find');
  });

  it('begins another streak after a mistake, at once', async () => {
    await room.streak();
    await answer(true);
    await room.find.next();
    await answer(false);
    const before = find().run;
    await room.streak();
    expect(find().run).toMatchObject({ solved: 0, failed: 0 });
    expect(find().run?.runId).not.toBe(before?.runId);
  });

  it('opens the study that was left, where it was left', async () => {
    await room.openStudy(1);
    const [first] = room.study.store.getState().card?.witness ?? [];
    await room.study.pick(first?.[0] ?? 0);
    await room.study.pick(first?.[1] ?? 0);
    const { card, moves, board } = room.study.store.getState();
    expect(moves).toEqual([first]);
    room.study.leave();
    await room.openStudy(1);
    await settled(() => room.study.store.getState().moves.length === 1);
    expect(room.study.store.getState()).toMatchObject({
      card: { id: card?.id },
      board: { cells: board?.cells },
    });
  });

  it('teaches in the order of the lessons, and leaves out those that are solved', async () => {
    const lessons = room.shelf.store.getState().sets?.lessons ?? [];
    room.learn();
    await answer(true);
    expect(find().card?.id).toBe(lessons[0]?.id);
    await room.shelf.refresh();
    room.learn();
    await settled(isAsking);
    expect(find().card?.id).toBe(lessons[1]?.id);
  });
});
