/**
 * The rows of what a person waits for: name, goal and, where the goal is not reached, what was tried and from which figure on it
 * is worse than it was then. Figures of `most` and `worse` are in the unit of the row.
 */

/** Boards of 18 × 8, how long a side may take for each in processor time, and bounds of decided per cent, median and worst. */
export const QUESTIONS = [
  {
    ...{ gravity: 'down', boards: 'shuffled', count: 300, limitMs: 1_000 },
    goal: { decided: 99.3, worst: 2 },
    worse: { decided: 99, worst: 4 },
    tried:
      'by halves from 25 ms on and a fifth for the plain search later; on these boards and 300 others, by nodes and the time of each side’s nodes, worst 1.6 and 2.0. A fifth from 25 ms on: 1.8 and 3.7. Halves to the end: 1.8 and 1.8, but three boards of 600 fewer in a second. Run whole three times, with five to nineteen processes ready to run: 99.3, 99.3 and 99.0 % beside 99.0, worst 3.7, 19.6 and 2.4, each by one board; what was over 1.6 in the last one was 2.2 at most when asked three times more',
  },
  {
    ...{ gravity: 'join-vertical', boards: 'shuffled', count: 300, limitMs: 1_000 },
    goal: { decided: 100 },
    worse: { decided: 99.7 },
    tried:
      'one board of the 300 is open, on both sides: asked for 8 s of a processor with four seeds each, neither of the two searches decides it',
  },
  {
    ...{ gravity: 'left', boards: 'early', count: 36, limitMs: 10_000 },
    goal: { decided: 100, median: 0.6, worst: 2 },
    worse: { decided: 100, median: 0.95, worst: 3.7 },
    tried:
      'the other search from 10 ms on, by halves and then nine tenths of the time: median 1.01, worst 3.7. What stands gave a median of 0.75, 0.85 and 0.93 and a worst of 1.9 to 3.6 in three runs. Six thousand nodes of the other search after the first games: median 0.67, but on shuffled boards falling down 1.1, worst 3.3, where what stands had 0.97 and 1.8 in the same run',
  },
];

export const WINDOW = {
  home: { name: 'at rest: home, its board just dealt', most: 3 },
  asleep: { name: 'at rest: home, long untouched', most: 0.3 },
  unpicked: { name: 'at rest: play before the first pick', most: 1 },
  play: { name: 'at rest: play, its clock running', most: 1 },
  kept: { name: 'at rest: what the host writes in 20 s while the clock runs', most: 1 },
  memory: { name: 'memory in play', most: { page: 120, host: 55 } },
  start: {
    name: 'start to home',
    most: 0.7,
    worse: 0.95,
    tried:
      'the host without the web client of Node and without TLS, in few files instead of 41 for its storage and 15 with a library of 17 for itself, its words read when they are said; the engine’s worker started when home stands; the screen of play fetched when the window is idle; the words without blanks, those of later screens loaded with these. A busy machine gave 0.93 before the last round of these, and 0.87 after. Left (docs/start-up.md) are a thread of Node for the storage, two fifths of the page’s thread that parses and compiles, and the first picture, painted in software',
  },
  click: {
    name: 'click on the main button to the board of a game',
    most: 0.6,
    worse: 0.8,
    tried:
      'the board dealt and replayed for the stage of home, the screen’s script fetched there. Left are the table’s canvases and shadows, painted anew in software, and script, a third',
  },
  large: {
    name: 'opening 64×64: the longest task of the window',
    most: 50,
    earlier: '109 to 120 ms when all cells were made in one piece',
    worse: 80,
    tried:
      'cells for keys and readers made 256 at a time, which gives 55 to 60 on a busy machine with tracing on (512 at a time 58 to 64, 128 at a time 57). Left is the mount of the screen of play in one piece',
  },
  evening: { name: 'a long evening: the page’s objects, all modes and both themes', most: 1.1 },
};
