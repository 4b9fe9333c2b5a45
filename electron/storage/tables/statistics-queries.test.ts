import { beforeEach, describe, expect, it } from 'vitest';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { rectangle, setupOf } from '../../../tests/reliability/games/scripted.ts';
import { type Connection, openInMemory } from '../base/connection.ts';
import { addGame, putProgress } from './games-table.ts';
import { migrate } from './migrate.ts';
import { enterScore } from './scores-table.ts';
import { readSettled } from './settling.ts';
import { readStatistics } from './statistics-queries.ts';
import { keepRevision } from './templates-table.ts';

const SQUARE = rectangle(4, 4);
const WIDE = rectangle(6, 4);

let database: Connection;
let games: number;
beforeEach(() => {
  database = openInMemory();
  migrate(database);
  games = 0;
});

function start(mode: Mode = 'classic', template: TemplateRevision = SQUARE): string {
  const id = `game-number-${games++}`;
  keepRevision(database, template, 0);
  const chain = addGame(database, id, { ...setupOf(1, 'classic', template), mode }, 0);
  putProgress(database, {
    ...{
      gameId: id,
      status: 'playing',
      entries: 0,
      chain,
      level: 1,
      pairsLeft: 8,
      clockMs: 0,
      playedAt: 0,
    },
  });
  return id;
}

function told(now: number) {
  return readSettled(
    database,
    now,
    () => undefined,
    () => readStatistics(database, now),
  );
}

interface Told {
  readonly mode?: Mode;
  readonly template?: TemplateRevision;
  readonly total?: number;
  readonly elapsedMs?: number;
  readonly level?: number;
  readonly assists?: ScoreRow['assists'];
  readonly finishedAt?: number;
}

function finish(told: Told = {}): void {
  const { mode = 'classic', template = SQUARE, total = 100, elapsedMs = 9_000 } = told;
  const finishedAt = told.finishedAt ?? 0;
  const row: ScoreRow = {
    gameId: start(mode, template),
    mode,
    templateHash: template.hash,
    templateName: template.name,
    builtIn: false,
    score: { links: total, turns: 0, combo: 0, time: 0, difficulty: 0, total },
    scoreVersion: 1,
    assists: told.assists ?? [],
    level: told.level ?? 1,
    links: 8,
    elapsedMs,
    finishedAt,
  };
  readSettled(
    database,
    finishedAt,
    () => undefined,
    () => enterScore(database, row),
  );
}

/** Noon of a day by the player's calendar. */
function noon(day: number): number {
  return new Date(2026, 2, day, 12).getTime();
}

describe('games by table', () => {
  it('are counted with the challenge first, and bests are those without help', () => {
    start();
    finish({ total: 100, elapsedMs: 9_000 });
    finish({ total: 900, elapsedMs: 1_000, assists: ['auto-play'] });
    finish({ template: WIDE, total: 50 });
    finish({ mode: 'timed', total: 70, level: 3 });
    finish({ mode: 'timed', template: WIDE, total: 60, level: 4 });
    const named = ({ hash, name }: TemplateRevision) => ({ hash, name, builtIn: false });
    expect(told(noon(1)).tables).toEqual([
      {
        ...{ mode: 'timed', template: null, started: 2, finished: 2, unaided: 2, links: 16 },
        ...{ elapsedMs: 18_000, bestTotal: 70, bestLevel: 4, leastElapsedMs: 9_000 },
      },
      {
        ...{ mode: 'classic', template: named(SQUARE), started: 3, finished: 2, unaided: 1, links: 16 },
        ...{ elapsedMs: 10_000, bestTotal: 100, bestLevel: 1, leastElapsedMs: 9_000 },
      },
      {
        ...{ mode: 'classic', template: named(WIDE), started: 1, finished: 1, unaided: 1, links: 8 },
        ...{ elapsedMs: 9_000, bestTotal: 50, bestLevel: 1, leastElapsedMs: 9_000 },
      },
    ]);
  });

  it('say nothing of a best where all had help', () => {
    finish({ assists: ['hint'] });
    expect(told(noon(1)).tables).toMatchObject([
      { finished: 1, unaided: 0, bestTotal: null, leastElapsedMs: null },
    ]);
  });

  it('are none at first', () => {
    expect(told(noon(1))).toEqual({
      tables: [],
      days: { played: 0, longest: 0, running: 0 },
    });
  });
});

describe('days in a row', () => {
  it.each<[played: readonly number[], today: number, played: number, longest: number, running: number]>([
    [[5], 5, 1, 1, 1],
    [[5], 6, 1, 1, 1],
    [[5], 7, 1, 1, 0],
    [[5, 5, 6, 7], 7, 3, 3, 3],
    [[1, 2, 3, 4, 10, 11], 11, 6, 4, 2],
    [[1, 2, 3, 4, 10, 11], 13, 6, 4, 0],
    [[28, 29, 30, 31, 32], 32, 5, 5, 5],
  ])('played on %j, seen on %d', (days, today, played, longest, running) => {
    for (const day of days) finish({ finishedAt: noon(day) });
    expect(told(noon(today)).days).toEqual({ played, longest, running });
  });

  it('begin and end at the midnight of the player', () => {
    finish({ finishedAt: new Date(2026, 2, 5, 23, 59, 59).getTime() });
    finish({ finishedAt: new Date(2026, 2, 6, 0, 0, 1).getTime() });
    expect(told(noon(6)).days).toEqual({ played: 2, longest: 2, running: 2 });
  });
});
