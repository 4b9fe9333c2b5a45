// Algorithm 4, cross scan: every cell of the whole row and the whole column may be the first turn.
// `board` has `width`, `height`, `turns` (at most so many), and `at(x, y)`: a kind, 0 where a line may pass, -1 where not.

// Whether two cells lie in one row or column with nothing between them.
function straight(board, ax, ay, bx, by) {
  if (ax !== bx && ay !== by) return false;
  const dx = Math.sign(bx - ax);
  const dy = Math.sign(by - ay);
  const steps = Math.abs(bx - ax) + Math.abs(by - ay);
  for (let i = 1; i < steps; i++) {
    if (board.at(ax + i * dx, ay + i * dy) !== 0) return false;
  }
  return true;
}

// The free corner of the rectangle over which two cells are joined, or null.
function corner(board, ax, ay, bx, by) {
  if (board.at(bx, ay) === 0) {
    //@corner
    if (straight(board, ax, ay, bx, ay) && straight(board, bx, ay, bx, by)) return [bx, ay]; //@corner-legs
  }
  if (board.at(ax, by) === 0) {
    //@corner
    if (straight(board, ax, ay, ax, by) && straight(board, ax, by, bx, by)) return [ax, by]; //@corner-legs
  }
  return null;
}

function length(points) {
  let steps = 0;
  for (let i = 1; i < points.length; i++) {
    steps += Math.abs(points[i][0] - points[i - 1][0]) + Math.abs(points[i][1] - points[i - 1][1]);
  }
  return steps;
}

// The ends and turns of the line with the fewest turns, and among these a shortest; or null.
function line(board, [ax, ay], [bx, by]) {
  if (straight(board, ax, ay, bx, by))
    return [
      [ax, ay],
      [bx, by],
    ]; //@direct
  if (board.turns < 1) return null;
  const one = corner(board, ax, ay, bx, by);
  if (one !== null) return [[ax, ay], one, [bx, by]];
  if (board.turns < 2) return null;
  let best = null;
  for (let x = -1; x <= board.width; x++) {
    //@row
    if (board.at(x, ay) !== 0 || !straight(board, ax, ay, x, ay)) continue; //@cross-free
    const c = corner(board, x, ay, bx, by); //@cross-corner
    if (c === null) continue;
    const found = [[ax, ay], [x, ay], c, [bx, by]];
    if (best === null || length(found) < length(best)) best = found;
  }
  for (let y = -1; y <= board.height; y++) {
    //@column
    if (board.at(ax, y) !== 0 || !straight(board, ax, ay, ax, y)) continue; //@cross-free
    const c = corner(board, ax, y, bx, by); //@cross-corner
    if (c === null) continue;
    const found = [[ax, ay], [ax, y], c, [bx, by]];
    if (best === null || length(found) < length(best)) best = found;
  }
  return best; //@none
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
