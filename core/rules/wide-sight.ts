import type { Grid, GridLayout } from './engine-grid.ts';
import type { LinkLine } from './engine-line.ts';
import type { MoveList } from './engine-moves.ts';
import { listPairs, listPairsApart } from './engine-pairs.ts';
import type { Sight } from './engine-sight.ts';
import { at } from './engine-words.ts';
import {
  type CorridorScan,
  listCorridors,
  listCorridorsApart,
  listThroughApart,
  makeCorridorScan,
  makeRoomForKinds,
} from './wide-corridors.ts';
import { drawNearest } from './wide-draw.ts';
import { isJoined } from './wide-link.ts';
import { PartnerLists } from './wide-partners.ts';
import { listShort, listShortApart } from './wide-short.ts';
import { closePlace, makeNearest, measureAll, type NearestObstacles, openPlace } from './wide-tables.ts';
import { findThreeTurns } from './wide-three-turns.ts';

/** The grid it needs: as narrow as fits, and a frame, so that every place inside has an obstacle on all sides. */
export const WIDE_LAYOUT: GridLayout = { stride: 0, frame: 1 };

/** Sight by nearest obstacles: any size, any number of turns. */
export class WideSight implements Sight {
  readonly grid: Grid;
  private readonly nearest: NearestObstacles;
  private readonly scan: CorridorScan;
  private readonly partners: PartnerLists;
  private readonly maxTurns: number;

  constructor(grid: Grid, maxTurns: number) {
    this.grid = grid;
    this.maxTurns = maxTurns;
    this.nearest = makeNearest(grid);
    this.scan = makeCorridorScan(this.nearest);
    this.partners = new PartnerLists(grid.kinds.length);
  }

  reload(largestKind: number): void {
    measureAll(this.nearest);
    makeRoomForKinds(this.scan, largestKind);
  }

  cleared(place: number): void {
    openPlace(this.nearest, place);
  }

  filled(place: number): void {
    closePlace(this.nearest, place);
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
    if (this.maxTurns === 2) listCorridors(this.scan, this.partners);
    else listShort(this.nearest, this.maxTurns, this.partners);
    this.partners.drain(this.grid.cells, moves);
  }

  listApart(moves: MoveList): void {
    if (this.maxTurns === 3) {
      listPairsApart(this, moves);
      return;
    }
    if (this.maxTurns === 2) listCorridorsApart(this.scan, moves);
    else listShortApart(this.nearest, this.maxTurns, moves);
    moves.replacePlaces(this.grid.cells);
  }

  /**
   * Adds legal moves of at most two turns of which no two share a tile: those whose middle part runs through one of some
   * places that were freed.
   */
  listOpenedApart(freed: Int32Array, count: number, moves: MoveList): void {
    listThroughApart(this.scan, freed, count, moves);
    moves.replacePlaces(this.grid.cells);
  }
}
