/** The sentences about a game's state: its clock, its level, its tools, and the help that was taken. */
import type { Assist } from '../game/modes/assist.ts';
import { countdownLeftMs } from '../game/modes/countdown.ts';
import type { Tool } from '../game/modes/earned-tools.ts';
import type { LevelFigures } from '../game/run-figures.ts';
import type { GameSetup } from '../game/setup/entry.ts';
import { rulesOf } from '../game/setup/mode-rules.ts';
import type { GameView } from '../game/view.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

/** The time that a game took. */
export function timeTakenSentence(elapsedMs: number): Sentence {
  return sentence('end.time-taken', { says: 'clock-at', time: { ms: elapsedMs } });
}

/** The level that a run came to. */
export function reachedSentence(level: number): Sentence {
  return sentence('end.reached', { says: 'level-is', level });
}

/** Of the level that was cleared. */
export function levelTookSentence({ pairs, elapsedMs }: Pick<LevelFigures, 'pairs' | 'elapsedMs'>): Sentence {
  return sentence('level.took', { says: 'level-took', count: pairs, time: { ms: elapsedMs } });
}

/** The time that a countdown has left, and the time that it gets, in milliseconds. */
interface LevelTime {
  readonly leftMs: number;
  readonly gainMs: number;
}

/** The time that is left when a level is cleared, and what that gives back, in milliseconds; null without a countdown. */
export function levelTimeOf(
  setup: GameSetup,
  view: Pick<GameView, 'countdown' | 'elapsedMs' | 'level'>,
): LevelTime | null {
  const { countdown } = rulesOf(setup);
  if (countdown === null || view.countdown === null) return null;
  const leftMs = countdownLeftMs(view.countdown, view.elapsedMs);
  const gainMs = Math.min(countdown.levelBonusMs(view.level, leftMs), Math.max(0, countdown.mostMs - leftMs));
  return { leftMs, gainMs };
}

const SECOND_MS = 1_000;

/** The seconds that a countdown shows, rounded up: none are shown only when no time is left. */
export function shownSeconds(leftMs: number): number {
  return Math.ceil(leftMs / SECOND_MS);
}

/** By how much the countdown shows more when the next level is laid. */
export function levelGainSentence({ leftMs, gainMs }: LevelTime): Sentence {
  const seconds = shownSeconds(leftMs + gainMs) - shownSeconds(leftMs);
  return sentence('level.gain', { says: 'level-pays', seconds });
}

/** Below this a countdown is low. */
export const LOW_MS = 20_000;

/** Of a countdown that is held or low; null of another one. `hasFigure`: the text says how low. */
export function countdownSentence(leftMs: number, isFrozen: boolean, hasFigure: boolean): Sentence | null {
  if (isFrozen) return sentence('play.frozen', { says: 'held' });
  if (leftMs >= LOW_MS) return null;
  return sentence(hasFigure ? 'play.time-low' : 'record.playing.time-low', {
    says: 'seconds-below',
    count: LOW_MS / SECOND_MS,
  });
}

/** The text names the tool too. */
export function toolsLeftSentence(tool: Tool, left: number): Sentence {
  return sentence('record.tools.left', { says: 'tools-left', tool, left });
}

/** The text lists the help too. */
export function assistsSentence(assists: readonly Assist[]): Sentence {
  return sentence('end.assists', { says: 'helped', assists });
}

export function helpSentence(isHelped: boolean): Sentence {
  return isHelped
    ? sentence('record.result.assisted', { says: 'some-help' })
    : sentence('record.result.unaided', { says: 'no-help' });
}

/** Of the board of a day that was cleared. */
export function clearedDaySentence(isHelped: boolean): Sentence {
  const won = { says: 'stands', status: 'won' } as const;
  return isHelped
    ? sentence('record.daily.assisted', won, { says: 'some-help' })
    : sentence('record.daily.cleared', won, { says: 'no-help' });
}

/** Of a small board of a day that was cleared. */
export function clearedLittleSentence(): Sentence {
  return sentence('record.daily.done', { says: 'stands', status: 'won' });
}

/** On the card at the end. */
export function interruptedEndSentence(): Sentence {
  return sentence('record.ending.interrupted', { says: 'interrupted' });
}

/** While a run is paused that was interrupted, once or more often. */
export function interruptedRunSentence(times: number): Sentence {
  if (times === 1) return sentence('record.pause.interrupted', { says: 'interrupted-once' });
  return sentence('record.pause.interrupted-again', { says: 'interrupted-again' }, { says: 'some-help' });
}

/** In the list of games. */
export function listedNoteSentences(isAssisted: boolean, isInterrupted: boolean): readonly Sentence[] {
  return [
    ...(isAssisted ? [sentence('review.games.assisted', { says: 'some-help' })] : []),
    ...(isInterrupted ? [sentence('review.games.interrupted', { says: 'interrupted' })] : []),
  ];
}

/** Of a game that auto-play finished: who took its pairs. A run whose time was up leaves tiles, so that nobody took them all. */
export function shownSentence({ taken, pairsLeft }: Pick<GameView, 'taken' | 'pairsLeft'>): Sentence {
  const stands = { says: 'stands', status: 'shown' } as const;
  const { pairs, byAuto } = taken;
  if (pairsLeft === 0 && byAuto === pairs)
    return sentence('record.ending.shown-all', stands, { says: 'all-by-auto', count: pairs });
  const shared = { says: 'shared-with-auto', count: pairs - byAuto, auto: byAuto } as const;
  return sentence('record.ending.shown-some', stands, { says: 'by-auto' }, shared);
}

/** The end of a game that was replayed, on the command line. The text names its status too. */
export function replayedEndSentence(end: {
  readonly level: number;
  readonly links: number;
  readonly score: number;
}): LineSentence {
  return sentence(
    'cli.replay.end',
    { says: 'level-is', level: end.level },
    { says: 'linked', links: { links: end.links } },
    { says: 'scored', score: { points: end.score } },
  );
}
