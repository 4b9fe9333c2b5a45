interface CutFace {
  /** The whole face, in node_modules. */
  readonly source: string;
  /** The cut one, in resources/fonts. */
  readonly file: string;
}
/** Those of each language that has its own. */
export const CUT_FACES: Readonly<Record<string, { readonly title: CutFace; readonly seal: CutFace }>>;
export function cutFace(bytes: Buffer, characters: string, format: 'woff2' | 'sfnt'): Promise<Buffer>;
export function readTitleCharacters(language: string): string;
export function sealCharacters(language: string): string;
