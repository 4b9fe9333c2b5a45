import { readFileSync } from 'node:fs';
import { decompressFrames, parseGIF } from 'gifuct-js';
import { describe, expect, it } from 'vitest';
import { SLOT } from '../../../core/board/board.ts';
import { type GameFilm, makeFilm } from '../../../core/film/film.ts';
import { makeGif } from '../../../core/film/film-gif.ts';
import { filmedGame } from '../../../core/film/film-moments.ts';
import { cellSideOf, FilmPainter } from '../../../core/film/film-painter.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { makeRaster, PIXEL_BYTES, type Raster } from '../../../core/raster/raster.ts';
import { drawCell } from '../../../core/raster/tile-drawing.ts';
import { play, rectangle, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { narrowestLink } from '../../../tests/support/wandering-game.ts';
import { GIF_TOOLS } from '../picture/gif-tools.ts';
import { carvedSheet } from '../picture/tile-raster.ts';

const EXPORT = new URL('../../../tests/fixtures/first-versions/export.json', import.meta.url);

/** A game as a file of one, as the program writes it. */
function gameFile(setup: GameSetup, entries: readonly Entry[]): string {
  const journal = play(setup, entries).sent.map(({ entry, boardHash }) => ({ entry, boardHash }));
  const id = '00000000-0000-4000-8000-000000000001';
  const end = { playedAt: 1, status: 'playing', elapsedMs: entries.at(-1)?.elapsedMs ?? 0 };
  const game = { id, setup, startedAt: 1, ...end, journal };
  return JSON.stringify({ format: 'twofold-game', version: 1, appVersion: '1.0.0', exportedAt: 0, game });
}

const SETUP = setupOf(7, 'classic', rectangle(6, 4));
const ENTRIES = witnessEntries(SETUP);
const FILE = gameFile(SETUP, ENTRIES);

interface Frame extends Pick<Raster, 'width' | 'height' | 'pixels'> {
  readonly delay: number;
}

/** The pictures of a GIF as a viewer sees them, put together by a decoder that knows nothing of how they were made. */
function* shownBy(gif: Uint8Array): Generator<Frame, void> {
  const parsed = parseGIF(new Uint8Array(gif).buffer);
  const { width, height } = parsed.lsd;
  const pixels = new Uint8Array(width * height * PIXEL_BYTES);
  for (const { dims, patch, delay, disposalType } of decompressFrames(parsed, true)) {
    // Each picture is drawn over the one before, as large as the whole.
    expect([disposalType, dims.width, dims.height]).toEqual([1, width, height]);
    for (let at = 0; at < patch.length; at += PIXEL_BYTES)
      if (patch[at + 3] === 255) pixels.set(patch.subarray(at, at + PIXEL_BYTES), at);
    yield { width, height, delay, pixels };
  }
}

const lengthOf = (gif: Uint8Array) => [...shownBy(gif)].reduce((sum, { delay }) => sum + delay, 0);

/** The mean difference of a channel, from 0 to 255. */
function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
}

function part(
  { width, pixels }: Pick<Raster, 'width' | 'pixels'>,
  x: number,
  y: number,
  side: number,
): Uint8Array {
  const rows = Array.from({ length: side }, (_, row) => {
    const from = ((y + row) * width + x) * PIXEL_BYTES;
    return [...pixels.subarray(from, from + side * PIXEL_BYTES)];
  });
  return new Uint8Array(rows.flat());
}

function filmOf(setup: GameSetup, entries: readonly Entry[]): GameFilm {
  const game = filmedGame(setup, entries);
  const film = game.ok
    ? makeFilm(game.value, { part: null, speed: null, mostMs: 15_000, losing: new Set() })
    : game;
  if (!film.ok) throw new Error('no film');
  return film.value;
}

async function filmed(args: string, file: string | Uint8Array = FILE) {
  return twofold(`film game.twofold-game ${args}`, '', { files: { 'game.twofold-game': file } });
}

