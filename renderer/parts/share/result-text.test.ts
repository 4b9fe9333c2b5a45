import { describe, expect, it } from 'vitest';
import { findSharedGame } from '../../../core/codes/share-code.ts';
import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import type { DealPlan } from '../../../core/deal/deal-plan.ts';
import type { TraceMark } from '../../../core/game/game-trace.ts';
import type { GameStatus } from '../../../core/game/play/game.ts';
import { startGame } from '../../../core/game/play/play.ts';
import { makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { planOf } from '../../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { type GameView, viewOf } from '../../../core/game/view.ts';
import { setupOf } from '../../../tests/reliability/games/scripted.ts';
import { HEART } from '../../../tests/support/shared-deals.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { challengeOfGame, codeOfGame } from './copy-code.tsx';
import { type GameResult, resultText } from './result-text.ts';

function dealt(plan: DealPlan | null, from: Pick<GameSetup, 'mode' | 'boardId'>): GameSetup {
  const record = plan === null ? null : makeDealRecord({ ...plan, aimPermille: null });
  if (!record?.ok) throw new Error(`no board of ${from.mode}`);
  return makeSetup({ ...from, deal: record.value });
}

const marksOf = (text: string) =>
  [...text].map((glyph): TraceMark => {
    const marks = { '0': 0, '1': 1, '2': 2, '3': 3, m: 'mercy', r: 'reshuffle' } as const;
    return glyph in marks ? marks[glyph as keyof typeof marks] : 'taken-back';
  });

const DATE = '2026-11-22';

interface Told {
  readonly row: { readonly level: number; readonly assists: GameView['assists']; readonly elapsedMs: number };
  readonly status?: GameStatus;
  readonly setup: GameSetup;
  readonly marks: readonly TraceMark[];
  readonly choices: { readonly kept: number; readonly critical: number } | null;
}

function resultOf({ row, status = 'won', setup, marks, choices }: Told): GameResult {
  const end = { ...viewOf(startGame(setup)), ...row, status };
  return { setup, end, marks, order: [], choices: choices && { ...choices, signs: [] } };
}

const TOLD: readonly Told[] = [
  {
    row: { level: 1, assists: [], elapsedMs: 161_900 },
    setup: dealt({ ...HEART, aimPermille: null }, { mode: 'classic' }),
    marks: marksOf('0102101002120010221'),
    choices: { kept: 8, critical: 9 },
  },
  {
    row: { level: 1, assists: ['undo', 'mercy', 'reshuffle'], elapsedMs: 3_723_000 },
    setup: setupOf(1),
    marks: marksOf('012<3mr<<012'),
    choices: null,
  },
  {
    row: { level: 1, assists: [], elapsedMs: 408_000 },
    setup: dealt(dailyPlan(DATE), { mode: 'daily', boardId: DATE }),
    marks: marksOf('0'.repeat(16)),
    choices: { kept: 0, critical: 0 },
  },
  {
    row: { level: 1, assists: ['hint'], elapsedMs: 59_999 },
    setup: dealt(
      planOf({ mode: 'journey', modeVersion: 1, boardId: 'pig' } as GameSetup, 1, SHIPPED_BOARDS),
      { mode: 'journey', boardId: 'pig' },
    ),
    marks: marksOf('012'),
    choices: null,
  },
  {
    row: { level: 7, assists: [], elapsedMs: 301_000 },
    status: 'time-up',
    setup: setupOf(7, 'timed'),
    marks: marksOf('01210'),
    choices: null,
  },
  {
    row: { level: 1, assists: [], elapsedMs: 61_000 },
    status: 'playing',
    setup: setupOf(1),
    marks: marksOf('01'),
    choices: null,
  },
];
const RESULTS = TOLD.map(resultOf);

describe.each(['en', 'zh-CN'] as const)('a result as text in %s', (language) => {
  const { t } = windowWords(language);
  const texts = RESULTS.map((result) => resultText(t, result, codeOfGame(result.setup)));
  // Written down under the version of the day; newer rules change the code of a run.
  const fixed = RESULTS.map(({ setup, ...result }) =>
    resultText(
      t,
      { ...result, setup },
      codeOfGame(setup.runSeed === undefined ? setup : { ...setup, modeVersion: 4 }),
    ),
  );

  it('is as it is written down', async () => {
    const golden = `../../../tests/fixtures/results/${language}.txt`;
    await expect(`${fixed.join('\n\n')}\n`).toMatchFileSnapshot(golden);
  });

  it.each(RESULTS)('tells no time where the clock is hidden: %#', (result) => {
    const text = resultText(t, result, codeOfGame(result.setup), { hasClock: false });
    expect(text.split('\n')[0]).not.toMatch(/\d:\d\d/);
  });

  it.each(RESULTS.map((result, index) => [index, result] as const))(
    'leads to the same board: %i',
    (index, { setup }) => {
      const shared = findSharedGame(texts[index] ?? '');
      if (!shared.ok) throw new Error(shared.error.code);
      if (shared.value.type === 'run')
        expect(shared.value.run).toMatchObject({ mode: setup.mode, runSeed: setup.runSeed });
      else if (shared.value.type !== 'deal') throw new Error(`the code of a ${shared.value.type}`);
      else
        expect(makeDealRecord({ ...shared.value.deal, aimPermille: null })).toMatchObject({
          value: { cells: setup.deal.cells, rules: setup.deal.rules },
        });
    },
  );

  it.each(RESULTS)('challenges others by a code of the same board with its end: %#', (result) => {
    const shared = findSharedGame(resultText(t, result, challengeOfGame(result.setup, result.end)));
    const plain = findSharedGame(codeOfGame(result.setup));
    const { status, elapsedMs, score, taken } = result.end;
    const end = { elapsedMs, score: score.total, pairsTaken: taken.pairs, isCleared: status === 'won' };
    expect(shared).toEqual({
      ok: true,
      value: { type: 'challenge', challenge: { game: plain.ok && plain.value, end } },
    });
  });
});
