"""Algorithm 2, breadth-first by turns: all cells that a line with no turn reaches, then with one, then with two."""

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


def find_line(board, a, b):
    """The ends and turns of the line with the fewest turns, and among these a shortest; or None."""
    seen = {}  # cell and direction: steps
    frontier = [(0, [a])]  #@start
    for _ in range(board.turns + 1):  #@round
        met, reached = [], []
        for start, points in frontier:
            for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):  #@expand
                (x, y), steps = points[-1], start
                while True:
                    x, y, steps = x + dx, y + dy, steps + 1
                    if (x, y) == b:  #@met
                        met.append((steps, points + [b]))
                        break
                    if board.at(x, y) != 0:  #@walk
                        break
                    if seen.get((x, y, dx, dy), steps + 1) <= steps:  #@known
                        break
                    seen[x, y, dx, dy] = steps  #@mark
                    reached.append((steps, points + [(x, y)]))
        if met:
            return min(met)[1]
        frontier = reached
    return None  #@none


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
