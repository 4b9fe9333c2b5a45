import { at, doubled } from '../../int32.ts';
import type { Grid } from '../base/grid.ts';
import type { LinkIndex } from '../base/link-index.ts';
import type { LinkLine } from '../base/link-line.ts';
import type { MoveList } from '../base/move-list.ts';
import { listPairs, listPairsApart } from '../base/pair-lists.ts';
import { type AttachedTiles, createAttachedTiles, makeRoomForKinds } from './wide-attached.ts';
import { closeBits, createPlaceBits, forgetBits, knowBits, openBits, type PlaceBits } from './wide-bits.ts';
import { listCorridors } from './wide-corridors.ts';
import {
  type CorridorPairs,
  createCorridorPairs,
  listCorridorsApart,
  listThroughApart,
} from './wide-corridors-apart.ts';
import { drawNearest } from './wide-draw.ts';
import { isJoined } from './wide-link.ts';
import { PartnerLists } from './wide-partners.ts';
import { listShort, listShortApart } from './wide-short.ts';
import { closePlace, makeNearest, measureAll, type NearestObstacles, openPlace } from './wide-tables.ts';
import { findThreeTurns } from './wide-three-turns.ts';

/** The link index by nearest obstacles: any size, any number of turns. */
export class WideLinkIndex implements LinkIndex {
  readonly grid: Grid;
  private readonly nearest: NearestObstacles;
  private readonly bits: PlaceBits;
  private readonly attached: AttachedTiles;
  private readonly corridorPairs: CorridorPairs;
  private readonly partners: PartnerLists;
  private readonly maxTurns: number;
  /** True if cleared places are opened by `settle` only. */
  private readonly isSliding: boolean;
  /** Places that were cleared since, and place -> 1 while that is still so. */
  private unopened = new Int32Array(64);
  private unopenedCount = 0;
  private readonly isUnopened: Uint8Array;

  /** With `isSliding` call `settle` when all tiles of a move lie where they belong: before that no query is valid. */
  constructor(grid: Grid, maxTurns: number, isSliding: boolean) {
    this.grid = grid;
    this.maxTurns = maxTurns;
    this.isSliding = isSliding;
    this.isUnopened = new Uint8Array(isSliding ? grid.kinds.length : 0);
    this.nearest = makeNearest(grid);
    this.bits = createPlaceBits(grid);
    this.attached = createAttachedTiles(this.nearest);
    this.corridorPairs = createCorridorPairs(this.attached);
    this.partners = new PartnerLists(grid.kinds.length);
  }

  reload(largestKind: number): void {
    measureAll(this.nearest);
    forgetBits(this.bits);
    makeRoomForKinds(this.attached, largestKind);
  }

  cleared(place: number): void {
    if (!this.isSliding) {
      openBits(this.bits, place);
      openPlace(this.nearest, place);
      return;
    }
    this.isUnopened[place] = 1;
    if (this.unopenedCount === this.unopened.length) this.unopened = doubled(this.unopened);
    this.unopened[this.unopenedCount++] = place;
  }

  filled(place: number): void {
    if (!this.isSliding) {
      closeBits(this.bits, place);
      closePlace(this.nearest, place);
    } else if (this.isUnopened[place] === 0) closePlace(this.nearest, place);
    else this.isUnopened[place] = 0;
  }

  /**
   * Opens the places that stayed free. What a line meets depends on which places hold tiles, not on which tiles: where a
   * column slides by one, all its places but the top one are filled again at once, and need not be opened and closed.
   * The bits, which tell tiles apart, are measured again when moves are listed next.
   */
  settle(): void {
    if (!this.isSliding) return;
    forgetBits(this.bits);
    for (let i = 0; i < this.unopenedCount; i++) {
      const place = at(this.unopened, i);
      if (this.isUnopened[place] === 0) continue;
      this.isUnopened[place] = 0;
      openPlace(this.nearest, place);
    }
    this.unopenedCount = 0;
  }

  canLink(a: number, b: number): boolean {
    const from = at(this.grid.places, a);
    const to = at(this.grid.places, b);
    if (isJoined(this.nearest, from, to, this.maxTurns)) return true;
    return this.maxTurns === 3 && findThreeTurns(this.nearest, from, to) !== null;
  }

  drawLink(a: number, b: number, line: LinkLine): void {
    const { places } = this.grid;
    drawNearest(this.nearest, at(places, a), at(places, b), this.maxTurns, line);
  }

  listMoves(moves: MoveList): void {
    if (this.maxTurns === 3) {
      listPairs(this, moves);
      return;
    }
    if (this.maxTurns === 2) {
      knowBits(this.bits);
      listCorridors(this.attached, this.bits, this.partners);
    } else listShort(this.nearest, this.maxTurns, this.partners);
    this.partners.drain(this.grid.cells, moves);
  }

  listApart(moves: MoveList): void {
    if (this.maxTurns === 3) {
      listPairsApart(this, moves);
      return;
    }
    if (this.maxTurns === 2) listCorridorsApart(this.corridorPairs, moves);
    else listShortApart(this.nearest, this.maxTurns, moves);
    moves.replacePlaces(this.grid.cells);
  }

  /**
   * Adds legal moves of at most two turns of which no two share a tile: those whose middle part runs through one of some
   * places that were freed.
   */
  listOpenedApart(freed: Int32Array, count: number, moves: MoveList): void {
    listThroughApart(this.corridorPairs, freed, count, moves);
    moves.replacePlaces(this.grid.cells);
  }
}
