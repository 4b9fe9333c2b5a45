/**
 * Every achievement in every mode: games that programs play earn it where its words say that it can be earned, and nowhere else,
 * however well and however often they play.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { ACHIEVEMENT_IDS, type AchievementId } from '../../../core/game/achievement-ids.ts';
import { achievedBy, isEarnable } from '../../../core/game/achievements.ts';
import { factsOf } from '../../../core/game/facts.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { Game } from '../../../core/game/play/game.ts';
import { scoreRowOf } from '../../../core/game/score-row.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import { hardClassicSetup, setupOfMode } from '../../../tests/support/mode-games.ts';
import { type Skill, skilledGame } from '../../../tests/support/skilled-game.ts';
import { readWords } from '../../../tests/support/words-folder.ts';
import type { Connection } from '../base/connection.ts';
import { readCareer } from './career.ts';
import { addGame, putProgress } from './games-table.ts';
import { enterScore } from './scores-table.ts';
import { readSettled } from './settling.ts';
import { keepRevision } from './templates-table.ts';

/** After the last date of the games. */
const NOW = Date.UTC(2027, 5, 1);
/** A pace that people reach; what earlier rules gave time for is tried at one that they do not. */
const PACE_MS = 900;
const SUPERHUMAN_MS = 250;
const SKILLS: readonly Skill[] = (['proof', 'dead-end', 'straight', 'winding'] as const).map((follows) => ({
  ...{ paceMs: PACE_MS, levels: 12 },
  follows,
}));
/** Boards of each mode that are played, from the last numbers on; a run has many. */
const BOARDS: Readonly<Partial<Record<Mode, number>>> = { daily: 28, journey: 20, timed: 2 };
const BOARDS_OF_TEMPLATES = 14;
const MOST_GAMES = 400;

/** The modes in which words say that an achievement can be earned, as a reader takes them. */
function modesIn(how: string, says: { level: RegExp; clear: RegExp; shapes: RegExp }): readonly Mode[] {
  if (says.level.test(how)) return MODE_IDS.filter((mode) => MODES[mode].boards === 'levels');
  if (says.shapes.test(how)) return MODE_IDS.filter((mode) => MODES[mode].basis === 'template');
  // A level is none, nor is a board without score: the words below the list say so.
  return MODE_IDS.filter((mode) => !says.clear.test(how) || MODES[mode].career === 'boards');
}

const ENGLISH = { level: /timed challenge/, clear: /^Clear /, shapes: /built-in shapes/ };
const CHINESE = { level: /限时挑战/, clear: /消完/, shapes: /自带图形/ };
const howOf = (language: string, id: AchievementId): string => {
  const { achievement } = readWords(language).record as unknown as {
    achievement: Record<AchievementId, { how: string }>;
  };
  return achievement[id].how;
};

/** Boards to play: other ones in turn, and among the classic ones one that random play mostly loses. */
function setupsOf(mode: Mode): readonly GameSetup[] {
  const boards = BOARDS[mode] ?? BOARDS_OF_TEMPLATES;
  const last = mode === 'journey' ? 66 : boards - 1;
  const setups = Array.from({ length: boards }, (_, place) => setupOfMode(mode, last - place));
  return mode === 'classic' ? [hardClassicSetup(), ...setups] : setups;
}

function finish(database: Connection, game: Game, number: number): void {
  const [gameId, now] = [`game-${String(number).padStart(6, '0')}`, NOW + number];
  const row = scoreRowOf(gameId, game, now);
  keepRevision(database, game.setup.deal.template, now);
  addGame(database, gameId, game.setup, now);
  const { level, elapsedMs: clockMs } = row;
  putProgress(database, {
    ...{ gameId, status: 'finished', entries: 0, chain: '', level, pairsLeft: 0, clockMs, playedAt: now },
  });
  readSettled(
    database,
    now,
    () => undefined,
    () => enterScore(database, row, 'verified'),
  );
}

interface Earned {
  readonly atPace: ReadonlySet<AchievementId>;
  /** With a last game at a pace that no one has. */
  readonly ever: ReadonlySet<AchievementId>;
}

/**
 * Plays games of a mode one after the other until no achievement is wanted any more, and returns what they
 * earned.
 */
function earnedIn(mode: Mode, wanted: readonly AchievementId[]): Earned {
  const { database } = newMemoryStorage();
  const setups = setupsOf(mode);
  const games = setups.flatMap((setup) => SKILLS.map((skill) => skilledGame(setup, skill)));
  const earnedBy = (game: Game, number: number) => {
    finish(database, game, number);
    return achievedBy(
      factsOf(game),
      readSettled(
        database,
        NOW + number,
        () => undefined,
        () => readCareer(database),
      ),
    );
  };
  const atPace = new Set<AchievementId>();
  for (let number = 0; number < MOST_GAMES; number++) {
    for (const id of earnedBy(games[number % games.length] as Game, number)) atPace.add(id); // there are some
    if (number >= games.length && wanted.every((id) => atPace.has(id))) break;
  }
  const last = skilledGame(setups[0] as GameSetup, { ...(SKILLS[0] as Skill), paceMs: SUPERHUMAN_MS });
  return { atPace, ever: new Set([...atPace, ...earnedBy(last, MOST_GAMES)]) };
}

describe.each(MODE_IDS)('games of %s', (mode) => {
  let earned: Earned;
  const saysSo = (id: AchievementId) => modesIn(howOf('en', id), ENGLISH).includes(mode);
  beforeAll(() => {
    earned = earnedIn(
      mode,
      ACHIEVEMENT_IDS.filter((id) => isEarnable(id) && saysSo(id)),
    );
  }, 60_000);

  it.each(ACHIEVEMENT_IDS)('earn %s where its words say that they can, and only there', (id) => {
    expect(modesIn(howOf('zh-CN', id), CHINESE).includes(mode)).toBe(saysSo(id));
    expect((isEarnable(id) ? earned.atPace : earned.ever).has(id)).toBe(saysSo(id));
  });
});

it('below the list it is said what no achievement counts', () => {
  expect(readWords('en').record?.counting).toContain(
    'levels of the timed challenge and boards of the Calm large game do not count',
  );
  expect(readWords('zh-CN').record?.counting).toContain('限时挑战里过一关不算');
});
