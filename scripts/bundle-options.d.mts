import type { Plugin } from 'vite';

export const minify: boolean;
export const optimization: { readonly inlineConst: { readonly mode: 'all'; readonly pass: 4 } };
export const topLevelVar: boolean;
export const checks: { readonly bundlerTimings: boolean };

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** `programs`: the file of each program, by its name; `awaited`: the programs whose start a player waits for. */
export declare function startsOf(
  programs: Readonly<Record<string, string>>,
  awaited: readonly string[],
): {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly includeDependenciesRecursively: boolean;
};
export declare function servingOnly(): Plugin;
