// Composes the boards that dates take in turn: those of the little daily, and those of the weekdays of the daily.
// scripts/pool-plan.txt has their shapes. Each board that reaches its aim is appended to the file that is the argument, one
// JSON line each, so that the program can be stopped and started again. With --write it composes nothing and writes
// resources/composed from that file instead: what stands there keeps its number, what is new gets the next ones, the shapes
// of a group in turn, so that neighbouring dates have different ones.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countSlots } from '../core/board/board.ts';
import { makeShape, parseShape } from '../core/board/text.ts';
import { measureBoard } from '../core/coach/board-measure.ts';
import { casualMeasures } from '../core/coach/game-measures.ts';
import { composeDeal } from '../core/deal/compose.ts';
import { composedLine, parseComposedBoards } from '../core/deal/composed-boards.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { blocksOf } from '../core/text/text-lines.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const USAGE = `node scripts/compose-pool.mjs FILE [--group=GROUP] [--boards=N] [--write]
  Composes boards for the shapes of scripts/pool-plan.txt and appends them to FILE.
  --group   only this group: little, or a weekday
  --boards  boards of each shape (16)
  --write   writes the boards of FILE to resources/composed and composes none`;
const { positionals, values } = readArguments(USAGE, {
  options: {
    group: { type: 'string' },
    boards: { type: 'string', default: '16', ...WHOLE_NUMBER },
    write: { type: 'boolean' },
  },
  words: { accepts: () => true, least: 1, wants: 'a file' },
});
const [file = ''] = positionals;

const many = { median: { least: 2, most: 6 } };
const any = { median: { least: 0, most: 99 } };
/**
 * What the games of each group are like. `won` is the share that the casual player wins alone, `seconds` those of a link in the
 * first third at most; `free` and `sliding` are the choices without gravity and with it. `helped` is the least share won with help.
 */
const AIMS = {
  little: { won: [0.87, 0.985], seconds: 4, minutes: 3.5, helped: 0.99 },
  monday: { won: [0.94, 1], seconds: 3, minutes: 6, helped: 0.95 },
  tuesday: { won: [0.84, 0.92], seconds: 3.5, minutes: 6, helped: 0.9 },
  wednesday: { won: [0.75, 0.83], seconds: 4, minutes: 6, helped: 0.9 },
  thursday: {
    won: [0.66, 0.74],
    seconds: 4.5,
    minutes: 6,
    helped: 0.85,
    free: { leastShare: 0.62, ...many },
  },
  friday: { won: [0.57, 0.65], seconds: 5, minutes: 7, helped: 0.8, free: { leastShare: 0.62, ...many } },
  saturday: {
    won: [0.48, 0.56],
    seconds: 5.5,
    minutes: 8,
    helped: 0.7,
    free: { leastShare: 0.62, ...many },
    sliding: { leastShare: 0.38, ...any },
  },
  sunday: {
    won: [0.38, 0.46],
    seconds: 6,
    minutes: 9,
    helped: 0.6,
    free: { leastShare: 0.62, ...many },
    sliding: { leastShare: 0.62, ...many },
  },
};
/** Boards that are shown with their figure are measured by so many games of other seeds than those that chose them. */
const GAMES = 1_000;
const HELPED_GAMES = 200;
const SEED = 5_000_011;
/** Searches that fail before a shape gets no more boards. */
const MOST_FAILURES = 6;

function aimOf({ group, rules }) {
  const { won, seconds, minutes, free = null, sliding = null } = AIMS[group];
  const [least, most] = won;
  return {
    wonShare: { least, most },
    mostFirstThirdSeconds: seconds,
    mostMinutes: minutes,
    mostTightShare: 0.14,
    mostLeftWhenStuck: 0.38,
    choices: rules.gravity === 'none' ? free : sliding,
  };
}

function boundsOf({ choices }) {
  return choices === null
    ? { starts: 80, trades: 160, games: 60, reviews: 0, checkGames: GAMES }
    : { starts: 40, trades: 2500, games: 60, reviews: 16, checkGames: 600 };
}

function fillingsOf({ shape }, { choices, wonShare }) {
  const slots = countSlots(shape.marks);
  const filling = (copies, share) => ({ copies, kinds: Math.max(2, Math.ceil(slots / copies / share)) });
  if (choices !== null) return [filling(2, 1.25), filling(2, 1.4), filling(4, 1)];
  return wonShare.most < 0.9
    ? [filling(4, 1), filling(4, 1.3), filling(2, 1.6), filling(6, 1)]
    : [filling(4, 1), filling(2, 1.6), filling(4, 1.3), filling(2, 1.25)];
}

