/**
 * Each answer that is shown about a board is true of the board on screen, however picks, questions and answers interleave
 * between window and worker. A scheduler of fast-check delivers the messages, in order each way, in any interleaving.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../core/board/board.ts';
import { makeBoard } from '../../core/board/text.ts';
import { startGame } from '../../core/game/play/play.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { findLink } from '../../core/rules/link.ts';
import type { Gravity } from '../../core/rules/rules.ts';
import { canBeCleared } from '../../tests/deep/exhaustive.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { playAll } from '../../tests/support/drawn-game.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { createFakeHost } from '../../tests/support/fake-host.ts';
import { createBridge } from '../bridge/bridge.ts';
import { createEngineClient, type WorkerPort } from '../engine/client.ts';
import { createEngineHost } from '../engine/host.ts';
import type { FromWorker, ToWorker } from '../engine/protocol.ts';
import { createClock } from './play/clock.ts';
import { createJournal } from './play/journal.ts';
import { createSession } from './play/session.ts';
import type { SessionState } from './play/session-state.ts';

/** Waits for its turn to go on. */
type Turn = (kind: 'to-worker' | 'to-window' | 'pause') => Promise<unknown>;

/** The engine behind a line on which each message waits for a turn; each direction keeps its order. */
function createSlowEngine(turn: Turn) {
  const toWorker: ToWorker[] = [];
  const toWindow: FromWorker[] = [];
  let nowMs = 0;
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      toWorker.push(structuredClone(message));
      void turn('to-worker').then(() => {
        const next = toWorker.shift();
        if (next !== undefined) void host.receive(next);
      });
    },
  };
  const host = createEngineHost(
    (message) => {
      toWindow.push(structuredClone(message));
      void turn('to-window').then(() => {
        const data = toWindow.shift();
        if (data !== undefined) port.onmessage?.(new MessageEvent('message', { data }));
      });
    },
    // Each step of a search fills a slice, so that messages come in between.
    { now: () => (nowMs += 11), yieldToMessages: async () => void (await turn('pause')) },
  );
  return createEngineClient(port, (message) => {
    throw new Error(message);
  });
}

function boardOnScreen({ game }: SessionState): Board | null {
  if (game === null) return null;
  const { width, height, marks } = game.view.deal.template;
  return { width, height, marks, cells: game.view.cells };
}

/**
 * Returns the false claim that a state makes about the board, by exhaustive search; null when it makes none.
 */
function falsehoodOf(state: SessionState): string | null {
  const board = boardOnScreen(state);
  if (board === null || state.game === null) return null;
  const { rules } = state.game.view.deal;
  const told = [
    state.verdict.state === 'known' ? state.verdict.verdict : null,
    state.message?.type === 'not-reshuffled' ? state.message.why : state.message?.type,
  ];
  const isWinnable = canBeCleared(board, rules);
  const wrong = isWinnable ? LOST_WORDS : WINNABLE_WORDS;
  const lie = told.find((one) => wrong.includes(String(one)));
  if (lie !== undefined) return `“${lie}” is shown for\n${makeBoard(board)}`;
  const { hint } = state;
  if (hint.state !== 'shown') return null;
  if (findLink(board, rules, ...hint.pair) === null)
    return `a hint that does not link on\n${makeBoard(board)}`;
  const isKept = hint.reason === null || canBeCleared(applyMove(board, rules, hint.pair), rules);
  return isKept ? null : `a hint called proved that loses\n${makeBoard(board)}`;
}

const LOST_WORDS = ['lost', 'impossible'];
const WINNABLE_WORDS = ['winnable', 'returned', 'still-winnable', 'reshuffled'];

async function openSession(setup: ReturnType<typeof setupOf>, turn: Turn) {
  const host = createFakeHost();
  const bridge = createBridge(host.raw);
  const clock = createClock(() => 0);
  const journal = createJournal(bridge);
  let isSlow = false;
  const engine = createSlowEngine((kind) => (isSlow ? turn(kind) : Promise.resolve()));
  const wait = () => (isSlow ? turn('pause').then(() => {}) : Promise.resolve());
  const session = createSession({
    bridge,
    engine,
    clock,
    journal,
    newSeed: () => 7,
    now: () => Date.UTC(2026, 10, 22, 12),
    wait,
  });
  const started = await bridge.call('games.start', { setup });
  if (!started.ok) throw new Error(started.error.code);
  await session.continueGame(started.value.gameId);
  isSlow = true;
  const falsehoods: string[] = [];
  session.store.subscribe((state) => {
    const lie = falsehoodOf(state);
    if (lie !== null) falsehoods.push(lie);
  });
  const entries = () => host.games.get(started.value.gameId)?.rows.map(({ entry }) => entry) ?? [];
  return { session, falsehoods, entries, state: () => session.store.getState() };
}

