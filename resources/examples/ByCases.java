// Algorithm 1, by cases: a line has no turn, one or two.
import java.util.*;

class ByCases {
  static int width, height, turns;
  static boolean isOpen;
  static int[] cells;

  /** A kind, 0 where a line may pass, -1 where it may not. */
  static int at(int x, int y) {
    if (x >= 0 && y >= 0 && x < width && y < height) return cells[y * width + x];
    boolean isLane = x >= -1 && y >= -1 && x <= width && y <= height;
    return isOpen && isLane ? 0 : -1;
  }

  /** Whether two cells lie in one row or column with nothing between them. */
  static boolean straight(int ax, int ay, int bx, int by) {
    if (ax != bx && ay != by) return false;
    int dx = Integer.signum(bx - ax), dy = Integer.signum(by - ay);
    for (int i = 1; i < Math.abs(bx - ax) + Math.abs(by - ay); i++)
      if (at(ax + i * dx, ay + i * dy) != 0) return false;
    return true;
  }

  /** The free corner of the rectangle over which two cells are joined, or null. */
  static int[] corner(int ax, int ay, int bx, int by) {
    for (int[] c : new int[][] {{bx, ay}, {ax, by}}) //@corner
      if (at(c[0], c[1]) == 0 && straight(ax, ay, c[0], c[1]) && straight(c[0], c[1], bx, by)) return c; //@corner-legs
    return null;
  }

  static int length(int[] line) {
    int steps = 0;
    for (int i = 2; i < line.length; i++) steps += Math.abs(line[i] - line[i - 2]);
    return steps;
  }

  /** The shorter of a line and the one that turns first at a cell. */
  static int[] better(int[] best, int ax, int ay, int x, int y, int bx, int by) {
    int[] c = corner(x, y, bx, by); //@ray-corner
    if (c == null) return best;
    int[] line = {ax, ay, x, y, c[0], c[1], bx, by};
    return best == null || length(line) < length(best) ? line : best;
  }

  /** The ends and turns of the line with the fewest turns, and among these a shortest; or null. */
  static int[] findLine(int ax, int ay, int bx, int by) {
    if (straight(ax, ay, bx, by)) return new int[] {ax, ay, bx, by}; //@direct
    int[] c = turns >= 1 ? corner(ax, ay, bx, by) : null;
    if (c != null) return new int[] {ax, ay, c[0], c[1], bx, by};
    int[] best = null;
    if (turns < 2) return best;
    for (int[] d : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) //@ray
      for (int x = ax + d[0], y = ay + d[1]; at(x, y) == 0; x += d[0], y += d[1]) //@ray-cell
        best = better(best, ax, ay, x, y, bx, by);
    return best; //@none
  }

  /** The first pair in reading order that links, or null. */
  static int[] hint() {
    for (int a = 0; a < cells.length; a++)
      for (int b = a + 1; b < cells.length; b++) {
        if (cells[a] == 0 || cells[a] != cells[b]) continue;
        int[] pair = {a % width, a / width, b % width, b / width};
        if (findLine(pair[0], pair[1], pair[2], pair[3]) != null) return pair;
      }
    return null;
  }

  static String words(int... numbers) {
    StringJoiner joined = new StringJoiner(" ");
    for (int number : numbers) joined.add(String.valueOf(number));
    return joined.toString();
  }

  static String answer(String task, Scanner in) {
    turns = in.nextInt();
    isOpen = in.next().equals("open");
    width = in.nextInt();
    height = in.nextInt();
    cells = new int[width * height];
    for (int i = 0; i < cells.length; i++) cells[i] = in.nextInt();
    int tiles = (int) Arrays.stream(cells).filter(kind -> kind > 0).count();
    switch (task) {
      case "link": return findLine(in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt()) == null ? "no" : "yes";
      case "line":
        int[] line = findLine(in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt());
        return line == null ? "no" : words(line);
      case "dead": return tiles > 0 && hint() == null ? "yes" : "no";
      case "hint": return hint() == null ? "no" : words(hint());
      case "game":
        StringJoiner moves = new StringJoiner(" ");
        for (int[] pair = hint(); pair != null; pair = hint()) {
          moves.add(words(pair));
          cells[pair[1] * width + pair[0]] = cells[pair[3] * width + pair[2]] = 0;
        }
        return moves.toString();
      default: return "pass";
    }
  }

  public static void main(String[] args) {
    Scanner lines = new Scanner(System.in);
    while (lines.hasNextLine()) {
      Scanner in = new Scanner(lines.nextLine());
      System.out.println(answer(in.next(), in));
    }
  }
}
