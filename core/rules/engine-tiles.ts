/**
 * Every tile of a position as one thing that keeps its identity while gravity moves it, and the tiles of each kind as a
 * doubly linked list.
 *
 * A tile's number is the place where it was loaded. A tile leaves its list by making its neighbours skip it while its own
 * pointers stay, so taking back in the opposite order puts it exactly where it was (Knuth's "dancing links"). That works
 * because sliding does not touch the lists. Every step is constant time.
 */
import { at, makeTables } from './engine-words.ts';

/** No tile: place 0 lies in the ring or the frame. */
const NONE = 0;
/** Room for kinds before any position is loaded; most boards have fewer. */
const FEW_KINDS = 64;

/** The tiles of one position at a time, on a grid of `size` places. */
export class Tiles {
  /** Tile -> its place now, or where it was when it was taken. */
  private readonly places: Int32Array;
  /** Place -> the tile that lies there; means nothing where none does. */
  private readonly tileAt: Int32Array;
  private readonly kinds: Int32Array;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  /** Every place as a number: how tiles lie before anything slid. */
  private readonly asLoaded: Int32Array;
  /** Kind -> first tile and number of tiles. */
  private first: Int32Array;
  private counts: Int32Array;

  constructor(size: number) {
    const tables = makeTables(size, size, size, size, size, size);
    [this.places, this.tileAt, this.kinds, this.next, this.previous, this.asLoaded] = tables;
    for (let place = 0; place < size; place++) this.asLoaded[place] = place;
    [this.first, this.counts] = makeTables(FEW_KINDS, FEW_KINDS);
  }

  /** Forgets all tiles, takes over the kinds of a loaded position by places, and makes room for kinds up to `maxKind`. */
  clear(kinds: Int32Array, maxKind: number): void {
    this.places.set(this.asLoaded);
    this.tileAt.set(this.asLoaded);
    this.kinds.set(kinds);
    if (maxKind < this.first.length) {
      this.first.fill(NONE);
      this.counts.fill(0);
    } else {
      [this.first, this.counts] = makeTables(2 * maxKind, 2 * maxKind);
    }
  }

  /** A tile of the loaded position; it becomes the first of its kind. */
  add(place: number, kind: number): void {
    const second = at(this.first, kind);
    this.next[place] = second;
    this.previous[place] = NONE;
    if (second !== NONE) this.previous[second] = place;
    this.first[kind] = place;
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
    for (let tile = at(this.first, kind); tile !== NONE; tile = at(this.next, tile)) {
      into[count++] = at(this.places, tile);
    }
    return count;
  }

  /** A tile is taken away. */
  remove(tile: number): void {
    const kind = at(this.kinds, tile);
    const before = at(this.previous, tile);
    const after = at(this.next, tile);
    if (before === NONE) this.first[kind] = after;
    else this.next[before] = after;
    if (after !== NONE) this.previous[after] = before;
    this.counts[kind] = at(this.counts, kind) - 1;
  }

  /** A removed tile comes back between its old neighbours; all that was removed after it must be back already. */
  restore(tile: number): void {
    const kind = at(this.kinds, tile);
    const before = at(this.previous, tile);
    const after = at(this.next, tile);
    if (before === NONE) this.first[kind] = tile;
    else this.next[before] = tile;
    if (after !== NONE) this.previous[after] = tile;
    this.tileAt[at(this.places, tile)] = tile;
    this.counts[kind] = at(this.counts, kind) + 1;
  }

  /** A tile slides, or slides back. */
  move(tile: number, to: number): void {
    this.places[tile] = to;
    this.tileAt[to] = tile;
  }
}
