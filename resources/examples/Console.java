// The console demonstration: a board of 100 random pairs of 20 kinds on 20 x 20 cells, played to the end with a closed border.
import java.util.*;

class Console {
  static final int SIDE = 20, PAIRS = 100, KINDS = 20;
  static final int[][] board = new int[SIDE][SIDE];

  record Cell(int x, int y) {
    @Override public String toString() {
      return "[" + x + "," + y + "]";
    }
  }

  static boolean isFree(int x, int y) {
    return x >= 0 && y >= 0 && x < SIDE && y < SIDE && board[y][x] == 0;
  }

  static boolean straight(Cell a, Cell b) {
    if (a.x != b.x && a.y != b.y) return false;
    int dx = Integer.signum(b.x - a.x), dy = Integer.signum(b.y - a.y);
    for (int i = 1; i < Math.abs(b.x - a.x) + Math.abs(b.y - a.y); i++)
      if (!isFree(a.x + i * dx, a.y + i * dy)) return false;
    return true;
  }

  /** The corner over which two cells are joined, or null. */
  static Cell corner(Cell a, Cell b) {
    for (Cell c : List.of(new Cell(b.x, a.y), new Cell(a.x, b.y)))
      if (isFree(c.x, c.y) && straight(a, c) && straight(c, b)) return c;
    return null;
  }

  /** The turns of a line, or null when there is none. */
  static List<Cell> turns(Cell a, Cell b) {
    if (straight(a, b)) return List.of();
    Cell one = corner(a, b);
    if (one != null) return List.of(one);
    for (int[] d : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}})
      for (Cell p = new Cell(a.x + d[0], a.y + d[1]); isFree(p.x, p.y); p = new Cell(p.x + d[0], p.y + d[1])) {
        Cell second = corner(p, b);
        if (second != null) return List.of(p, second);
      }
    return null;
  }

  static void deal(Random random) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < SIDE * SIDE; cell++) cells.add(cell);
    Collections.shuffle(cells, random);
    for (int tile = 0; tile < 2 * PAIRS; tile++)
      board[cells.get(tile) / SIDE][cells.get(tile) % SIDE] = 1 + tile / 2 % KINDS;
  }

  /** Takes the first pair in reading order that links, and prints its line. */
  static boolean takePair() {
    for (int i = 0; i < SIDE * SIDE; i++)
      for (int j = i + 1; j < SIDE * SIDE; j++) {
        Cell a = new Cell(i % SIDE, i / SIDE), b = new Cell(j % SIDE, j / SIDE);
        if (board[a.y][a.x] == 0 || board[a.y][a.x] != board[b.y][b.x]) continue;
        List<Cell> turns = turns(a, b);
        if (turns == null) continue;
        String line = switch (turns.size()) {
          case 0 -> "direct";
          case 1 -> "one corner through " + turns.get(0);
          default -> "two corners through " + turns.get(0) + " and " + turns.get(1);
        };
        System.out.println(a + " to " + b + ": " + line);
        board[a.y][a.x] = board[b.y][b.x] = 0;
        return true;
      }
    return false;
  }

  public static void main(String[] words) {
    deal(words.length > 0 ? new Random(Long.parseLong(words[0])) : new Random());
    for (int[] row : board) {
      StringJoiner line = new StringJoiner(" ");
      for (int kind : row) line.add(String.valueOf(kind));
      System.out.println(line);
    }
    while (takePair()) continue;
  }
}
