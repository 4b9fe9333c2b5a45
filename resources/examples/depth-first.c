/* Algorithm 3, depth-first with a stack: the stack holds the turns, and when B is met it is the line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 128

static int width, height, turns, is_open, board[SIDE][SIDE];
static int line_x[8], line_y[8], points; /* the line found: its ends and turns */

/* A kind, 0 where a line may pass, -1 where it may not. */
static int at(int x, int y) {
  if (x < -1 || y < -1 || x > width || y > height) return -1;
  if (x < 0 || y < 0 || x == width || y == height) return is_open ? 0 : -1;
  return board[y][x];
}

static int seen[SIDE + 2][SIDE + 2][4]; /* how well a cell was reached in a direction, 0: not at all */
static int goal_x, goal_y, best, stack_x[8], stack_y[8], depth;

/* One step on in a direction, after some turns and steps. A line counts 1000 for a turn and 1 for a step. */
static void step(int x, int y, int d, int used, int cost) {
  x += (d == 0) - (d == 2), y += (d == 1) - (d == 3), cost++;
  if (x == goal_x && y == goal_y) { //@met
    if (cost >= best) return;
    best = cost, points = depth + 1;
    memcpy(line_x, stack_x, sizeof line_x), memcpy(line_y, stack_y, sizeof line_y);
    line_x[depth] = x, line_y[depth] = y;
    return;
  }
  if (at(x, y) != 0) return; //@walk
  int *known = &seen[y + 1][x + 1][d];
  if (*known != 0 && *known <= cost) return; //@known
  *known = cost;
  step(x, y, d, used, cost); //@push
  if (used == turns) return;
  stack_x[depth] = x, stack_y[depth++] = y;
  step(x, y, (d + 1) % 4, used + 1, cost + 1000); //@turn
  step(x, y, (d + 3) % 4, used + 1, cost + 1000);
  depth--; //@pop
}

static int find_line(int ax, int ay, int bx, int by) {
  memset(seen, 0, sizeof seen);
  goal_x = bx, goal_y = by, best = 1000000;
  stack_x[0] = ax, stack_y[0] = ay, depth = 1;
  for (int d = 0; d < 4; d++) step(ax, ay, d, 0, 0); //@direction
  return best < 1000000; //@none
}

/* The first pair in reading order that links; 0 when there is none. */
static int hint(int pair[4]) {
  for (int a = 0; a < width * height; a++)
    for (int b = a + 1; b < width * height; b++) {
      int ax = a % width, ay = a / width, bx = b % width, by = b / width;
      if (board[ay][ax] == 0 || board[ay][ax] != board[by][bx]) continue;
      if (!find_line(ax, ay, bx, by)) continue;
      pair[0] = ax, pair[1] = ay, pair[2] = bx, pair[3] = by;
      return 1;
    }
  return 0;
}

int main(void) {
  char task[16], border[16];
  while (scanf("%15s %d %15s %d %d", task, &turns, border, &width, &height) == 5) {
    int tiles = 0, pair[4];
    is_open = strcmp(border, "open") == 0;
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        if (scanf("%d", &board[y][x]) == 1 && board[y][x] > 0) tiles++;
    if (strcmp(task, "link") == 0 || strcmp(task, "line") == 0) {
      for (int i = 0; i < 4; i++) scanf("%d", &pair[i]);
      int links = find_line(pair[0], pair[1], pair[2], pair[3]);
      if (!links || task[3] == 'k') printf("%s", links ? "yes" : "no");
      else for (int i = 0; i < points; i++) printf("%d %d ", line_x[i], line_y[i]);
    } else if (strcmp(task, "dead") == 0) {
      printf("%s", tiles > 0 && !hint(pair) ? "yes" : "no");
    } else if (strcmp(task, "hint") == 0) {
      if (hint(pair)) printf("%d %d %d %d", pair[0], pair[1], pair[2], pair[3]);
      else printf("no");
    } else if (strcmp(task, "game") == 0) {
      while (hint(pair)) {
        board[pair[1]][pair[0]] = board[pair[3]][pair[2]] = 0;
        printf("%d %d %d %d ", pair[0], pair[1], pair[2], pair[3]);
      }
    } else printf("pass");
    printf("\n");
    fflush(stdout); /* or the answer waits in a buffer while the next question waits for it */
  }
  return 0;
}
