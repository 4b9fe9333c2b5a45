/**
 * Every tile of a position as one thing that keeps its identity while gravity moves it, and the tiles of each kind as a ring.
 *
 * A tile's number is the place where it was loaded. A tile leaves its ring by making its neighbours skip it while its
 * own pointers stay, so taking back in the opposite order puts it exactly where it was (Knuth's "dancing links").
 * That works because sliding does not touch the rings. Each ring has a sentinel before its first tile, numbered
 * behind the places, so no tile is the first or the last of anything: removing one needs no test. Every step is
 * constant time.
 */
import { at, makeTables } from '../../int32.ts';

/** Room for kinds before any position is loaded; most boards have fewer. */
const FEW_KINDS = 64;

/** The tiles of one position at a time, on a grid of `size` places. */
export class Tiles {
  /** Tile -> its place now, or where it was when it was taken. */
  private readonly places: Int32Array;
  /** Place -> the tile that lies there; means nothing where none does. */
  private readonly tileAt: Int32Array;
  private readonly kinds: Int32Array;
  /** Tile or sentinel -> the next of its ring, and the one before. */
  private next: Int32Array;
  private previous: Int32Array;
  /** Every place as a number: how tiles lie before anything slid. */
  private readonly asLoaded: Int32Array;
  /** Kind -> number of tiles. */
  private counts: Int32Array;
  /** The sentinel of kind 0; those of the others follow. */
  private readonly sentinels: number;

  constructor(size: number) {
    const tables = makeTables(size, size, size, size, size + FEW_KINDS, size + FEW_KINDS, FEW_KINDS);
    [this.places, this.tileAt, this.kinds, this.asLoaded, this.next, this.previous, this.counts] = tables;
    for (let place = 0; place < size; place++) this.asLoaded[place] = place;
    this.sentinels = size;
  }

  /** Forgets all tiles, takes over the kinds of a loaded position by places, and makes room for kinds up to `maxKind`. */
  clear(kinds: Int32Array, maxKind: number): void {
    this.places.set(this.asLoaded);
    this.tileAt.set(this.asLoaded);
    this.kinds.set(kinds);
    if (maxKind < this.counts.length) {
      this.counts.fill(0);
    } else {
      const room = 2 * maxKind;
      [this.next, this.previous, this.counts] = makeTables(
        this.sentinels + room,
        this.sentinels + room,
        room,
      );
    }
    for (let sentinel = this.sentinels; sentinel < this.next.length; sentinel++) {
      this.next[sentinel] = sentinel;
      this.previous[sentinel] = sentinel;
    }
  }

  /** A tile of the loaded position; it becomes the first of its kind. */
  add(place: number, kind: number): void {
    const sentinel = this.sentinels + kind;
    const second = at(this.next, sentinel);
    this.next[place] = second;
    this.previous[place] = sentinel;
    this.previous[second] = place;
    this.next[sentinel] = place;
    this.counts[kind] = at(this.counts, kind) + 1;
  }

  tileOn(place: number): number {
    return at(this.tileAt, place);
  }

  placeOf(tile: number): number {
    return at(this.places, tile);
  }

  kindOf(tile: number): number {
    return at(this.kinds, tile);
  }

  countOf(kind: number): number {
    return kind > 0 && kind < this.counts.length ? at(this.counts, kind) : 0;
  }

  /** Writes the places of a kind and returns their number. */
  placesOf(kind: number, into: Int32Array): number {
    let count = 0;
    if (this.countOf(kind) === 0) return count;
    const sentinel = this.sentinels + kind;
    for (let tile = at(this.next, sentinel); tile !== sentinel; tile = at(this.next, tile)) {
      into[count++] = at(this.places, tile);
    }
    return count;
  }

  /** A tile is taken away. */
  remove(tile: number): void {
    const kind = at(this.kinds, tile);
    const before = at(this.previous, tile);
    const after = at(this.next, tile);
    this.next[before] = after;
    this.previous[after] = before;
    this.counts[kind] = at(this.counts, kind) - 1;
  }

  /** A removed tile comes back between its old neighbours; all that was removed after it must be back already. */
  restore(tile: number): void {
    const kind = at(this.kinds, tile);
    this.next[at(this.previous, tile)] = tile;
    this.previous[at(this.next, tile)] = tile;
    this.tileAt[at(this.places, tile)] = tile;
    this.counts[kind] = at(this.counts, kind) + 1;
  }

  /** A tile slides, or slides back. */
  move(tile: number, to: number): void {
    this.places[tile] = to;
    this.tileAt[to] = tile;
  }
}
