// Algorithm 2, breadth-first by turns: all cells that a line with no turn reaches, then with one, then with two.
import java.util.*;

class BreadthFirst {
  static int width, height, turns;
  static boolean isOpen;
  static int[] cells;

  /** A kind, 0 where a line may pass, -1 where it may not. */
  static int at(int x, int y) {
    if (x >= 0 && y >= 0 && x < width && y < height) return cells[y * width + x];
    boolean isLane = x >= -1 && y >= -1 && x <= width && y <= height;
    return isOpen && isLane ? 0 : -1;
  }

  record Reached(int x, int y, int steps, Reached from) {}

  /** The ends and turns of the line with the fewest turns, and among these a shortest; or null. */
  static int[] findLine(int ax, int ay, int bx, int by) {
    int[][] ways = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    int[] seen = new int[(width + 2) * (height + 2) * 4]; // steps to a cell in a direction, 0: not reached
    List<Reached> frontier = List.of(new Reached(ax, ay, 0, null)); //@start
    for (int turn = 0; turn <= turns; turn++) { //@round
      List<Reached> next = new ArrayList<>();
      Reached best = null;
      for (Reached cell : frontier)
        for (int d = 0; d < 4; d++) { //@expand
          int x = cell.x, y = cell.y, steps = cell.steps;
          while (true) {
            x += ways[d][0];
            y += ways[d][1];
            steps++;
            if (x == bx && y == by) { //@met
              if (best == null || steps < best.steps) best = new Reached(x, y, steps, cell);
              break;
            }
            if (at(x, y) != 0) break; //@walk
            int state = ((y + 1) * (width + 2) + x + 1) * 4 + d;
            if (seen[state] != 0 && seen[state] <= steps) break; //@known
            seen[state] = steps; //@mark
            next.add(new Reached(x, y, steps, cell));
          }
        }
      if (best != null) {
        int[] line = new int[2 * turn + 4];
        for (int i = line.length - 2; i >= 0; i -= 2, best = best.from) {
          line[i] = best.x;
          line[i + 1] = best.y;
        }
        return line;
      }
      frontier = next;
    }
    return null; //@none
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
