/* The console demonstration: a board of 100 random pairs of 20 kinds on 20 x 20 cells, played to the end with a closed border. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SIDE 20
#define PAIRS 100
#define KINDS 20

static int board[SIDE][SIDE];
static int corner_x[2], corner_y[2], corners; /* the turns of the line found */

static int is_free(int x, int y) {
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE && board[y][x] == 0;
}

static int straight(int ax, int ay, int bx, int by) {
  if (ax != bx && ay != by) return 0;
  int dx = (bx > ax) - (bx < ax), dy = (by > ay) - (by < ay);
  for (int x = ax + dx, y = ay + dy; x != bx || y != by; x += dx, y += dy)
    if (!is_free(x, y)) return 0;
  return 1;
}

/* Joins two cells over a corner of their rectangle, which becomes turn number `turn`. */
static int one_turn(int ax, int ay, int bx, int by, int turn) {
  for (int i = 0; i < 2; i++) {
    int x = i == 0 ? bx : ax, y = i == 0 ? ay : by;
    if (!is_free(x, y) || !straight(ax, ay, x, y) || !straight(x, y, bx, by)) continue;
    corner_x[turn] = x, corner_y[turn] = y, corners = turn + 1;
    return 1;
  }
  return 0;
}

static int links(int ax, int ay, int bx, int by) {
  corners = 0;
  if ((ax == bx || ay == by) && straight(ax, ay, bx, by)) return 1;
  if (one_turn(ax, ay, bx, by, 0)) return 1;
  for (int d = 0; d < 4; d++) {
    int dx = (d == 0) - (d == 2), dy = (d == 1) - (d == 3);
    for (int x = ax + dx, y = ay + dy; is_free(x, y); x += dx, y += dy) {
      corner_x[0] = x, corner_y[0] = y;
      if (one_turn(x, y, bx, by, 1)) return 1;
    }
  }
  return 0;
}

static void deal(void) {
  for (int tile = 0; tile < 2 * PAIRS; tile++) {
    int cell;
    do cell = rand() % (SIDE * SIDE); while (board[cell / SIDE][cell % SIDE] != 0);
    board[cell / SIDE][cell % SIDE] = 1 + tile / 2 % KINDS;
  }
}

/* Takes the first pair in reading order that links, and prints its line. */
static int take_pair(void) {
  for (int a = 0; a < SIDE * SIDE; a++)
    for (int b = a + 1; b < SIDE * SIDE; b++) {
      int ax = a % SIDE, ay = a / SIDE, bx = b % SIDE, by = b / SIDE;
      if (board[ay][ax] == 0 || board[ay][ax] != board[by][bx] || !links(ax, ay, bx, by)) continue;
      printf("[%d,%d] to [%d,%d]: ", ax, ay, bx, by);
      if (corners == 0) printf("direct\n");
      if (corners == 1) printf("one corner through [%d,%d]\n", corner_x[0], corner_y[0]);
      if (corners == 2) printf("two corners through [%d,%d] and [%d,%d]\n", corner_x[0], corner_y[0], corner_x[1], corner_y[1]);
      board[ay][ax] = board[by][bx] = 0;
      return 1;
    }
  return 0;
}

int main(int count, char **words) {
  srand(count > 1 ? (unsigned)atoi(words[1]) : (unsigned)time(NULL));
  deal();
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++) printf("%d%c", board[y][x], x + 1 < SIDE ? ' ' : '\n');
  while (take_pair()) continue;
  return 0;
}
