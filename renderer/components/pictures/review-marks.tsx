import styles from './review-marks.module.css';

/** The marks of a review as small drawings, told apart by form and not by colour alone. */

const PATHS = {
  kept: 'M10 3 17 10 10 17 3 10Z',
  only: 'm10 2 2.4 5 5.6.7-4.100 3.800 1.100 5.500L10 14.300 5 17l1.100-5.500L2 7.700 7.600 7Z',
  lost: 'M4 4h12v12H4ZM7 7l6 6M13 7l-6 6',
  undone: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM8.500 7 6 9.500 8.500 12M6 9.500h5a2.500 2.500 0 0 1 0 5',
} as const;

/** The meaning of a mark in a review. */
export type ReviewSign = keyof typeof PATHS;

/** A mark in the text beside it. */
export function ReviewMarkIcon({ sign }: { readonly sign: ReviewSign }) {
  return (
    <svg className={styles.mark} data-sign={sign} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[sign]} />
    </svg>
  );
}

/** The same within a larger drawing, around a point. */
export function ReviewMarkAt({
  sign,
  x,
  y,
}: {
  readonly sign: ReviewSign;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g className={styles.mark} data-sign={sign} transform={`translate(${x - 8} ${y - 8}) scale(0.8)`}>
      <path d={PATHS[sign]} />
    </g>
  );
}