const fieldsOf = (line) => new Map(line.split(' ').map((field) => field.split('=', 2)));

function readPlan() {
  const text = readFileSync(new URL('pool-plan.txt', import.meta.url), 'utf8');
  return blocksOf(text).map((block) => {
    const [head = '', ruleLine = '', ...rows] = block.map((line) => line.text);
    const [group = '', ...words] = head.split(' ');
    const fields = fieldsOf(ruleLine);
    const rules = {
      maxTurns: Number(fields.get('turns')),
      border: fields.get('border'),
      gravity: fields.get('gravity'),
    };
    return { group, name: words.join(' '), ruleLine, rules, shape: parseShape(rows.join('\n')).value };
  });
}

/** One more board of a shape; null when no search from this seed reaches the aim. */
function compose(entry, seed) {
  const { shape, rules, group } = entry;
  const aim = aimOf(entry);
  const request = { shape, rules, fillings: fillingsOf(entry, aim), seed, dealerVersion: 2 };
  const found = runToEnd(composeDeal(request, aim, casualMeasures(shape, rules), boundsOf(aim)));
  if (!found.ok || !found.value.isReached) return null;
  const { cells, filling } = found.value;
  const board = { ...shape, cells };
  const { won } = measureBoard(board, rules, { games: GAMES, seed: SEED });
  const [least, most] = AIMS[group].won;
  if (won < (least - 0.02) * GAMES || won > (most + 0.02) * GAMES) return null;
  const helped = measureBoard(board, rules, { games: HELPED_GAMES, seed: SEED, isHelped: true }).won;
  if (helped < AIMS[group].helped * HELPED_GAMES) return null;
  return { group, name: entry.name, won, helped: helped / HELPED_GAMES, ...filling, cells };
}

const known = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const plan = readPlan().filter(({ group }) => values.group === undefined || group === values.group);
const boardsOf = ({ group, name }) => known.filter((each) => each.group === group && each.name === name);

function composeAll() {
  for (let round = 1; round <= Number(values.boards); round++)
    for (const [place, entry] of plan.entries()) {
      const before = boardsOf(entry).length;
      for (let attempt = 0; attempt < MOST_FAILURES && boardsOf(entry).length < round; attempt++) {
        const found = compose(entry, 1 + place * 1_000_003 + before * 10_007 + attempt * 101);
        if (found === null) continue;
        known.push(found);
        appendFileSync(file, `${JSON.stringify(found)}\n`);
      }
      if (boardsOf(entry).length === before && before < round)
        console.log(`${entry.name}: none after ${before}`);
    }
}

/** Numbers begin here, so that those of the groups can grow. */
const FIRST_NUMBER = { little: 10_000, daily: 20_000 };

function writeFile(name, groups) {
  const target = new URL(`../resources/composed/${name}.json`, import.meta.url);
  const before = existsSync(target) ? parseComposedBoards(JSON.parse(readFileSync(target, 'utf8'))) : [];
  const isBefore = ({ group, name, cells }) =>
    before.some((each) => each.group === group && each.name === name && each.cells.join() === cells.join());
  const shapes = plan.filter(({ group }) => groups.includes(group));
  const most = Math.max(...shapes.map((entry) => boardsOf(entry).length));
  const inTurn = Array.from({ length: most }, (_, turn) =>
    shapes.flatMap((entry) => boardsOf(entry)[turn] ?? []),
  );
  let next = Math.max(FIRST_NUMBER[name] - 1, ...before.map(({ number }) => number));
  const added = inTurn
    .flat()
    .filter((board) => !isBefore(board))
    .map((board) => ({ ...board, number: ++next, filling: { kinds: board.kinds, copies: board.copies } }));
  const all = [...before, ...added];
  const blocks = shapes.map(({ group, name, ruleLine, shape }) => [
    `${group} ${name}`,
    ruleLine,
    ...makeShape(shape).split('\n'),
    ...all.filter((each) => each.group === group && each.name === name).map(composedLine),
    '',
  ]);
  const head = [
    '; Boards that were composed for dates. What stands here never changes, and no board is taken out: past days are played again.',
    '; scripts/compose-pool.mjs makes it; core/deal/composed-boards.ts says how it is read.',
    '',
  ];
  writeFileSync(target, `${JSON.stringify([...head, ...blocks.flat()].slice(0, -1), null, 2)}\n`);
}

if (values.write) writeFile('little', ['little']);
else composeAll();
