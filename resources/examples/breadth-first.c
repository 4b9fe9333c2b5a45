/* Algorithm 2, breadth-first by turns: all cells that a line with no turn reaches, then with one, then with two. */
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

struct reached { int x, y, steps, from; };
static struct reached queue[SIDE * SIDE * 64];
static int seen[SIDE + 2][SIDE + 2][4]; /* steps to a cell in a direction, 0: not reached */

static int find_line(int ax, int ay, int bx, int by) {
  int first = 0, count = 1;
  memset(seen, 0, sizeof seen);
  queue[0] = (struct reached){ax, ay, 0, -1}; //@start
  for (int turn = 0; turn <= turns; turn++) { //@round
    int best = 0, corner = 0;
    for (int last = count; first < last; first++)
      for (int d = 0; d < 4; d++) { //@expand
        struct reached cell = queue[first];
        for (;;) {
          cell.x += (d == 0) - (d == 2), cell.y += (d == 1) - (d == 3), cell.steps++;
          if (cell.x == bx && cell.y == by) { //@met
            if (best == 0 || cell.steps < best) best = cell.steps, corner = first;
            break;
          }
          if (at(cell.x, cell.y) != 0) break; //@walk
          int *known = &seen[cell.y + 1][cell.x + 1][d];
          if (*known != 0 && *known <= cell.steps) break; //@known
          *known = cell.steps; //@mark
          cell.from = first;
          queue[count++] = cell;
        }
      }
    if (best == 0) continue;
    points = turn + 2;
    line_x[points - 1] = bx, line_y[points - 1] = by;
    for (int i = points - 2; i >= 0; i--, corner = queue[corner].from)
      line_x[i] = queue[corner].x, line_y[i] = queue[corner].y;
    return 1;
  }
  return 0; //@none
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
