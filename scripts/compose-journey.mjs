// Composes the boards of the journey. scripts/journey-plan.txt says which levels there are, with the share of the casual
// player's games that each should be won in and its drawing; names and rules are those of the levels of the same id in
// resources/journey/first. Each board that is found is appended to the file that is the argument, one JSON line each, so that the
// program can be stopped and started again: levels that have a line are left out, and one whose aim was not reached is tried
// again from other seeds, as often as --attempts says.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { SLOT } from '../core/board/board.ts';
import { casualMeasures } from '../core/coach/game-measures.ts';
import { composeDeal } from '../core/deal/compose.ts';
import { MAX_KINDS } from '../core/templates/limits.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { readJourneyPlan } from './journey-plan.mjs';

const MOST_TRADES = 2500;
const USAGE = `node scripts/compose-journey.mjs FILE [--attempts=N] [--only=CHAPTER] [--levels=ID,…] [--anew] [--trades=N] [--quick]
  Composes the levels of scripts/journey-plan.txt that FILE does not hold yet and appends them to it.
  --attempts  searches for a level whose aim is not reached (3)
  --only      the levels of this chapter
  --levels    these levels, one search for each and round after round until --attempts, also where one reached its aim
              before: of boards that were found lucky by other games. Each begins with the nearest board that FILE has
  --anew      with --levels: begins with deals instead, as where the rules of a level changed
  --trades    trades that each search tries, fewer for shorter slices (${MOST_TRADES})
  --quick     looks at no choices: a board for each level that has none at all`;
const { positionals, values } = readArguments(USAGE, {
  options: {
    attempts: { type: 'string', default: '3' },
    only: { type: 'string' },
    levels: { type: 'string' },
    anew: { type: 'boolean' },
    trades: { type: 'string', default: String(MOST_TRADES), ...WHOLE_NUMBER },
    quick: { type: 'boolean' },
  },
  words: { accepts: () => true, least: 1, wants: 'a file' },
});
const [file = ''] = positionals;
const chosen = values.levels?.split(',') ?? null;

const BOUNDS = { starts: 60, trades: Number(values.trades), games: 60, reviews: 16, checkGames: 600 };
/** Boards without a choice to look for come by selection, from a few starts to some hundreds; a few trades do the rest. */
const SELECTION = { starts: 160, trades: 200, games: 100, reviews: 0, checkGames: 1000 };

/** For a board to begin with where choices are asked for: those take ten times as long. */
const QUICK = { starts: 80, trades: 400, games: 60, reviews: 0, checkGames: 600 };
/** Attempts of chosen levels are numbered from here, so that their seeds are fresh. */
const FIRST_AGAIN = 100;
/** The share of the games that may have a choice in their first eighth: who is lost there plays on for nothing. */
const MOST_EARLY = 0.3;
/** A board whose choices were not counted is taken to be so far from its aim. */
const UNREVIEWED = 8;

const isMasters = ({ chapter }) => chapter === 'masters';

/** Returns the shares and times that games on a level aim at, see *Outside of the bounds* in docs/measures.md. */
function aimOf(level) {
  const { won, isOpener, chapter, rules } = level;
  const slack = won >= 0.95 ? 0.012 : 0.02;
  const isFree = rules.gravity === 'none';
  return {
    wonShare:
      isOpener && chapter !== 'shapes'
        ? { least: 0.91, most: 1 }
        : { least: won - slack, most: Math.min(1, won + slack) },
    mostFirstThirdSeconds: isMasters(level) ? 8 : 6,
    mostMinutes: isMasters(level) ? 10 : 6,
    mostTightShare: 0.14,
    mostLeftWhenStuck: 0.38,
    choices: isOpener || chapter === 'shapes' ? null : choicesOf(won, isFree),
  };
}

/**
 * The choices asked for, above the bounds of the journey (60, 35 and 50 %, and a median of 2 to 6) by what the games that are
 * reviewed leave to chance.
 */
function choicesOf(won, isFree) {
  const many = { median: { least: 2.5, most: 5.5 }, mostEarlyShare: MOST_EARLY };
  const any = { median: { least: 0, most: 99 }, mostEarlyShare: MOST_EARLY };
  if (won < 0.625) return { leastShare: 0.75, ...many };
  if (won < 0.795) return isFree ? { leastShare: 0.75, ...many } : { leastShare: 0.5, ...any };
  return isFree ? { leastShare: 0.65, ...any } : null;
}

