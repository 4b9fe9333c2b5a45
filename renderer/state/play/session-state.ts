/** The state of the open game: plain data, read by selectors. */
import type { Move } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { FinishedGame } from '../../../core/contract/schemas.ts';
import { GAME_ERRORS, type GameError, type GameEvent } from '../../../core/game/play/game.ts';
import type { DealProgress } from '../../../core/game/setup/deal-record.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { Told } from '../../../core/sentences/answer-sentences.ts';
import type { GivenHint } from '../../../core/sentences/hint-sentences.ts';
import type { Applied, BoardVerdict, EngineError, Revision } from '../../engine/protocol.ts';
import { followTile, type PlayedStep } from '../follow-tile.ts';
import { IDLE, type Selection } from '../picking/selection.ts';

/** Why a game could not be opened or finished. */
export type SessionTrouble = BridgeErrorCode | EngineError;

export type Stage =
  | { readonly name: 'closed' }
  | { readonly name: 'opening'; readonly from: 'deal' | 'database' }
  | { readonly name: 'open-failed'; readonly trouble: SessionTrouble }
  | { readonly name: 'playing' }
  /** Over, and its last entries or its score are on their way to the database. */
  | { readonly name: 'finishing' }
  | { readonly name: 'finish-failed'; readonly trouble: SessionTrouble }
  | { readonly name: 'finished'; readonly finished: FinishedGame }
  /** Over, and entered nowhere: auto-play took the last pair or most of them. */
  | { readonly name: 'shown' }
  /** Ended by the player before the board was cleared. */
  | { readonly name: 'given-up' };

/** A deal that has taken longer than 300 ms. */
export interface DealingState extends Pick<DealProgress, 'stage' | 'permille'> {
  /** True if the choice among seeds can still be skipped. */
  readonly canSkip: boolean;
}

export interface OpenGame {
  readonly gameId: string;
  readonly setup: GameSetup;
  readonly view: GameView;
  /** Names the position in `view` to the worker. */
  readonly revision: Revision;
  /** The events that led to the board in `view`. */
  readonly events: readonly GameEvent[];
}

/** A line of words under the board. */
export type Message =
  | { readonly type: 'refused'; readonly pair: Move; readonly error: GameError }
  | Told
  | { readonly type: 'search-failed'; readonly error: EngineError }
  /** The command cannot be carried out now. */
  | { readonly type: 'not-done'; readonly error: Exclude<GameError['code'], 'blocked'> };

export type HintState =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly nodes: number | null }
  | ({ readonly state: 'shown' } & GivenHint);

export type VerdictState =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly nodes: number | null }
  | { readonly state: 'known'; readonly verdict: BoardVerdict };

/** The reshuffle that is being looked for. */
export type ReshuffleState =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly nodes: number | null };

export type AutoplayState = 'off' | 'thinking' | 'playing';

export const AUTOPLAY_PACES = { slow: 1_100, normal: 550, fast: 180 } as const;
export type AutoplayPace = keyof typeof AUTOPLAY_PACES;

export interface LastLink {
  readonly comboCount: number;
}

export interface SessionState {
  readonly stage: Stage;
  readonly game: OpenGame | null;
  readonly dealing: DealingState | null;
  readonly selection: Selection;
  readonly message: Message | null;
  readonly lastLink: LastLink | null;
  readonly hint: HintState;
  readonly verdict: VerdictState;
  readonly reshuffle: ReshuffleState;
  /** The position is marked as a choice. */
  readonly isChoice: boolean;
  readonly autoplay: AutoplayState;
  readonly pace: AutoplayPace;
  readonly isPaused: boolean;
}

export const NOTHING_ASKED = {
  message: null,
  hint: { state: 'none' },
  verdict: { state: 'none' },
  reshuffle: { state: 'none' },
  isChoice: false,
} as const satisfies Partial<SessionState>;

export const EMPTY_SESSION: SessionState = {
  stage: { name: 'closed' },
  game: null,
  dealing: null,
  selection: IDLE,
  lastLink: null,
  autoplay: 'off',
  pace: 'normal',
  isPaused: false,
  ...NOTHING_ASKED,
};

/** That something was refused, as far as the player can do something about it. */
export function notDone(code: GameError['code'] | EngineError): Partial<SessionState> {
  const error = GAME_ERRORS.find((each) => each === code);
  return error === undefined ? {} : { message: { type: 'not-done', error } };
}

/** Returns whether the board takes picks and the footer's commands. */
export function canPlay(state: SessionState): boolean {
  return isUnderWay(state) && !state.isPaused;
}

/** Returns whether the game goes on, now or after its pause. */
export function isUnderWay({ game, stage }: SessionState): boolean {
  const status = game?.view.status;
  return stage.name === 'playing' && (status === 'playing' || status === 'dead');
}

/** The state after an entry was applied: what stays the same keeps its identity, so that only changes are drawn. */
export function withPlayed(
  state: SessionState,
  game: OpenGame,
  { view, revision, events, slides }: Pick<Applied, 'view' | 'revision' | 'events' | 'slides'>,
): SessionState {
  const before = game.view;
  const deal = before.level === view.level && before.deal.seed === view.deal.seed ? before.deal : view.deal;
  if (events.length === 0)
    return { ...state, game: { ...game, revision, view: { ...view, deal, cells: before.cells } } };
  return {
    ...state,
    ...NOTHING_ASKED,
    game: { ...game, revision, view: { ...view, deal }, events },
    selection: followSelection(state.selection, { before, after: view, events, slides }),
    lastLink: lastLinkOf(events) ?? (events.some(endsCombo) ? null : state.lastLink),
  };
}

/** A picked tile waits on for its partner wherever it slides. */
function followSelection(selection: Selection, step: PlayedStep): Selection {
  if (selection.state === 'idle') return selection;
  const cell = followTile(step, selection.cell);
  if (cell === selection.cell) return selection;
  return cell === null ? IDLE : { state: 'one', cell };
}

/** Mercy ends a combo, and so does another board. */
function endsCombo({ type }: GameEvent): boolean {
  return type === 'board-changed' || type === 'mercy';
}

function lastLinkOf(events: readonly GameEvent[]): LastLink | null {
  for (const event of events) if (event.type === 'linked') return { comboCount: event.points.comboCount };
  return null;
}
