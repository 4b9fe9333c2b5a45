/** Games that play themselves along their witness: the same entries for the same seed. */
import { parseShape } from '../../../core/board/text.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import { boardHashOf, type Game } from '../../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../../core/game/play/play.ts';
import { makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import type { DealRecord, Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { timedPlan } from '../../support/modes.ts';

/** One entry as a window would send it. */
export interface Sent {
  readonly index: number;
  readonly entry: Entry;
  readonly boardHash: string;
}

/** A rectangle of slots, as a revision. */
export function rectangle(width: number, height: number): TemplateRevision {
  const shape = parseShape(Array.from({ length: height }, () => 'o'.repeat(width)).join('\n'));
  if (!shape.ok) throw new Error('a rectangle is a shape');
  const filling = { kinds: Math.min(MAX_KINDS, Math.max(1, Math.floor((width * height) / 4))), copies: 4 };
  return makeRevision({ ...shape.value, name: `${width} × ${height}`, rules: CLASSIC_RULES, filling }, false);
}

/** A deal on a template. */
export function dealOn(template: TemplateRevision, seed: number): DealRecord {
  const { rules, filling } = template;
  const dealt = makeDealRecord({ template, rules, filling, seed, aimPermille: null });
  if (!dealt.ok) throw new Error(`no deal for seed ${seed}: ${dealt.error.code}`);
  return dealt.value;
}

/** Returns the setup of the game of this seed. */
export function setupOf(seed: number, mode: Mode = 'classic', template = rectangle(6, 4)): GameSetup {
  if (mode === 'timed') return timedSetupOf(seed);
  return makeSetup({ mode, deal: dealOn(template, seed) });
}

/** Returns the setup of the timed run of this seed: its first level, dealt plainly. */
function timedSetupOf(seed: number): GameSetup {
  return makeSetup({ mode: 'timed', deal: dealOfLevel(1, seed), runSeed: seed });
}

/** The deal of a level of the timed challenge, from the plan's own seed. */
export function dealOfLevel(level: number, runSeed: number): DealRecord {
  const dealt = makeDealRecord({ ...timedPlan(level, runSeed), aimPermille: null });
  if (!dealt.ok) throw new Error(`no deal of level ${level}: ${dealt.error.code}`);
  return dealt.value;
}

/** A game and what it sends when these entries are played. Throws on an entry that the rules refuse. */
export function play(setup: GameSetup, entries: readonly Entry[]): { game: Game; sent: Sent[] } {
  let game = startGame(setup);
  const sent: Sent[] = [];
  for (const [index, entry] of entries.entries()) {
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(`entry ${index} of the script: ${step.error.code}`);
    game = step.value.game;
    sent.push({ index, entry, boardHash: boardHashOf(game) });
  }
  return { game, sent };
}

/** Every link of the witness, a second apart. */
export function witnessEntries(setup: GameSetup): Entry[] {
  return setup.deal.witness.map(([a, b], place) => ({
    type: 'link',
    a,
    b,
    by: 'player',
    elapsedMs: (place + 1) * 1_000,
  }));
}

/** The witness with an undo and a redo after every third link: longer, and with an undo tree. */
export function wanderingEntries(setup: GameSetup): Entry[] {
  const links = witnessEntries(setup);
  return links.flatMap((link, place): Entry[] => {
    const { elapsedMs } = link;
    const isLast = place === links.length - 1;
    if (place % 3 !== 2 || isLast) return [link];
    return [link, { type: 'undo', elapsedMs }, { type: 'redo', elapsedMs }];
  });
}