/**
 * The fillings that a level begins with. Four of a kind leave links to find and few traps; two and four mixed are lost more
 * often and have more choices, six fewer. Two of a kind throughout leave no choice without gravity: what is taken can be
 * taken in any order. With three turns nearly every link is open: few of a kind are needed for a board that is ever lost, or
 * four and a wall.
 */
function fillingsOf({ shape, rules }, aim) {
  const slots = shape.marks.filter((mark) => mark === SLOT).length;
  const filling = (copies, share) => ({
    copies,
    kinds: Math.min(MAX_KINDS, Math.max(2, Math.ceil(slots / copies / share))),
  });
  if (slots < 30) return [filling(2, 1), filling(4, 1), filling(2, 1.6)];
  if (aim.choices === null)
    return [filling(4, 1), filling(4, 1), filling(4, 1.3), filling(2, 1.6), filling(6, 1)];
  return rules.maxTurns > 2
    ? [filling(4, 1), filling(2, 1.6), filling(2, 2)]
    : [filling(2, 1.25), filling(2, 1.4), filling(4, 1)];
}

/** The nearest board of a level that was found on its shape; none where its tiles were never composed. */
function nearestOf({ id, shape }) {
  const [nearest] = known
    .filter((each) => each.id === id && each.cells?.length === shape.marks.length)
    .toSorted((one, other) => Number(other.reached) - Number(one.reached) || one.distance - other.distance);
  if (nearest === undefined) return [];
  const { cells, kinds, copies } = nearest;
  return [{ cells, filling: { kinds, copies } }];
}

function compose(level, attempt) {
  const { shape, rules } = level;
  const measures = casualMeasures(shape, rules);
  const whole = aimOf(level);
  const aim = values.quick ? { ...whole, choices: null } : whole;
  const fillings = fillingsOf(level, whole);
  const seed = 1 + attempt * 1_000_003;
  const bounds = whole.choices === null ? SELECTION : values.quick ? QUICK : BOUNDS;
  const nearest = chosen === null || values.anew ? [] : nearestOf(level);
  const begin = { fillings, known: nearest };
  const limits = nearest.length === 0 ? bounds : { ...bounds, starts: 0 };
  const search = composeDeal({ shape, rules, ...begin, seed, dealerVersion: 2 }, aim, measures, limits);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

const known = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
// Levels without choices first: they take a hundredth of the time.
const plan = readJourneyPlan()
  .filter(({ chapter }) => values.only === undefined || chapter === values.only)
  .filter(({ id }) => chosen === null || chosen.includes(id))
  .toSorted((one, other) => Number(aimOf(one).choices !== null) - Number(aimOf(other).choices !== null));
/** A search counts as made: a quick one only for quick runs, and where levels are chosen only one for the present aims. */
const isCounted = (line) => (values.quick || !line.isQuick) && (chosen === null || line.isAgain === true);
for (let attempt = 0; attempt < Number(values.attempts); attempt++)
  for (const level of plan) {
    const before = known.filter((line) => line.id === level.id && isCounted(line));
    if (before.length > attempt || before.some(({ reached }) => reached)) continue;
    const started = process.cpuUsage().user;
    const found = compose(level, chosen === null ? attempt : FIRST_AGAIN + attempt);
    const isUnreviewed = values.quick === true && aimOf(level).choices !== null;
    const seconds = (process.cpuUsage().user - started) / 1e6;
    const line = found.ok
      ? {
          id: level.id,
          attempt,
          ...(chosen === null ? {} : { isAgain: true }),
          ...(isUnreviewed ? { isQuick: true } : {}),
          reached: found.value.isReached && !isUnreviewed,
          distance: found.value.distance + (isUnreviewed ? UNREVIEWED : 0),
          candidates: found.value.candidates,
          ...found.value.filling,
          seed: found.value.seed,
          cells: found.value.cells,
          played: { ...found.value.played, witness: undefined },
          choices: found.value.choices,
        }
      : {
          id: level.id,
          attempt,
          ...(chosen === null ? {} : { isAgain: true }),
          reached: false,
          distance: 99,
          error: found.error,
        };
    known.push(line);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    console.log(
      `${level.id} ${line.reached ? 'reached' : `off by ${line.distance.toFixed(2)}`} ${seconds.toFixed(1)} s, ${line.candidates} candidates, ${line.copies} copies ${JSON.stringify(line.played)} ${JSON.stringify(line.choices)}`,
    );
  }