async function gifOf(args: string, file = FILE): Promise<Uint8Array> {
  const { code, error, written } = await filmed(`--out game.gif ${args}`, file);
  expect([code, error]).toEqual([0, '']);
  const gif = written['game.gif'];
  if (!(gif instanceof Uint8Array)) throw new Error('no GIF was written');
  return gif;
}

describe('a GIF of a game, frame by frame', () => {
  it('has the pictures and the times of the film', async () => {
    const film = filmOf(SETUP, ENTRIES);
    const painter = new FilmPainter(film, carvedSheet(), cellSideOf(film));
    const scenes = film.scenes();
    for (const { pixels, width, height, delay } of shownBy(await gifOf(''))) {
      const scene = scenes.next().value;
      if (scene === undefined) throw new Error('more pictures than the film has');
      const painted = painter.paint(scene);
      expect([width, height, delay]).toEqual([painted.width, painted.height, scene.durationMs]);
      // 256 colours stand for those of the pictures.
      expect(meanDifference(pixels, painted.pixels), `at ${scene.atMs}`).toBeLessThan(2);
    }
    expect(scenes.next().done).toBe(true);
  });

  it('is at most as large as it may be, to the last byte', () => {
    const film = filmOf(SETUP, ENTRIES);
    const madeOf = (mostBytes: number) => {
      const making = makeGif(film, carvedSheet(), GIF_TOOLS, mostBytes);
      for (;;) {
        const step = making.next();
        if (step.done) return step.value?.length ?? 0;
      }
    };
    const whole = madeOf(8_000_000);
    expect(madeOf(whole)).toBe(whole);
    const smaller = madeOf(whole - 1);
    expect(smaller).toBeGreaterThan(0);
    expect(smaller).toBeLessThan(whole);
  });

  it.each([
    ['cleared', ENTRIES],
    ['left in the middle', ENTRIES.slice(0, 5)],
  ])('ends with the board: %s', async (_how, entries) => {
    const last = [...shownBy(await gifOf('', gameFile(SETUP, entries)))].at(-1);
    if (last === undefined) throw new Error('no frames');
    const { cells, deal } = play(SETUP, entries).game.current;
    const side = 48;
    for (const [cell, mark] of deal.template.marks.entries()) {
      const pictures = [cells[cell] ?? 0, ...cells, ...deal.cells].map((kind) => {
        const raster = makeRaster(side, side, 0xf4efe4);
        drawCell(raster, carvedSheet(), { mark, kind }, { x: 0, y: 0, side });
        return raster.pixels;
      });
      const [x, y] = [(1 + (cell % 6)) * side, (1 + Math.floor(cell / 6)) * side];
      const seen = part(last, x, y, side);
      const differences = pictures.map((picture) => meanDifference(seen, picture));
      expect(differences[0], `cell ${cell}`).toBeLessThan(2);
      // Of all pictures that could stand there it is the nearest.
      expect(differences[0]).toBe(Math.min(...differences));
    }
  });

  it('is the same file each time, of a part of the game, and faster', async () => {
    const whole = await gifOf('');
    expect(await gifOf('')).toEqual(whole);
    expect(lengthOf(await gifOf('--speed 4'))).toBeLessThan(lengthOf(whole) / 2);
    expect([...shownBy(await gifOf('--part 3-4'))].length).toBeLessThan([...shownBy(whole)].length);
  });

  it('marks the move that lost', async () => {
    const lost = lostGame();
    /** The most pixels of the colour of a loss, or near it, in one picture. */
    const mostRed = (gif: Uint8Array) => {
      let most = 0;
      for (const { pixels } of shownBy(gif)) {
        let count = 0;
        for (let at = 0; at < pixels.length; at += PIXEL_BYTES) {
          const red = [0xc2, 0x40, 0x2a].every(
            (wanted, channel) => Math.abs((pixels[at + channel] ?? 0) - wanted) < 9,
          );
          if (red) count++;
        }
        most = Math.max(most, count);
      }
      return most;
    };
    const plain = mostRed(await gifOf('--node-limit 0', lost));
    expect(mostRed(await gifOf('', lost))).toBeGreaterThan(plain + 500);
  });
});

