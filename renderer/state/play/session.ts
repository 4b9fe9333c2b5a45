/** The acts of a player in a game; each act goes to the worker, and accepted entries to the journal. */

import { serviceKey } from '../../services/services.ts';
import { type Assistance, createAssistance } from './assistance.ts';
import { type Autoplay, createAutoplay } from './autoplay.ts';
import { type CurrentGame, createCurrentGame } from './current-game.ts';
import { createDealing } from './dealing.ts';
import { createLevels, type LevelParts } from './levels.ts';
import { markChoices } from './mark-choices.ts';
import { createOpenings, type Openings } from './openings.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { createPicks, type Picks } from './picks.ts';
import { notDone } from './session-state.ts';
import { createFreeze } from './spend-tools.ts';
import { watchForLoss } from './watch-for-loss.ts';

export interface SessionParts extends Omit<LevelParts, 'dealing'> {
  /** Returns whether the player is told when the board becomes lost. */
  readonly warnsWhenLost?: () => boolean;
  readonly marksChoices?: () => boolean;
}

export interface Session extends Pick<CurrentGame, 'store' | 'onPlayed' | 'finish'>, Openings, Picks, Pauses {
  readonly assistance: Assistance;
  readonly autoplay: Autoplay;
  /** Ends the game as it stands, without a score. */
  giveUp(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Holds the countdown, when that tool was earned. */
  freeze(): Promise<void>;
  nextLevel(): Promise<void>;
  /** Deals the plan's own seed instead of the best of several. */
  skipChoice(): void;
}

export function createSession(sessionParts: SessionParts): Session {
  const current = createCurrentGame(sessionParts);
  const dealing = createDealing(current.store, sessionParts.engine);
  const parts: LevelParts = { ...sessionParts, dealing };
  const autoplay = createAutoplay(current, parts.engine, parts.wait);
  const assistance = createAssistance(current, parts.engine);
  const levels = createLevels(current, parts);
  const openings = createOpenings(current, parts);
  const picks = createPicks(current);
  const { warnsWhenLost, marksChoices } = sessionParts;
  if (warnsWhenLost !== undefined) watchForLoss(current, parts.engine, warnsWhenLost);
  if (marksChoices !== undefined) markChoices(current, parts.engine, marksChoices);

  async function step(type: 'undo' | 'redo'): Promise<void> {
    const { stage, isPaused, game } = current.store.getState();
    if (stage.name !== 'playing' || isPaused) return;
    autoplay.stop();
    if (type === 'undo' && game?.view.canUndo === false) {
      current.store.setState(notDone('nothing-to-undo'));
      return;
    }
    const reply = await current.act({ type });
    if (!reply.ok) current.store.setState(notDone(reply.error.code));
  }

  return {
    store: current.store,
    onPlayed: current.onPlayed,
    finish: current.finish,
    assistance: withoutAutoplay(assistance, autoplay),
    autoplay,
    ...createPauses(current, parts.clock, { autoplay, assistance, dealing, levels }),
    ...withAutoplayStopped(openings, autoplay),
    onRefused: picks.onRefused,
    pick: withStop(autoplay, picks.pick),
    giveUp: withStop(autoplay, current.giveUp),
    undo: () => step('undo'),
    redo: () => step('redo'),
    freeze: createFreeze(current),
    nextLevel: levels.advance,
    skipChoice: dealing.skip,
  };
}

/** The same act, after the game has stopped playing itself. */
function withStop<A extends unknown[], R>(autoplay: Autoplay, act: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    autoplay.stop();
    return act(...args);
  };
}

/** A question about the board ends auto-play, which would change it. */
function withoutAutoplay(assistance: Assistance, autoplay: Autoplay): Assistance {
  return {
    hint: withStop(autoplay, assistance.hint),
    verdict: withStop(autoplay, assistance.verdict),
    returnToWinnable: withStop(autoplay, assistance.returnToWinnable),
    reshuffle: withStop(autoplay, assistance.reshuffle),
    study: withStop(autoplay, assistance.study),
    dismiss: assistance.dismiss,
  };
}

function withAutoplayStopped(openings: Openings, autoplay: Autoplay): Openings {
  return {
    start: withStop(autoplay, openings.start),
    startRun: withStop(autoplay, openings.startRun),
    startTemplate: withStop(autoplay, openings.startTemplate),
    startDeal: withStop(autoplay, openings.startDeal),
    startTension: withStop(autoplay, openings.startTension),
    startDealt: withStop(autoplay, openings.startDealt),
    startSame: withStop(autoplay, openings.startSame),
    continueGame: withStop(autoplay, openings.continueGame),
    continueMode: withStop(autoplay, openings.continueMode),
    continueTemplate: withStop(autoplay, openings.continueTemplate),
    continueLevel: withStop(autoplay, openings.continueLevel),
    restart: withStop(autoplay, openings.restart),
  };
}

export const SESSION = serviceKey<Session>('session');
