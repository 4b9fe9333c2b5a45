/** The levels of the player's packs: own templates, mostly with a deal of them. */
import type { StoredDesign } from '../../../core/contract/designs.ts';
import { type EntryLists, entriesOf, entryKey } from '../../../core/contract/pack-entries.ts';
import { starSecondsOf } from '../../../core/packs/star-seconds.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { PackDeal } from '../../../core/templates/pack-deal.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { idOfLevel, knownDealer, type OrderedLevel, type PackOrder } from '../play/pack-order.ts';

/** A level of a pack: a template as it was saved, and mostly a deal of it. */
export interface Level {
  /** The id of the template. */
  readonly id: string;
  readonly design: Design;
  /** Null where any deal will do. */
  readonly deal: PackDeal | null;
}

/** The key that tells a level from the others of its pack. */
export function levelKey({ id, deal }: Level): string {
  return entryKey({ designId: id, deal });
}

/** A level as it is played. */
export function orderedLevel({ design, deal }: Level): OrderedLevel {
  const dealerVersion = deal === null ? null : knownDealer(deal.dealerVersion);
  if (deal === null || dealerVersion === null)
    return { template: makeRevision(design, false), deal: null, starSeconds: null };
  const filling = { kinds: deal.kinds, copies: deal.copies };
  return {
    template: makeRevision({ ...design, filling }, false),
    deal: { seed: deal.seed, dealerVersion },
    starSeconds: deal.starSeconds ?? starSecondsOf(design),
  };
}

/** Returns the levels that a pack can hold: every template that was saved. */
export function levelsOf(designs: readonly StoredDesign[]): Level[] {
  return designs.flatMap(({ id, saved }) => (saved === null ? [] : [{ id, design: saved, deal: null }]));
}

/** The levels of a pack, of those that there are, in their order. */
export function levelsIn(pack: EntryLists, levels: readonly Level[]): Level[] {
  const known = new Map(levels.map((level) => [level.id, level]));
  return entriesOf(pack).flatMap(({ designId, deal }) => {
    const level = known.get(designId);
    return level === undefined ? [] : [{ ...level, deal }];
  });
}

/** The pack of a level, by the id that games on it bear; of several the one changed last, null where there is none. */
export async function packOfLevel(bridge: Bridge, levelId: string): Promise<PackOrder | null> {
  const [packs, designs] = await Promise.all([
    bridge.call('packs.list', null),
    bridge.call('designs.list', null),
  ]);
  if (!packs.ok || !designs.ok) return null;
  const levels = levelsOf(designs.value);
  for (const pack of packs.value) {
    const order = { name: pack.name, levels: levelsIn(pack, levels).map(orderedLevel) };
    if (order.levels.some((level) => idOfLevel(level) === levelId)) return order;
  }
  return null;
}
