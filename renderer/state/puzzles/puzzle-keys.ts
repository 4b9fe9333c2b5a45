/** The effect of each key of the puzzle screens, or the reason why it has none. */
import type { TellKey } from '../shown/key-notices.ts';
import type { FindPlay } from './find-play.ts';
import type { FindState } from './find-state.ts';
import type { StudyPlay } from './study-play.ts';

export function studyKeys(study: StudyPlay, tell: TellKey) {
  const isOpen = () => ['playing', 'checking'].includes(study.store.getState().phase.name);
  return {
    undo: () => study.undo() || tell(isOpen() ? 'nothing-to-undo' : 'over'),
    hint: () => study.hint() || tell(isOpen() ? 'no-hint' : 'over'),
    restart: () => study.restart() || tell('nothing-taken'),
  };
}

export function findKeys(
  { phase: { name }, way, run }: FindState,
  play: Pick<FindPlay, 'next' | 'tryAgain' | 'tellAnswer'>,
  tell: TellKey,
) {
  const isFree = way === 'practice' || way === 'mistake';
  const isEnding = way === 'streak' && (run?.failed ?? 0) > 0;
  const canTell = isFree && (name === 'asking' || name === 'wrong');
  return {
    undo: () => (isFree && (name === 'wrong' || name === 'told') ? play.tryAgain() : tell('nothing-to-undo')),
    autoplay: () => (canTell ? play.tellAnswer() : tell(isFree ? 'answered' : 'no-answers')),
    next: () => (isFree || name === 'right' || isEnding ? void play.next() : tell('no-skip')),
  };
}
