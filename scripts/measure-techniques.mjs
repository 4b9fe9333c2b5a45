// Writes resources/coach/gains.json: how much more often a player with each habit wins than random play does, on boards that
// chose none of them. The figures are the same on every machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAIN_VERSION, gainOver, playOnBoards } from '../core/coach/gain.ts';
import { GAIN_GROUPS, gainBoards } from '../core/coach/gain-boards.ts';
import { RANDOM_HABITS } from '../core/coach/habit-player.ts';
import { TECHNIQUES } from '../core/techniques/table.ts';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';

const USAGE = `node scripts/measure-techniques.mjs [--group=NAME] [--boards=N] [--games=N]
  Writes resources/coach/gains.json, which the syllabus reads.
  --group   one of ${GAIN_GROUPS.join(', ')}; the figures of the others stay (all)
  --boards  boards of each group, fewer where no more ship (250)
  --games   games of each habit in each group, or a few more: as many on each board (5000)`;
const number = (fallback) => ({ type: 'string', default: fallback, ...WHOLE_NUMBER });
const { values } = readArguments(USAGE, {
  options: { group: { type: 'string' }, boards: number('250'), games: number('5000') },
});

const permille = (share) => Math.round(1000 * share);

function measured(group) {
  const boards = gainBoards(group, Number(values.boards));
  const games = Math.ceil(Number(values.games) / boards.length);
  const random = playOnBoards(boards, RANDOM_HABITS, games);
  const applying = TECHNIQUES.filter((technique) => boards.every(({ rules }) => technique.appliesTo(rules)));
  const gains = applying.map((technique) => {
    const played = playOnBoards(boards, { techniques: [technique], carelessPermille: 0 }, games);
    const { gain, low, high } = gainOver(played, random);
    const bounds = { low: Math.floor(1000 * low), high: Math.ceil(1000 * high) };
    console.log(`${group} ${technique.id} ${permille(gain)} [${bounds.low}, ${bounds.high}]`);
    return { technique: technique.id, won: played.won, gain: permille(gain), ...bounds };
  });
  return { group, boards: boards.length, games, random: random.won, gains };
}

const file = new URL('../resources/coach/gains.json', import.meta.url);
mkdirSync(new URL('./', file), { recursive: true });

/** Stores a group beside the others of this version: a run that is ended goes on with the group that it was at. */
function store(made) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: 0, groups: [] };
  const kept = before.version === GAIN_VERSION ? before.groups : [];
  const groups = GAIN_GROUPS.flatMap((group) =>
    [made, ...kept].filter((each) => each.group === group).slice(0, 1),
  );
  writeFileSync(file, `${JSON.stringify({ version: GAIN_VERSION, groups }, null, 2)}\n`);
}

for (const group of values.group === undefined ? GAIN_GROUPS : [values.group]) store(measured(group));
