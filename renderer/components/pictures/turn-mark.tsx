/** Shows the turns that a line may make, as a corner in a small frame. */

const LINES: Readonly<Record<number, string>> = {
  0: 'M5 12H19',
  1: 'M6 6V18H18',
  2: 'M6 18V7H18V18',
  3: 'M5 8H12V16H19V9',
};

interface SignProps {
  readonly path: string;
  readonly transform?: string | undefined;
}

/** A line in a small frame. */
export function SignFrame({ path, transform }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="none" stroke="var(--line-strong)" />
      <path
        d={path}
        transform={transform}
        fill="none"
        stroke="var(--jade)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function TurnMark({ turns }: { readonly turns: number }) {
  return <SignFrame path={LINES[turns] ?? LINES[2] ?? ''} />;
}
