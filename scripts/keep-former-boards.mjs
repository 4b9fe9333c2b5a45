// Writes resources/composed/former-daily.json: the boards of the daily that an earlier resources/composed/daily.json had and
// today's has not. Codes name them and games were played on them. What stands there stays.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeShape } from '../core/board/text.ts';
import { composedLine, parseComposedBoards } from '../core/deal/composed-boards.ts';
import { readArguments } from './arguments.mjs';

const USAGE = `node scripts/keep-former-boards.mjs FILE
  Adds to resources/composed/former-daily.json what FILE has, an earlier resources/composed/daily.json (such as
  git show REVISION:resources/composed/daily.json writes it), and today's has no more.`;
const { positionals } = readArguments(USAGE, { words: { accepts: () => true, least: 1, wants: 'a file' } });

const HEAD = [
  '; Boards that the daily had and no longer has. What stands here never changes: codes and kept games name them.',
  '; scripts/keep-former-boards.mjs makes it; core/deal/composed-boards.ts says how it is read.',
  '',
];
const resource = (name) => new URL(`../resources/composed/${name}.json`, import.meta.url);
const readBoards = (file) =>
  existsSync(file) ? parseComposedBoards(JSON.parse(readFileSync(file, 'utf8'))) : [];

const [todays, kept, earlier] = [resource('daily'), resource('former-daily'), positionals[0]].map(readBoards);
const isSame = (one, other) => blockOf(one) === blockOf(other) && one.cells.join() === other.cells.join();

/** The lines above the boards of a block: its name, its rules and its shape. */
function blockOf({ group, name, rules: { gravity, border, maxTurns }, mayTurn, shape }) {
  const rules = `gravity=${gravity} border=${border} turns=${maxTurns}${mayTurn ? ' turned=yes' : ''}`;
  return [`${group} ${name}`, rules, makeShape(shape)].join('\n');
}

const boards = new Map(todays.map((board) => [board.number, board]));
for (const board of [...kept, ...earlier]) {
  const known = boards.get(board.number) ?? board;
  if (!isSame(known, board)) throw new Error(`the number ${board.number} means two boards`);
  boards.set(board.number, known);
}

const former = [...boards.values()]
  .filter((board) => !todays.includes(board))
  .toSorted((one, other) => one.number - other.number);
const blocks = Map.groupBy(former, blockOf)
  .entries()
  .flatMap(([block, boards]) => [...block.split('\n'), ...boards.map(composedLine), '']);
const lines = [...HEAD, ...blocks];
writeFileSync(resource('former-daily'), `${JSON.stringify(lines.slice(0, -1), null, 2)}\n`);
console.log(`${former.length} boards`);
