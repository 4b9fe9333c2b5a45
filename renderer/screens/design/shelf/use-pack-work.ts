/** Dealing and measuring the levels of a pack that is being arranged, by the worker; it can be cancelled. */
import { useEffect, useRef, useState } from 'react';
import { DEALER_VERSION } from '../../../../core/deal/dealer-version.ts';
import { isMeasured, sortedByHardness } from '../../../../core/packs/pack-curve.ts';
import type { Design } from '../../../../core/templates/design.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { ENGINE } from '../../../engine/client.ts';
import type { SearchProgress } from '../../../engine/protocol.ts';
import { useService } from '../../../services/use-service.ts';
import type { Level } from '../../../state/editor/own-levels.ts';
import { newSeed } from '../../../state/new-seed.ts';

export interface PackWork {
  /** The share of it that is done, from 0 to 1; null while nothing is under way. */
  readonly share: number | null;
  /** The reason why the last work did not end as it should; null where it did. */
  readonly trouble: 'cannot-deal' | 'cannot-measure' | 'too-few' | null;
  /** The last work came to its end, and all levels are measured. */
  readonly isDone: boolean;
  /** Deals so many levels on the templates of a pack. */
  deal(levels: readonly Level[], count: number): Promise<void>;
  /** Deals what has no deal, and measures all levels; `isAnew` also those that were measured before. */
  measure(levels: readonly Level[], isAnew: boolean): Promise<void>;
  sort(levels: readonly Level[]): void;
  /** Also forgets the trouble of the work before. */
  cancel(): void;
}

function dealOf({ design, deal }: Level): PackDeal {
  return deal ?? { seed: newSeed(), dealerVersion: DEALER_VERSION, ...design.filling };
}

/** `onLevels` hears of the levels each time that they change. */
export function usePackWork(onLevels: (levels: readonly Level[]) => void): PackWork {
  const engine = useService(ENGINE);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<PackWork['trouble']>(null);
  const [isDone, setDone] = useState(false);
  const wanted = useRef<AbortController | null>(null);
  useEffect(() => () => wanted.current?.abort(), []);

  async function work(run: (signal: AbortSignal) => Promise<PackWork['trouble']>): Promise<void> {
    wanted.current?.abort();
    const mine = new AbortController();
    wanted.current = mine;
    setTrouble(null);
    setDone(false);
    setShare(0);
    const outcome = await run(mine.signal);
    if (wanted.current !== mine) return;
    setShare(null);
    if (mine.signal.aborted) return;
    setTrouble(outcome);
    setDone(outcome === null);
  }

  return {
    share,
    trouble,
    isDone,
    deal: (levels, count) =>
      work(async (signal) => {
        const ids = [...new Map(levels.map((level) => [level.id, level])).values()];
        const templates: readonly Design[] = ids.map(({ design }) => design);
        const request = { templates, levels: count, seed: newSeed() };
        const onProgress = (_: number, { permille = 0 }: SearchProgress) => setShare(permille / 1_000);
        const dealt = await engine.ask({ type: 'deal-pack', request }, { signal, onProgress });
        if (!dealt.ok) return dealt.error === 'cancelled' ? null : 'cannot-deal';
        onLevels(
          dealt.value.levels.flatMap(({ template, deal }) => {
            const level = ids[template];
            return level === undefined ? [] : [{ ...level, deal }];
          }),
        );
        return dealt.value.isWhole ? null : 'too-few';
      }),
    measure: (levels, isAnew) =>
      work(async (signal) => {
        let done = [...levels];
        for (const [place, level] of levels.entries()) {
          setShare(place / levels.length);
          if (!isAnew && isMeasured(level.deal)) continue;
          const { width, height, marks, rules } = level.design;
          const template = { width, height, marks, rules };
          const rated = await engine.ask({ type: 'rate-level', template, deal: dealOf(level) }, { signal });
          if (!rated.ok) return rated.error === 'cancelled' ? null : 'cannot-measure';
          done = done.with(place, { ...level, deal: rated.value });
          onLevels(done);
        }
        return null;
      }),
    sort: (levels) => onLevels(sortedByHardness(levels)),
    cancel: () => {
      wanted.current?.abort();
      setTrouble(null);
      setDone(false);
    },
  };
}
