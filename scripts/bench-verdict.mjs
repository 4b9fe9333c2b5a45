/** How a goal is printed. */
export const verdict = (isGood) => (isGood ? 'met' : 'MISSED');
