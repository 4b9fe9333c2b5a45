/* Algorithm 4, cross scan: every cell of the whole row and the whole column may be the first turn. */
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

/* Whether two cells lie in one row or column with nothing between them. */
static int straight(int ax, int ay, int bx, int by) {
  if (ax != bx && ay != by) return 0;
  int dx = (bx > ax) - (bx < ax), dy = (by > ay) - (by < ay);
  for (int x = ax, y = ay; x != bx || y != by; x += dx, y += dy)
    if ((x != ax || y != ay) && at(x, y) != 0) return 0;
  return 1;
}

/* The free corner of the rectangle over which two cells are joined; 0 when there is none. */
static int corner(int ax, int ay, int bx, int by, int *cx, int *cy) {
  for (int i = 0; i < 2; i++) { //@corner
    *cx = i == 0 ? bx : ax, *cy = i == 0 ? ay : by;
    if (at(*cx, *cy) == 0 && straight(ax, ay, *cx, *cy) && straight(*cx, *cy, bx, by)) return 1; //@corner-legs
  }
  return 0;
}

static int best; /* steps of the best line with two turns */

/* Tries a cell as the first of two turns. */
static void turn_at(int ax, int ay, int x, int y, int bx, int by) {
  int cx, cy;
  if (!corner(x, y, bx, by, &cx, &cy)) return; //@cross-corner
  int steps = abs(x - ax) + abs(y - ay) + abs(cx - x) + abs(cy - y) + abs(bx - cx) + abs(by - cy);
  if (steps >= best) return;
  best = steps, points = 4;
  line_x[0] = ax, line_x[1] = x, line_x[2] = cx, line_x[3] = bx;
  line_y[0] = ay, line_y[1] = y, line_y[2] = cy, line_y[3] = by;
}

static int find_line(int ax, int ay, int bx, int by) {
  int cx, cy;
  points = 2, line_x[0] = ax, line_y[0] = ay, line_x[1] = bx, line_y[1] = by;
  if (straight(ax, ay, bx, by)) return 1; //@direct
  if (turns >= 1 && corner(ax, ay, bx, by, &cx, &cy)) {
    points = 3, line_x[1] = cx, line_y[1] = cy, line_x[2] = bx, line_y[2] = by;
    return 1;
  }
  best = 1000000;
  if (turns < 2) return 0;
  for (int x = -1; x <= width; x++) //@row
    if (at(x, ay) == 0 && straight(ax, ay, x, ay)) turn_at(ax, ay, x, ay, bx, by); //@cross-free
  for (int y = -1; y <= height; y++) //@column
    if (at(ax, y) == 0 && straight(ax, ay, ax, y)) turn_at(ax, ay, ax, y, bx, by); //@cross-free
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
