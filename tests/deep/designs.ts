/**
 * Ten thousand random templates through the file and the PNG, and the editor's estimate against ten thousand games.
 * Run: node --experimental-strip-types tests/deep/designs.ts
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dealBoard } from '../../core/deal/deal.ts';
import { NO_TALLY, playRandomDeals, type WinTally, winShareOf } from '../../core/deal/estimate.ts';
import { createRandom } from '../../core/deal/random.ts';
import { createEngine } from '../../core/rules/engine.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeTemplateFile, parseTemplateFile, readTemplateBytes } from '../../core/templates/file.ts';
import { withPngText } from '../../core/templates/png.ts';
import { writeChunks } from '../../core/templates/png-chunks.ts';
import type { Template } from '../../core/templates/template.ts';
import { anyDesign } from '../support/designs.ts';

const TRUTH_GAMES = 10_000;
const TRUTH_SEED = 50_000;

const PICTURE = writeChunks([{ name: 'IEND', data: new Uint8Array(0) }]);

function roundTrips(): void {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const file = { pack: null, designs: [design] };
      const text = makeTemplateFile(file);
      assert.deepEqual(parseTemplateFile(text), { ok: true, value: file });
      const png = withPngText(PICTURE, text);
      assert.ok(png !== null);
      assert.deepEqual(readTemplateBytes(png), { ok: true, value: file });
    }),
    { numRuns: 10_000 },
  );
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
    assert.ok(dealt.ok);
    engine.load(dealt.value.cells);
    const random = createRandom(seed);
    for (;;) {
      const moves = engine.moves();
      const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
      if (move === undefined) break;
      engine.apply(...move);
    }
    if (engine.tiles === 0) won++;
  }
  return Math.round((won / TRUTH_GAMES) * 1000);
}

function estimates(): void {
  for (const template of BUILTIN_TEMPLATES) {
    const { name, width, height, marks, rules, filling } = template;
    const request = { shape: { width, height, marks }, rules, ...filling, seed: 1 };
    const startedMs = performance.now();
    let tally: WinTally = NO_TALLY;
    const keep = (latest: WinTally) => {
      tally = latest;
    };
    for (const _ of playRandomDeals(request, 1_000_000, keep))
      if (performance.now() - startedMs > 2_000) break;
    const share = winShareOf(tally);
    const truth = truthOf(template);
    console.log(name, JSON.stringify(share), 'truth', truth);
    assert.ok(Math.abs((share?.winPermille ?? -1_000) - truth) <= 50, name);
  }
}

roundTrips();
estimates();
