/** Sentences about the levels of a pack: about each, and about how the curve goes from one to the next. */
import { PACK_MEASURES } from '../../core/packs/pack-curve.ts';
import { measureInBoth } from '../../core/packs/pack-measure.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../core/rules/rules.ts';
import {
  curveSentences,
  levelShareSentence,
  levelSharesSentence,
  lineCurveSentences,
} from '../../core/sentences/pack-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import type { PackDeal } from '../../core/templates/pack-deal.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { position } from './positions.ts';
import type { Subject } from './subject.ts';

const ANYWHERE: Where = {};
const KEYS = ['rises', 'jumps', 'falls'].flatMap((key) => [`cli.pack.${key}`, `editor.pack.${key}`]);

/** Positions that are so far apart are played by the same rules. */
const APART = 3 * GRAVITIES.length * BORDERS.length * TURN_LIMITS.length;
const SEED = 1;
/** Too few to be told, and enough. */
const GAMES = [20, 60, 60];
/** Levels of a pack; in each third one the second was not measured. */
const LEVELS = 3;
/** Most tiles of a level. */
const TILES = 8;

interface Level {
  readonly deal: PackDeal;
  readonly of: Subject;
}

/** Levels by their number; one of a pack is the next one of another. */
const levelsMade = new Map<number, Level | null>();

/** A level of a pack that was measured by so many games; none on a board without tiles. */
function levelOf(index: number, games: number): Level | null {
  const known = levelsMade.get(index);
  if (known !== undefined) return known;
  const made = makeLevel(index, games);
  levelsMade.set(index, made);
  return made;
}

function makeLevel(index: number, games: number): Level | null {
  const { board, rules } = position(index, 71, TILES);
  const play = plainPlay(board, rules);
  if (play.cells.length === 0) return null;
  const measured = runToEnd(measureInBoth(board, rules, { games, seed: SEED }));
  const deal = { seed: SEED, dealerVersion: 2, kinds: 1, copies: 2, measured };
  return { deal, of: { play, random: { seed: SEED, games } } };
}

export const PACKS: Family = {
  name: 'the levels of a pack',
  keys: Object.fromEntries(
    [...KEYS, 'cli.pack.random', 'cli.pack.both', 'editor.pack.share'].map((key) => [key, ANYWHERE]),
  ),
  say: function* (index): Generator<Said, void> {
    const games = GAMES[index % GAMES.length] ?? 60;
    const numbers = Array.from({ length: LEVELS }, (_, level) => index + level * APART);
    const levels = numbers.map((number, level) =>
      index % 3 === 2 && level === 1 ? null : levelOf(number, games),
    );
    const [first] = levels;
    if (first == null) return;
    const both = levelSharesSentence(first.deal);
    if (both !== null) yield { said: both, of: first.of };
    // A board that is too large for the casual player is measured by random games alone.
    const { casual: _, ...measured } = first.deal.measured ?? { casual: undefined };
    if ('random' in measured) {
      const random = levelSharesSentence({ ...first.deal, measured: { random: measured.random } });
      if (random !== null) yield { said: random, of: first.of };
    }
    for (const measure of PACK_MEASURES) {
      const said = levelShareSentence(first.deal, measure);
      if (said !== null) yield { said, of: first.of };
    }
    const deals = levels.map((level) => level?.deal ?? null);
    const of = { play: first.of.play, levels: levels.map((level) => level?.of ?? null) };
    for (const said of [...curveSentences(deals), ...lineCurveSentences(deals)]) yield { said, of };
  },
  most: 20_000,
};
