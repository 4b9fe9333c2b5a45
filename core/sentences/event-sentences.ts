/** The sentences that announce the events of a game to screen readers. */
import type { GameEvent } from '../game/play/game.ts';
import type { GameView } from '../game/view.ts';
import { deadSentences } from './dead-sentences.ts';
import { type Sentence, sentence } from './sentence.ts';

/** The parts of a game that are told beside its pairs; `score` is false where none is counted or shown. */
export interface ToldParts {
  readonly score: boolean;
  readonly combo: boolean;
}

const ALL: ToldParts = { score: true, combo: true };

/** An event, on the board that it led to. */
export function eventSentence(
  event: GameEvent,
  view: Pick<GameView, 'pairsLeft' | 'level'> & { readonly score: Pick<GameView['score'], 'total'> },
  told = ALL,
): Sentence {
  const pairs = { says: 'pairs-now', pairs: { pairs: view.pairsLeft } } as const;
  const scored = { says: 'scored', score: { points: view.score.total } } as const;
  const level = { says: 'level-is', level: view.level } as const;
  switch (event.type) {
    case 'linked': {
      const { comboCount: combo } = event.points;
      const took = { says: 'took', picture: { kind: event.kind }, turns: { turns: event.turns } } as const;
      if (combo > 1 && told.combo) {
        const inARow = { says: 'in-a-row', combo } as const;
        return told.score
          ? sentence('announce.linked-combo', took, inARow, pairs, scored)
          : sentence('record.calm.linked-combo', took, inARow, pairs);
      }
      return told.score
        ? sentence('announce.linked', took, pairs, scored)
        : sentence('record.calm.linked', took, pairs);
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
      if (!told.score)
        return sentence('record.calm.level-won', { says: 'stands', status: 'level-won' }, level);
      return sentence('announce.level-won', { says: 'stands', status: 'level-won' }, level, scored);
    case 'won':
      if (!told.score) return sentence('record.calm.won', { says: 'stands', status: 'won' });
      return sentence('announce.won', { says: 'stands', status: 'won' }, scored);
    case 'shown':
      return sentence('announce.shown', { says: 'stands', status: 'shown' });
    case 'time-up':
      if (!told.score) return sentence('record.calm.time-up', { says: 'stands', status: 'time-up' }, level);
      return sentence('announce.time-up', { says: 'stands', status: 'time-up' }, level, scored);
  }
}
