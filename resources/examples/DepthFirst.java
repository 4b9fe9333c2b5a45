// Algorithm 3, depth-first with a stack: the stack holds the turns, and when B is met it is the line.
import java.util.*;

class DepthFirst {
  static int width, height, turns;
  static boolean isOpen;
  static int[] cells;

  /** A kind, 0 where a line may pass, -1 where it may not. */
  static int at(int x, int y) {
    if (x >= 0 && y >= 0 && x < width && y < height) return cells[y * width + x];
    boolean isLane = x >= -1 && y >= -1 && x <= width && y <= height;
    return isOpen && isLane ? 0 : -1;
  }

  static int[] seen; // how well a cell was reached in a direction, 0: not at all
  static int goalX, goalY, best;
  static int[] found;
  static final List<Integer> stack = new ArrayList<>();

  /** One step on in a direction, after some turns. A line costs 1000 a turn and 1 a step. */
  static void step(int x, int y, int d, int used, int cost) {
    x += d == 0 ? 1 : d == 2 ? -1 : 0;
    y += d == 1 ? 1 : d == 3 ? -1 : 0;
    cost++;
    if (x == goalX && y == goalY) { //@met
      if (cost >= best) return;
      best = cost;
      stack.addAll(List.of(x, y));
      found = stack.stream().mapToInt(Integer::intValue).toArray();
      stack.subList(stack.size() - 2, stack.size()).clear();
      return;
    }
    if (at(x, y) != 0) return; //@walk
    int state = ((y + 1) * (width + 2) + x + 1) * 4 + d;
    if (seen[state] != 0 && seen[state] <= cost) return; //@known
    seen[state] = cost;
    step(x, y, d, used, cost); //@push
    if (used == turns) return;
    stack.addAll(List.of(x, y));
    step(x, y, (d + 1) % 4, used + 1, cost + 1000); //@turn
    step(x, y, (d + 3) % 4, used + 1, cost + 1000);
    stack.subList(stack.size() - 2, stack.size()).clear(); //@pop
  }

  /** The ends and turns of the line with the fewest turns, and among these a shortest; or null. */
  static int[] findLine(int ax, int ay, int bx, int by) {
    seen = new int[(width + 2) * (height + 2) * 4];
    goalX = bx;
    goalY = by;
    best = Integer.MAX_VALUE;
    found = null;
    stack.clear();
    stack.addAll(List.of(ax, ay));
    for (int d = 0; d < 4; d++) step(ax, ay, d, 0, 0); //@direction
    return found; //@none
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
