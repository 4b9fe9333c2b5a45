/** The sentences that announce the events of a game to screen readers. */
import type { GameEvent } from '../game/play/game.ts';
import type { GameView } from '../game/view.ts';
import { deadSentences } from './dead-sentences.ts';
import { type Sentence, sentence } from './sentence.ts';

/** An event, on the board that it led to; without the score where none is counted. */
export function eventSentence(
  event: GameEvent,
  view: Pick<GameView, 'pairsLeft' | 'level' | 'score'>,
  hasScore = true,
): Sentence {
  const pairs = { says: 'pairs-now', pairs: { pairs: view.pairsLeft } } as const;
  const scored = { says: 'scored', score: { points: view.score.total } } as const;
  const level = { says: 'level-is', level: view.level } as const;
  switch (event.type) {
    case 'linked': {
      const { comboCount: combo } = event.points;
      const took = { says: 'took', picture: { kind: event.kind }, turns: { turns: event.turns } } as const;
      if (!hasScore) return sentence('record.calm.linked', took, pairs);
      if (combo <= 1) return sentence('announce.linked', took, pairs, scored);
      return sentence('announce.linked-combo', took, { says: 'in-a-row', combo }, pairs, scored);
    }
    case 'mercy':
      return sentence('announce.mercy', { says: 'took-by-mercy', picture: { kind: event.kind } }, pairs);
    case 'board-changed':
      if (event.why === 'level')
        return sentence('announce.level', { says: 'after', entry: 'level' }, level, pairs);
      return sentence(`announce.${event.why}`, { says: 'after', entry: event.why }, pairs);
    case 'dead':
      return deadSentences(view.pairsLeft).announced;
    case 'level-won':
      return sentence('announce.level-won', { says: 'stands', status: 'level-won' }, level, scored);
    case 'won':
      if (!hasScore) return sentence('record.calm.won', { says: 'stands', status: 'won' });
      return sentence('announce.won', { says: 'stands', status: 'won' }, scored);
    case 'shown':
      return sentence('announce.shown', { says: 'stands', status: 'shown' });
    case 'time-up':
      return sentence('announce.time-up', { says: 'stands', status: 'time-up' }, level, scored);
  }
}
