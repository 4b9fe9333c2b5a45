import { describe, expect, it } from 'vitest';
import { findSharedGame } from '../../../core/codes/share-code.ts';
import { dailyPuzzleOf } from '../../../core/review/puzzles/daily-puzzle.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { formatDate } from '../../i18n/format.ts';
import { readPuzzleSets } from '../../state/puzzles/puzzle-sets.ts';
import { codeOfCard, findShipped } from '../../state/puzzles/shared-puzzle.ts';
import { findResult, runResult, studyResult } from './puzzle-result.ts';

const sets = await readPuzzleSets();
const study = sets.studies[0];
const move = sets.onlyMoves.at(-1);
const dayStudy = dailyPuzzleOf(sets.daily, '2026-11-27');
if (study === undefined || move === undefined || dayStudy === null) throw new Error('no puzzles');
const studyCode = codeOfCard(sets, 'study', study);
const moveCode = codeOfCard(sets, 'only-move', move);
const dealt = { ...move, id: '0123456789abcdef' };
const run = { runId: 'run', solved: 12, failed: 2 };

describe.each(['en', 'zh-CN'] as const)('results of puzzles as text in %s', (language) => {
  const { t } = windowWords(language);
  const turns = [0, 1, 2, 1, 0, 2, 2, 1, 0, 1, 2, 0, 1, 2];
  const told = { card: study, code: studyCode, turns, day: null };
  const code = codeOfCard(sets, 'study', dayStudy);
  const daily = { card: dayStudy, code, turns };
  const texts = [
    studyResult(t, { ...told, isHelped: false, critical: 5 }),
    studyResult(t, { ...told, isHelped: true, critical: 5 }),
    findResult(t, { card: move, code: moveCode, isHelped: false }),
    findResult(t, { card: dealt, code: codeOfCard(sets, 'only-move', dealt), isHelped: true }),
    runResult(t, {
      way: 'streak',
      run: { ...run, solved: 9, failed: 1 },
      shown: { is: 'last', card: move, code: moveCode },
    }),
    runResult(t, { way: 'storm', run, shown: { is: 'hardest', card: move, code: moveCode } }),
    studyResult(t, {
      ...daily,
      day: formatDate('2026-11-27', language, 'day'),
      isHelped: false,
      critical: 5,
    }),
  ];

  it('are as they are written down', async () => {
    const golden = `../../../tests/fixtures/results/puzzles-${language}.txt`;
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(golden);
  });

  it.each([
    [0, 'study', study],
    [1, 'study', study],
    [2, 'only-move', move],
    [4, 'only-move', move],
    [5, 'only-move', move],
    [6, 'study', dayStudy],
  ] as const)('lead to their puzzle: %i', (index, kind, card) => {
    const shared = findSharedGame(texts[index] ?? '');
    if (!shared.ok || shared.value.type !== 'puzzle') throw new Error('no code of a puzzle');
    expect(findShipped(sets, shared.value.puzzle)).toEqual({ kind, card });
  });
});

it('a puzzle that does not come with the game has no code, and its name leads nowhere', () => {
  expect(codeOfCard(sets, 'only-move', dealt)).toBeNull();
  expect(codeOfCard(sets, 'study', move as never)).toBeNull();
  expect(findShipped(sets, { kind: 'study', name: dealt.id })).toBeNull();
});
