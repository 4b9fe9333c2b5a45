export const minify: boolean;
export const optimization: { readonly inlineConst: { readonly mode: 'all'; readonly pass: 4 } };
export const topLevelVar: boolean;
export const checks: { readonly bundlerTimings: boolean };
