/** Shows the turns that a line may make, as a corner in a small frame. */

const LINES: Readonly<Record<number, string>> = {
  0: 'M5 12H19',
  1: 'M6 6V18H18',
  2: 'M6 18V7H18V18',
  3: 'M5 8H12V16H19V9',
};

export function TurnMark({ turns }: { readonly turns: number }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="none" stroke="var(--line-strong)" />
      <path
        d={LINES[turns] ?? LINES[2]}
        fill="none"
        stroke="var(--jade)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
