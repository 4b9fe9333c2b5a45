"""The console demonstration: a board of 100 random pairs of 20 kinds on 20 x 20 cells, played to the end with a closed border."""

import random
import sys

SIDE, PAIRS, KINDS = 20, 100, 20
board = [[0] * SIDE for _ in range(SIDE)]


def is_free(x, y):
    return 0 <= x < SIDE and 0 <= y < SIDE and board[y][x] == 0


def straight(a, b):
    if a[0] != b[0] and a[1] != b[1]:
        return False
    dx, dy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
    steps = abs(b[0] - a[0]) + abs(b[1] - a[1])
    return all(is_free(a[0] + i * dx, a[1] + i * dy) for i in range(1, steps))


def corner(a, b):
    """The corner over which two cells are joined, or None."""
    for c in ((b[0], a[1]), (a[0], b[1])):
        if is_free(*c) and straight(a, c) and straight(c, b):
            return c
    return None


def turns(a, b):
    """The turns of a line, or None when there is none."""
    if straight(a, b):
        return []
    if (c := corner(a, b)) is not None:
        return [c]
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        p = (a[0] + dx, a[1] + dy)
        while is_free(*p):
            if (c := corner(p, b)) is not None:
                return [p, c]
            p = (p[0] + dx, p[1] + dy)
    return None


def words(points):
    names = [f"[{x},{y}]" for x, y in points]
    if not names:
        return "direct"
    return ("one corner" if len(names) == 1 else "two corners") + " through " + " and ".join(names)


def take_pair():
    """Takes the first pair in reading order that links, and prints its line."""
    tiles = [(i % SIDE, i // SIDE) for i in range(SIDE * SIDE) if board[i // SIDE][i % SIDE] > 0]
    for i, a in enumerate(tiles):
        for b in tiles[i + 1 :]:
            if board[a[1]][a[0]] != board[b[1]][b[0]]:
                continue
            line = turns(a, b)
            if line is None:
                continue
            print(f"[{a[0]},{a[1]}] to [{b[0]},{b[1]}]: {words(line)}")
            board[a[1]][a[0]] = board[b[1]][b[0]] = 0
            return True
    return False


if len(sys.argv) > 1:
    random.seed(int(sys.argv[1]))
for tile, cell in enumerate(random.sample(range(SIDE * SIDE), 2 * PAIRS)):
    board[cell // SIDE][cell % SIDE] = 1 + tile // 2 % KINDS
for row in board:
    print(*row)
while take_pair():
    pass
