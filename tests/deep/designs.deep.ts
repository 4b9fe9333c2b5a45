/** Ten thousand random templates through the file and the PNG, and the editor's estimate against ten thousand games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealBoard } from '../../core/deal/deal.ts';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { createRandom } from '../../core/random.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeTemplateFile, parseTemplateFile, readTemplateBytes } from '../../core/templates/file/file.ts';
import { withPngText } from '../../core/templates/file/png.ts';
import { writeChunks } from '../../core/templates/file/png-chunks.ts';
import type { Template } from '../../core/templates/template.ts';
import { NO_TALLY, type WinTally, winShareOf } from '../../core/templates/win-share.ts';
import { anyDesign } from '../support/designs.ts';

const ROUND_TRIPS = 10_000;
const TRUTH_GAMES = 10_000;
const TRUTH_SEED = 50_000;
/** The time that the editor gives itself, and the most that it may be off the truth, in a thousand. */
const ESTIMATE_MS = 2_000;
const MOST_OFF_PERMILLE = 50;
const TEN_MINUTES_MS = 600_000;

const PICTURE = writeChunks([{ name: 'IEND', data: new Uint8Array(0) }]);

describe('templates in files', () => {
  it(
    `come back as they were, as text and inside a picture, ${ROUND_TRIPS} random ones`,
    () => {
      fc.assert(
        fc.property(anyDesign, (design) => {
          const file = { pack: null, designs: [design] };
          const text = makeTemplateFile(file);
          expect(parseTemplateFile(text)).toEqual({ ok: true, value: file });
          const png = withPngText(PICTURE, text) ?? new Uint8Array(0);
          expect(readTemplateBytes(png)).toEqual({ ok: true, value: file });
        }),
        { numRuns: ROUND_TRIPS },
      );
    },
    TEN_MINUTES_MS,
  );
});

describe(`what the editor says after two seconds against ${TRUTH_GAMES} games`, () => {
  it.each(BUILTIN_TEMPLATES)(
    'on $name',
    (template) => {
      const said = 1_000 * (winShareOf(estimateOf(template))?.share ?? Number.NaN);
      expect(Math.abs(said - truthOf(template))).toBeLessThanOrEqual(MOST_OFF_PERMILLE);
    },
    TEN_MINUTES_MS,
  );
});

function estimateOf(template: Template): WinTally {
  const { width, height, marks, rules, filling } = template;
  const request = { shape: { width, height, marks }, rules, ...filling, seed: 1 };
  const endMs = performance.now() + ESTIMATE_MS;
  let tally: WinTally = NO_TALLY;
  const keep = (latest: WinTally) => {
    tally = latest;
  };
  for (const _ of playRandomDeals(request, 1_000_000, keep)) if (performance.now() > endMs) break;
  return tally;
}

/** Wins in a thousand, one random game on each of ten thousand deals. */
function truthOf(template: Template): number {
  const { width, height, marks, rules, filling } = template;
  const shape = { width, height, marks };
  const engine = createEngine(shape, rules);
  let won = 0;
  for (let game = 0; game < TRUTH_GAMES; game++) {
    const seed = TRUTH_SEED + game;
    const dealt = dealBoard({ shape, rules, ...filling, seed });
    if (!dealt.ok) throw new Error(`${template.name} was not dealt: ${dealt.error.code}`);
    engine.load(dealt.value.cells);
    if (isWonAtRandom(engine, seed)) won++;
  }
  return Math.round((won / TRUTH_GAMES) * 1000);
}

function isWonAtRandom(engine: ReturnType<typeof createEngine>, seed: number): boolean {
  const random = createRandom(seed);
  for (;;) {
    const moves = engine.moves();
    const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
    if (move === undefined) return engine.tiles === 0;
    engine.apply(...move);
  }
}
