/** Says that a goal is met or missed. */
export const verdict = (isGood) => (isGood ? 'met' : 'MISSED');
