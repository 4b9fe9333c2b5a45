// Algorithm 2, breadth-first by turns: all cells that a line with no turn reaches, then with one, then with two.
// `board` has `width`, `height`, `turns` (at most so many), and `at(x, y)`: a kind, 0 where a line may pass, -1 where not.

// The ends and turns of the line with the fewest turns, and among these a shortest; or null.
function line(board, a, b) {
  const ways = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const seen = new Map(); // cell and direction: steps
  let frontier = [{ points: [a], steps: 0 }]; //@start
  for (let turns = 0; turns <= board.turns; turns++) {
    //@round
    const next = [];
    let best = null;
    for (const cell of frontier) {
      for (const [dx, dy] of ways) {
        //@expand
        let [x, y] = cell.points[cell.points.length - 1];
        let steps = cell.steps;
        while (true) {
          x += dx;
          y += dy;
          steps += 1;
          if (x === b[0] && y === b[1]) {
            //@met
            if (best === null || steps < best.steps) best = { points: [...cell.points, b], steps };
            break;
          }
          if (board.at(x, y) !== 0) break; //@walk
          const state = `${x} ${y} ${dx} ${dy}`;
          if (seen.has(state) && seen.get(state) <= steps) break; //@known
          seen.set(state, steps); //@mark
          next.push({ points: [...cell.points, [x, y]], steps });
        }
      }
    }
    if (best !== null) return best.points;
    frontier = next;
  }
  return null; //@none
}

// The first pair in reading order that links, or null.
function hint(board) {
  const tiles = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (board.at(x, y) > 0) tiles.push([x, y]);
    }
  }
  for (let i = 0; i < tiles.length; i++) {
    for (let j = i + 1; j < tiles.length; j++) {
      if (board.at(...tiles[i]) !== board.at(...tiles[j])) continue;
      if (line(board, tiles[i], tiles[j]) !== null) return [tiles[i], tiles[j]];
    }
  }
  return null;
}

// A board is dead when tiles remain and no two of them link.
function dead(board) {
  let tiles = 0;
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (board.at(x, y) > 0) tiles++;
    }
  }
  return tiles > 0 && hint(board) === null;
}
