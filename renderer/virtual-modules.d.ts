/** The pictures of each tile set on one sheet, made by scripts/tile-sheets.mjs. */
declare module 'virtual:tile-sheets' {
  /** Sides of each picture in pixels of the sheet. */
  export const SIDE: number;
  /** From one picture to the next, in pixels of the sheet. */
  export const STEP: number;
  /** The number of pictures in a row. */
  export const COLUMNS: number;
  /** The address of each set's sheet, by the name of its folder in resources/tiles. */
  export const SHEETS: Readonly<Record<string, string>>;
}
