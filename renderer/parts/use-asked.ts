import { useTranslation } from 'react-i18next';
import type { Totals } from '../../core/game/achievements.ts';
import { owing, type Price } from '../../core/game/rewards.ts';
import { useReply } from './use-reply.ts';

const NOTHING: Totals = { boards: 0, shapes: 0, links: 0, level: 0 };

/** A reward in a list: locked until it is earned, with the line that says what earns it. */
interface Asked {
  readonly isLocked: boolean;
  readonly note: string;
}

/** Returns a function that says what a reward still asks for; its line has its room from the start. */
export function useAsked(): (price: Price | undefined) => Asked {
  const { t } = useTranslation();
  const reply = useReply('achievements.list', null);
  const totals = reply?.ok ? reply.value.career.allowed : NOTHING;
  return (price) => {
    const left = owing(price, totals);
    const note = left === null ? '\u00a0' : t(`record.look.earn-${left.measure}`, { count: left.atLeast });
    return { isLocked: left !== null, note };
  };
}