/** A game that ended on a dead board, as one that always takes the narrowest link plays it. */
function lostGame(): string {
  for (let seed = 1; ; seed++) {
    const setup = setupOf(seed, 'classic', SETUP.deal.template);
    const entries: Entry[] = [];
    let { game } = play(setup, entries);
    while (game.status === 'playing') {
      const [a, b] = narrowestLink(game);
      entries.push({ type: 'link', a, b, by: 'player', elapsedMs: 1_000 * (entries.length + 1) });
      game = play(setup, entries).game;
    }
    if (game.status === 'dead') return gameFile(setup, entries);
  }
}

describe('a film that cannot be made', () => {
  it.each([
    ['--out game.mp4', FILE, 'a video needs the window'],
    ['--out game.gif --part 3', FILE, '--part must be two moves such as 20-40, not “3”'],
    [
      '--out game.gif --part 5-99',
      FILE,
      'this game has no part 5-99: its moves are numbered to 12, undos, redos and reshuffles among them',
    ],
    ['--out game.gif --speed 1 --seconds 3', FILE, 'at this speed the film takes'],
    ['--out game.gif --seconds 1', FILE, '--seconds must be a whole number from 3 to 600'],
    ['--out game.gif', gameFile(SETUP, []), 'nothing was played in this game'],
    [
      '--out game.gif',
      readFileSync(EXPORT, 'utf8'),
      'several games are in game.twofold-game; choose one by --game, from 1 to 11',
    ],
    [
      '--out game.gif --game 12',
      readFileSync(EXPORT, 'utf8'),
      'there is no game 12 in game.twofold-game: it has 11',
    ],
    [
      '--out game.gif',
      FILE.replace(/"boardHash":"[0-9a-f]{4}/, '"boardHash":"0000'),
      'this game is not valid',
    ],
    ['--out game.gif', '1 2 1', 'no game in game.twofold-game can be read'],
    ['--out game.gif', FILE.replace('"version":1', '"version":99'), 'has version 99 of the format'],
    ['--out game.gif', new Uint8Array([0xff, 0xfe, 0x00]), 'cannot read game.twofold-game'],
  ])('%s is refused in clear words, and nothing is written', async (args, file, words) => {
    const { code, error, written } = await filmed(args, file);
    expect([code, error, written]).toEqual([2, expect.stringContaining(words), {}]);
  });

  it('leaves a file alone that is there, and a terminal', async () => {
    const files = { 'game.twofold-game': FILE, 'game.gif': 'mine' };
    const there = await twofold('film game.twofold-game --out game.gif', '', { files });
    expect([there.code, there.error, there.written]).toEqual([
      2,
      expect.stringContaining('is there already'),
      {},
    ]);
    const screen = await twofold('film game.twofold-game', '', { files, isScreen: true });
    expect([screen.code, screen.error]).toEqual([
      2,
      expect.stringContaining('cannot be shown in a terminal'),
    ]);
  });
});

it('films the largest board that the program plays', async () => {
  const setup = setupOf(3, 'classic', rectangle(64, 64));
  const gif = await gifOf('--node-limit 0 --seconds 3', gameFile(setup, witnessEntries(setup)));
  expect(gif.length).toBeLessThanOrEqual(8_000_000);
  expect(lengthOf(gif)).toBeLessThanOrEqual(3_000);
  const last = [...shownBy(gif)].at(-1);
  if (last === undefined) throw new Error('no pictures');
  const side = 10;
  const slot = makeRaster(side, side, 0xf4efe4);
  drawCell(slot, carvedSheet(), { mark: SLOT, kind: 0 }, { x: 0, y: 0, side });
  for (const cell of [0, 63, 2_080, 4_095]) {
    const [x, y] = [side * (1 + (cell % 64)), side * (1 + Math.floor(cell / 64))];
    expect(meanDifference(part(last, x, y, side), slot.pixels)).toBeLessThan(2);
  }
});
