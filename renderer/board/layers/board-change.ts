/** A tile at a cell. */
export interface PlacedTile {
  readonly cell: number;
  readonly kind: number;
}

/** A tile that slid. */
export interface MovedTile {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/** The difference of two states: what went, what came, what slid. All else stayed. */
export interface BoardChange {
  readonly gone: readonly PlacedTile[];
  readonly come: readonly PlacedTile[];
  readonly moved: readonly MovedTile[];
}