type Opened = Awaited<ReturnType<typeof openSession>>;

const COMMANDS = {
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  hint: ({ session }) => session.assistance.hint(),
  verdict: ({ session }) => session.assistance.verdict(),
  return: ({ session }) => session.assistance.returnToWinnable(),
  reshuffle: ({ session }) => session.assistance.reshuffle(),
  autoplay: ({ session }) => session.autoplay.start(),
  dismiss: ({ session }) => void session.assistance.dismiss(),
  pause: ({ session }) => session.pause(),
  resume: ({ session }) => session.resume(),
} as const satisfies Readonly<Record<string, (on: Opened) => unknown>>;

type Act = keyof typeof COMMANDS | { readonly pair: number };

/** Picks one of the pairs of equal tiles on screen, whether they link or not. */
function pickPair({ session, state }: Opened, number: number): void {
  const cells = boardOnScreen(state())?.cells ?? [];
  const pairs = cells.flatMap((kind, a) =>
    kind <= 0 ? [] : cells.flatMap((other, b) => (b > a && other === kind ? [[a, b] as const] : [])),
  );
  const pair = pairs[number % Math.max(1, pairs.length)];
  if (pair === undefined) return;
  const { selection } = state();
  if (selection.state === 'one') void session.pick(selection.cell);
  for (const cell of pair) void session.pick(cell);
}

function perform(on: Opened, act: Act): void {
  if (typeof act === 'object') pickPair(on, act.pair);
  else void COMMANDS[act](on);
}

/** Returns the faults of entries that follow from an answer: each must lead to a board that can be won. */
function misplaced(setup: ReturnType<typeof setupOf>, entries: ReturnType<Opened['entries']>): string[] {
  return entries.flatMap((entry, index) => {
    const isAnswered =
      entry.type === 'return' || entry.type === 'reshuffle' || (entry.type === 'link' && entry.by === 'auto');
    if (!isAnswered) return [];
    const { deal, cells } = playAll(startGame(setup), entries.slice(0, index + 1)).current;
    const { width, height, marks } = deal.template;
    return canBeCleared({ width, height, marks, cells }, deal.rules)
      ? []
      : [`entry ${index}, ${entry.type}, leads to a lost board`];
  });
}

const GRAVITIES_PLAYED: readonly Gravity[] = ['none', 'down', 'left', 'join-vertical'];

/** Boards of four or five pairs that can be won; many of them can be lost. */
const anySetup = fc
  .record({
    kinds: fc.constantFrom(
      [1, 1, 2, 2, 3, 3, 4, 4],
      [1, 1, 1, 1, 2, 2, 3, 3],
      [1, 1, 2, 2, 2, 2, 3, 3, 4, 4],
    ),
    order: fc.array(fc.nat(1_000), { minLength: 10, maxLength: 10 }),
    gravity: fc.constantFrom(...GRAVITIES_PLAYED),
    maxTurns: fc.constantFrom(1 as const, 2 as const),
    border: fc.constantFrom('open' as const, 'closed' as const),
  })
  .map(({ kinds, order, gravity, maxTurns, border }) => {
    const laid = kinds.map((kind, at) => ({ kind, key: order[at] ?? 0 })).sort((a, b) => a.key - b.key);
    const rows = Array.from({ length: 5 }, (_, row) =>
      [laid[2 * row]?.kind ?? '.', laid[2 * row + 1]?.kind ?? '.', '.', '.'].join(' '),
    );
    return { text: rows.join('\n'), rules: { maxTurns, border, gravity } };
  })
  .filter(({ text, rules }) => canBeCleared(drawnBoard(text), rules));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(20).map((pair) => ({ pair })) },
  { weight: 6, arbitrary: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])) },
);

/** For a busy machine. */
const LONG_MS = 120_000;

