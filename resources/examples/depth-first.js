// Algorithm 3, depth-first with a stack: the stack holds the turns, and when B is met it is the line.
// `board` has `width`, `height`, `turns` (at most so many), and `at(x, y)`: a kind, 0 where a line may pass, -1 where not.

// The ends and turns of the line with the fewest turns, and among these a shortest; or null.
function line(board, a, b) {
  const ways = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const seen = new Map(); // cell and direction: what the line to it cost, 1000 a turn and 1 a step
  const stack = [a];
  let best = 1000000;
  let found = null;
  function step(fromX, fromY, way, turns, before) {
    const x = fromX + ways[way][0];
    const y = fromY + ways[way][1];
    const cost = before + 1;
    if (x === b[0] && y === b[1]) {
      //@met
      if (cost < best) {
        best = cost;
        found = [...stack, b];
      }
      return;
    }
    if (board.at(x, y) !== 0) return; //@walk
    const state = `${x} ${y} ${way}`;
    if (seen.has(state) && seen.get(state) <= cost) return; //@known
    seen.set(state, cost);
    step(x, y, way, turns, cost); //@push
    if (turns < board.turns) {
      stack.push([x, y]);
      step(x, y, (way + 1) % 4, turns + 1, cost + 1000); //@turn
      step(x, y, (way + 3) % 4, turns + 1, cost + 1000);
      stack.pop(); //@pop
    }
  }
  for (let way = 0; way < 4; way++) {
    //@direction
    step(a[0], a[1], way, 0, 0);
  }
  return found; //@none
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
