interface CutFace {
  /** The whole face, in node_modules. */
  readonly source: string;
  /** The cut one, in resources/fonts. */
  readonly file: string;
}
export const TITLE_FACE: CutFace;
export const SEAL_FACE: CutFace;
export function cutFace(bytes: Buffer, characters: string, format: 'woff2' | 'sfnt'): Promise<Buffer>;
export function readTitleCharacters(): string;
export function sealCharacters(): string;
