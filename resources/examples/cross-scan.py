"""Algorithm 4, cross scan: every cell of the whole row and the whole column may be the first turn."""

import sys


class Board:
    def __init__(self, words):
        self.turns, self.is_open = int(words[0]), words[1] == "open"
        self.width, self.height = int(words[2]), int(words[3])
        self.cells = [int(word) for word in words[4 : 4 + self.width * self.height]]

    def at(self, x, y):
        """A kind, 0 where a line may pass, -1 where it may not."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.cells[y * self.width + x]
        is_lane = -1 <= x <= self.width and -1 <= y <= self.height
        return 0 if self.is_open and is_lane else -1

    def tiles(self):
        return [(i % self.width, i // self.width) for i, kind in enumerate(self.cells) if kind > 0]

    def take(self, tile):
        self.cells[tile[1] * self.width + tile[0]] = 0


def straight(board, a, b):
    """Whether two cells lie in one row or column with nothing between them."""
    if a[0] != b[0] and a[1] != b[1]:
        return False
    dx, dy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
    steps = abs(b[0] - a[0]) + abs(b[1] - a[1])
    return all(board.at(a[0] + i * dx, a[1] + i * dy) == 0 for i in range(1, steps))


def corner(board, a, b):
    """The free corner of the rectangle over which two cells are joined, or None."""
    for c in ((b[0], a[1]), (a[0], b[1])):  #@corner
        if board.at(*c) == 0 and straight(board, a, c) and straight(board, c, b):  #@corner-legs
            return c
    return None


def length(points):
    return sum(abs(p[0] - q[0]) + abs(p[1] - q[1]) for p, q in zip(points, points[1:]))


def find_line(board, a, b):
    """The ends and turns of the line with the fewest turns, and among these a shortest; or None."""
    if straight(board, a, b):  #@direct
        return [a, b]
    c = corner(board, a, b) if board.turns >= 1 else None
    if c is not None:
        return [a, c, b]
    if board.turns < 2:
        return None
    lines = []
    row = [(x, a[1]) for x in range(-1, board.width + 1)]  #@row
    column = [(a[0], y) for y in range(-1, board.height + 1)]  #@column
    for p in row + column:
        if board.at(*p) == 0 and straight(board, a, p):  #@cross-free
            c = corner(board, p, b)  #@cross-corner
            if c is not None:
                lines.append([a, p, c, b])
    return min(lines, key=length, default=None)  #@none


def hint(board):
    """The first pair in reading order that links, or None."""
    tiles = board.tiles()
    for i, a in enumerate(tiles):
        for b in tiles[i + 1 :]:
            if board.at(*a) == board.at(*b) and find_line(board, a, b) is not None:
                return a, b
    return None


def words_of(points):
    return " ".join(f"{x} {y}" for x, y in points)


def answer(task, words):
    board = Board(words)
    if task in ("link", "line"):
        ax, ay, bx, by = (int(word) for word in words[-4:])
        line = find_line(board, (ax, ay), (bx, by))
        if line is None:
            return "no"
        return "yes" if task == "link" else words_of(line)
    if task == "dead":
        return "yes" if board.tiles() and hint(board) is None else "no"
    if task == "hint":
        pair = hint(board)
        return "no" if pair is None else words_of(pair)
    if task == "game":
        moves = []
        while (pair := hint(board)) is not None:
            moves.extend(pair)
            for tile in pair:
                board.take(tile)
        return words_of(moves)
    return "pass"


for question in sys.stdin:
    task, *words = question.split()
    print(answer(task, words), flush=True)
