import type { LosingSpan } from '../../../../core/coach/grade-names.ts';

/** The number of filled dots, of four; a half where the games leave open which of two grades it is. */
const FILLED: Readonly<Record<LosingSpan, number>> = {
  safe: 1,
  'safe-careful': 1.5,
  careful: 2,
  'careful-risky': 2.5,
  risky: 3,
  'risky-grim': 3.5,
  grim: 4,
};
const PLACES = [0, 1, 2, 3] as const;

/** A picture of how easily a game is lost, beside its words: the more of four dots are filled, the more easily. */
export function LosingDots({ losing }: { readonly losing: LosingSpan }) {
  const filled = FILLED[losing];
  return (
    <svg viewBox="0 0 50 11" width="50" height="11" aria-hidden="true" data-filled={filled}>
      {PLACES.map((place) => {
        const x = 5.5 + place * 13;
        const part = filled - place;
        return (
          <g key={place}>
            <circle cx={x} cy="5.500" r="4.250" fill="none" stroke="currentColor" strokeWidth="1.500" />
            {part > 0 && (
              <path
                d={
                  part < 1 ? `M${x} 1.250a4.250 4.250 0 0 0 0 8.500z` : `M${x} 1.250a4.250 4.250 0 1 0 .1 0z`
                }
                fill="currentColor"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
