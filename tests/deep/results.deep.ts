/** The glyphs of a result over more random games than its unit test has, see `core/game/game-trace.test.ts`. */
import { expect, it } from 'vitest';
import { traceGame } from '../../core/game/game-trace.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { glyphLines } from '../../core/game/result-glyphs.ts';
import { setupOfMode } from '../support/mode-games.ts';
import { retoldGlyphs } from '../support/retold-game.ts';
import { wanderingGame } from '../support/wandering-game.ts';

const GAMES = 120;
const TRIES = 1_500;
const TEN_MINUTES_MS = 600_000;

it.each(MODE_IDS)(
  'of %s are those of the journal told again by the plain rules',
  (mode) => {
    for (let number = 0; number < GAMES; number++) {
      const { setup, rows } = wanderingGame(setupOfMode(mode, number), 1_000 + number, TRIES);
      const trace = traceGame(setup, rows);
      if (!trace.ok) throw new Error(trace.error.error.code);
      const entries = rows.map(({ entry }) => entry);
      expect(glyphLines(trace.value.marks).join('')).toBe(retoldGlyphs(setup, entries));
    }
  },
  TEN_MINUTES_MS,
);
