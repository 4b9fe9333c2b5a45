import { describe, expect, it } from 'vitest';
import type { FindPhase, FindWay } from './find-state.ts';
import { NO_FIND } from './find-state.ts';
import { findKeys, studyKeys } from './puzzle-keys.ts';
import type { StudyPhase, StudyPlay } from './study-play.ts';

const PHASES = [
  'opening',
  'empty',
  'asking',
  'checking',
  'right',
  'wrong',
  'told',
  'trouble',
  'over',
] as const;
const WAYS: readonly FindWay[] = ['practice', 'mistake', 'streak', 'storm'];

describe.each(WAYS)('the keys of %s', (way) => {
  it.each(PHASES)('do something or say why not while the phase is %s', (name) => {
    for (const failed of [0, 1]) {
      const heard: string[] = [];
      const play = {
        next: async () => void heard.push('next'),
        tryAgain: () => void heard.push('try again'),
        tellAnswer: () => void heard.push('answer'),
      };
      // Only the name of a phase is read here.
      const phase = { name } as unknown as FindPhase;
      const run = { runId: '', version: 1, solved: 0, failed, next: null };
      const state = { ...NO_FIND, phase, way, run };
      const keys = findKeys(state, play, (why) => void heard.push(why));
      keys.undo();
      keys.autoplay();
      keys.next();
      expect(heard).toHaveLength(3);
      const isFree = way === 'practice' || way === 'mistake';
      const isRetried = isFree && (name === 'wrong' || name === 'told');
      const isTold = isFree && (name === 'asking' || name === 'wrong');
      const isNext = isFree || name === 'right' || (way === 'streak' && failed > 0);
      expect(heard).toEqual([
        isRetried ? 'try again' : 'nothing-to-undo',
        isTold ? 'answer' : isFree ? 'answered' : 'no-answers',
        isNext ? 'next' : 'no-skip',
      ]);
    }
  });
});

it.each<[StudyPhase['name'], boolean, readonly string[]]>([
  ['playing', true, ['undo', 'hint', 'restart']],
  ['playing', false, ['nothing-to-undo', 'no-hint', 'nothing-taken']],
  ['solved', false, ['over', 'over', 'nothing-taken']],
])('the keys of a study that is %s, where they can do something: %s', (name, isPossible, done) => {
  const heard: string[] = [];
  const act = (what: string) => () => {
    if (isPossible) heard.push(what);
    return isPossible;
  };
  const study = {
    store: { getState: () => ({ phase: { name } }) },
    ...{ undo: act('undo'), hint: act('hint'), restart: act('restart') },
  } as unknown as StudyPlay;
  const keys = studyKeys(study, (why) => void heard.push(why));
  keys.undo();
  keys.hint();
  keys.restart();
  expect(heard).toEqual(done);
});