describe('what is shown about a board', () => {
  it(
    'is never refuted by exhaustive search, and no answer acts on another position',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          anySetup,
          fc.array(anyAct, { minLength: 2, maxLength: 14 }),
          async (scheduler, { text, rules }, acts) => {
            const setup = setupOf(text, { rules });
            const on = await openSession(setup, () => scheduler.schedule(Promise.resolve()));
            scheduler.scheduleSequence(acts.map((act) => async () => perform(on, act)));
            await scheduler.waitIdle();
            expect(on.falsehoods).toEqual([]);
            expect(misplaced(setup, on.entries())).toEqual([]);
          },
        ),
        { numRuns: 200 },
      );
    },
    LONG_MS,
  );
});

/** Lets messages through by hand, in the order in which they were sent. */
function createGate() {
  const waiting: { readonly kind: Parameters<Turn>[0]; readonly open: () => void }[] = [];
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  /** Lets everything through, or all that comes before the answer number `answer` to the window. */
  async function letThrough(answer = Number.POSITIVE_INFINITY): Promise<void> {
    let answers = 0;
    for (;;) {
      await settle();
      const next = waiting[0];
      if (next === undefined) return;
      if (next.kind === 'to-window' && ++answers === answer) return;
      waiting.shift();
      next.open();
    }
  }
  const turn: Turn = (kind) => new Promise<void>((open) => waiting.push({ kind, open }));
  return { turn, letThrough };
}

const FALLING_SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });

/** The first 1s and the first 2s of `2 3 / 2 1 / 4 1 / 3 4`; once the 1s are gone, the board is lost. */
const ONES = [5, 9] as const;
const TWOS = [0, 4] as const;

/** When the 1s go, the 2s fall to where they were. */
const THREE_ROWS = `
2 2 . .
1 1 . .
3 3 . .
. . . .`;

describe('a link made while an answer is under way', () => {
  let on: Opened;
  let gate: ReturnType<typeof createGate>;
  beforeEach(async () => {
    gate = createGate();
    on = await openSession(FALLING_SETUP, gate.turn);
  });
  afterEach(() => expect(on.falsehoods).toEqual([]));

  const link = (pair: readonly number[]) => {
    for (const cell of pair) void on.session.pick(cell);
  };
  const shown = () => {
    const { verdict, message, hint, reshuffle, autoplay } = on.state();
    return { verdict: verdict.state, message, hint: hint.state, reshuffle: reshuffle.state, autoplay };
  };
  const NOTHING = { verdict: 'none', message: null, hint: 'none', reshuffle: 'none', autoplay: 'off' };
  const played = () => on.entries().filter(({ type }) => type !== 'assist');

  describe.each([
    ['return', 1],
    ['reshuffle', 1],
    ['autoplay', 1],
    ['verdict', 2],
    ['hint', 2],
  ] as const)('%s', (command, answer) => {
    it('says and does nothing when the link comes before the search', async () => {
      void COMMANDS[command](on);
      link(ONES);
      await gate.letThrough();
      expect(shown()).toEqual(NOTHING);
      expect(played()).toMatchObject([{ type: 'link', a: 5, b: 9 }]);
    });

    it('says and does nothing when a winnable board is lost while its answer is on the way', async () => {
      void COMMANDS[command](on);
      await gate.letThrough(answer);
      link(ONES);
      await gate.letThrough();
      expect(shown()).toEqual(NOTHING);
      expect(played()).toMatchObject([{ type: 'link', a: 5, b: 9 }]);
    });

    it('says and does nothing about a lost board when its answer finds another', async () => {
      link(ONES);
      await gate.letThrough();
      void COMMANDS[command](on);
      await gate.letThrough(answer);
      link(TWOS);
      await gate.letThrough();
      expect(shown()).toEqual(NOTHING);
      expect(played()).toMatchObject([
        { type: 'link', a: 5, b: 9 },
        { type: 'link', a: 0, b: 4 },
      ]);
    });
  });

  it('mercy, asked for before the board was laid anew, is not granted', async () => {
    link(ONES);
    link(TWOS);
    await gate.letThrough();
    expect(on.state().game?.view.status).toBe('dead');
    void on.session.undo();
    link([8, 13]);
    await gate.letThrough();
    expect(played().map(({ type }) => type)).toEqual(['link', 'link', 'undo']);
  });

  it('never takes other tiles that an undo put where a pair was picked', async () => {
    on = await openSession(setupOf(THREE_ROWS, { rules: FALLING }), gate.turn);
    link([4, 5]);
    await gate.letThrough();
    // The 2s have fallen to where the 1s were; undo is on its way when they are picked, and brings the 1s back.
    void on.session.undo();
    link([4, 5]);
    await gate.letThrough();
    expect(played().map(({ type }) => type)).toEqual(['link', 'undo']);
  });
});
