/** The steps of `npm run check`, which are scripts of package.json too, in their order. */
export const CHECK_STEPS = ['format:check', 'layers', 'types', 'dead-code', 'unit', 'board'];
