/** Lists that come in pages, fetched whole: for files to save, which hold all of them. */
import { SCORES_PAGE } from '../../../../core/contract/contract.ts';
import type { CountedGame } from '../../../../core/contract/statistics.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import type { Bridge, BridgeResult } from '../../../bridge/bridge.ts';

/** Every finished game that counts, first finished first; or why a page did not come. */
export async function allGames(
  bridge: Bridge,
): Promise<{ readonly ok: true; readonly value: readonly CountedGame[] } | Failed<'statistics.games'>> {
  const games: CountedGame[] = [];
  let answer = await bridge.call('statistics.games', null);
  for (;;) {
    if (!answer.ok) return answer;
    games.push(...answer.value.games);
    const { next } = answer.value;
    if (next === null) return { ok: true, value: games.toReversed() };
    answer = await bridge.call('statistics.games', { after: next });
  }
}

/** The score of every finished game, last finished first; or why a page did not come. */
export async function allScores(
  bridge: Bridge,
): Promise<{ readonly ok: true; readonly value: readonly ScoreRow[] } | Failed<'scores.all'>> {
  const scores: ScoreRow[] = [];
  let answer = await bridge.call('scores.all', null);
  for (;;) {
    if (!answer.ok) return answer;
    scores.push(...answer.value);
    const last = answer.value.at(-1);
    if (last === undefined || answer.value.length < SCORES_PAGE) return { ok: true, value: scores };
    const { finishedAt, gameId } = last;
    answer = await bridge.call('scores.all', { after: { finishedAt, gameId } });
  }
}

type Failed<C extends 'scores.all' | 'statistics.games'> = Extract<BridgeResult<C>, { readonly ok: false }>;
