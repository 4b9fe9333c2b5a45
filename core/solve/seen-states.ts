/**
 * A set of boards, for a search that must not look at one twice.
 *
 * A hash finds the place; the whole board is then compared. Trusting a hash alone would save memory, but two boards
 * with one hash would turn *solvable* into a false *unsolvable*, and that word is a promise.
 */
export interface SeenStates {
  /** Adds a board; false when it was there already. */
  add(cells: Int32Array): boolean;
  readonly size: number;
}

const FIRST_SLOTS = 1 << 10;

/** An empty set of boards of `area` cells, whose kinds are below 65,536. Memory: 2 bytes a cell and board. */
export function createSeenStates(area: number): SeenStates {
  let slots = new Int32Array(FIRST_SLOTS).fill(-1);
  let hashes = new Int32Array(FIRST_SLOTS / 2);
  let boards = new Uint16Array((FIRST_SLOTS / 2) * area);
  let size = 0;

  function isSame(index: number, cells: Int32Array): boolean {
    const start = index * area;
    for (let cell = 0; cell < area; cell++) if (boards[start + cell] !== cells[cell]) return false;
    return true;
  }

  function grow(): void {
    const widerHashes = new Int32Array(hashes.length * 2);
    widerHashes.set(hashes);
    hashes = widerHashes;
    const widerBoards = new Uint16Array(boards.length * 2);
    widerBoards.set(boards);
    boards = widerBoards;
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let index = 0; index < size; index++) {
      let at = (hashes[index] as number) & (slots.length - 1);
      while (slots[at] !== -1) at = (at + 1) & (slots.length - 1);
      slots[at] = index;
    }
  }

  return {
    add(cells) {
      const hash = hashBoard(cells);
      let at = hash & (slots.length - 1);
      for (let index = slots[at] as number; index !== -1; index = slots[at] as number) {
        if (hashes[index] === hash && isSame(index, cells)) return false;
        at = (at + 1) & (slots.length - 1);
      }
      if (size * 2 === slots.length) {
        grow();
        at = hash & (slots.length - 1);
        while (slots[at] !== -1) at = (at + 1) & (slots.length - 1);
      }
      slots[at] = size;
      hashes[size] = hash;
      boards.set(cells, size * area);
      size++;
      return true;
    },
    get size() {
      return size;
    },
  };
}

/** FNV-1a over the cells, then mixed so that the low bits, which choose the place, depend on all. */
function hashBoard(cells: Int32Array): number {
  let hash = 0x811c9dc5;
  for (let cell = 0; cell < cells.length; cell++)
    hash = Math.imul(hash ^ (cells[cell] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
