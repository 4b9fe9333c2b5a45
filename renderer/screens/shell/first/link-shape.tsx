/** A link as a small drawing. */

const LINES = {
  straight: 'M4 12H20',
  turn: 'M4 7H17V19',
  around: 'M6 18V6H18V18',
} as const;

const ENDS = {
  straight: [
    [4, 12],
    [20, 12],
  ],
  turn: [
    [4, 7],
    [17, 19],
  ],
  around: [
    [6, 18],
    [18, 18],
  ],
} as const;

export function LinkShape({ shape }: { readonly shape: keyof typeof LINES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[shape]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      {ENDS[shape].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" fill="currentColor" />
      ))}
    </svg>
  );
}
