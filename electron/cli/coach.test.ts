import { describe, expect, it } from 'vitest';
import { FIRST_RATING, type GlickoRating, ratingAfter } from '../../core/coach/rating/glicko.ts';
import { PUZZLE_DEVIATION, ratingsOf, setFits } from '../../core/coach/rating/shown-ratings.ts';
import { createRandom } from '../../core/random.ts';
import { TECHNIQUES } from '../../core/techniques/table.ts';
import { twofold } from '../../tests/support/command-line.ts';

const position = { width: 4, height: 2, cells: [3, 1, 2, 3, 3, 1, 3, 2], border: 'closed' };

describe('twofold coach', () => {
  it('says how techniques rank the moves, and which is named', async () => {
    const { code, out } = await twofold('coach --jsonl', JSON.stringify(position));
    const reply = JSON.parse(out);
    expect(code).toBe(0);
    expect(reply).toMatchObject({
      ground: 'still',
      lose: [[0, 4]],
      unknown: [],
      named: { technique: 'last-pair', first: [[1, 5]], losing: [0, 4] },
    });
    expect(reply.techniques.map(({ technique }: { technique: string }) => technique)).toEqual(
      TECHNIQUES.filter(({ appliesTo }) => appliesTo({ maxTurns: 2, border: 'closed', gravity: 'none' })).map(
        ({ id }) => id,
      ),
    );
    const last = reply.techniques.find(({ technique }: { technique: string }) => technique === 'last-pair');
    expect(last).toMatchObject({
      tells: true,
      explains: true,
      moves: [
        [1, 5, 1],
        [0, 4, 0],
      ],
    });
  });

  it.each([
    ['en', 'Last pair: ', 'the choice turns on: Last pair'],
    ['zh', '最后一对: ', '这一步的关键：最后一对'],
  ])('says it in words: %s', async (language, line, end) => {
    const { out } = await twofold(`coach --border closed --lang ${language}`, '3 1 2 3\n3 1 3 2');
    expect(out).toContain(line);
    expect(out.trimEnd().split('\n').at(-1)).toBe(end);
  });

  it('names none where nothing can be lost, and refuses a move off the board', async () => {
    const { out } = await twofold(
      'coach --jsonl',
      JSON.stringify({ width: 2, height: 2, cells: [1, 1, 2, 2] }),
    );
    expect(JSON.parse(out)).toMatchObject({ lose: [], named: null });
    const refused = await twofold('coach --jsonl', JSON.stringify({ ...position, played: [0, 99] }));
    expect(JSON.parse(refused.out)).toHaveProperty('error');
  });
});

describe('twofold rating', () => {
  it('says how each set fits, and prints the ratings of those that do', async () => {
    const lines = (await twofold('rating --jsonl', '{}')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const fits = setFits();
    expect(lines.slice(0, fits.length).map(({ set, scale, holds }) => [set, scale, holds])).toEqual(
      fits.map(({ set, scale, holds }) => [set, scale, holds]),
    );
    const rated = new Set(lines.slice(fits.length).map(({ set }) => set));
    expect(rated).toEqual(new Set(fits.filter(({ holds }) => holds).map(({ set }) => set)));
  });

  it('rates a history', async () => {
    const history = [
      { rating: 1_078, deviation: 131, solved: true },
      { rating: 1_208, deviation: 116, solved: true },
      { puzzle: 'no such puzzle', solved: true },
    ];
    const { out } = await twofold('rating --jsonl', JSON.stringify({ history }));
    expect(JSON.parse(out)).toEqual({
      rating: 1_601,
      deviation: 267,
      volatility: 0.059998,
      rated: 2,
      unrated: 1,
    });
  });

  it('rates the first answer to each puzzle that has a rating on the players’ scale, for 200 random histories', async () => {
    const rated = setFits().filter(({ holds }) => holds);
    const named = rated.flatMap(({ set }) =>
      [...ratingsOf(set)].slice(0, 4).map(([name, rating]) => ({ name, rating })),
    );
    const known = new Map(named.map(({ name, rating }) => [name, rating]));
    const histories = Array.from({ length: 200 }, (_, index) => {
      const random = createRandom(index);
      return Array.from({ length: random.below(12) }, () => {
        const solved = random.below(2) === 0;
        if (random.below(3) === 0) return { rating: 800 + random.below(1_400), solved };
        return { puzzle: named[random.below(named.length)]?.name ?? 'none such', solved };
      });
    });
    const lines = histories.map((history) => JSON.stringify({ history })).join('\n');
    const answers = (await twofold('rating --jsonl', lines)).out.trim().split('\n');
    for (const [index, history] of histories.entries()) {
      const met = new Set<string>();
      let now: GlickoRating = FIRST_RATING;
      let counted = 0;
      for (const { puzzle = '', rating = known.get(puzzle), solved } of history) {
        if (rating === undefined || met.has(puzzle)) continue;
        if (puzzle !== '') met.add(puzzle);
        now = ratingAfter(now, { rating, deviation: PUZZLE_DEVIATION }, solved ? 1 : 0);
        counted++;
      }
      expect(JSON.parse(answers[index] ?? '')).toMatchObject({
        rating: now.rating,
        deviation: now.deviation,
        rated: counted,
        unrated: history.length - counted,
      });
    }
  });
});
