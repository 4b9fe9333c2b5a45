import type { MeasuredShare } from '../../core/solve/measured-share.ts';
import { Fill } from './sized.tsx';

interface MeasuredBarProps {
  readonly measured: MeasuredShare;
  readonly className: string | undefined;
}

/** A measured share as a bar, with its interval as whiskers. Words beside it say the same. */
export function MeasuredBar({ measured: { share, low, high }, className }: MeasuredBarProps) {
  return (
    <div className={className} aria-hidden="true">
      <Fill percent={100 * share} />
      <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
    </div>
  );
}
