// Reads scripts/journey-plan.txt: `@chapter`, then a block a level: its id, the share of games that it should be won in,
// `opener` where it opens its chapter, `turns=`, `border=` and `gravity=` where it has other rules than in the
// first edition, and its drawing where it has a new one.
import { readdirSync, readFileSync } from 'node:fs';
import { parseShape } from '../core/board/text.ts';
import { parseChapter } from '../core/journey/chapter-text.ts';

const FOLDER = new URL('../resources/journey/first/', import.meta.url);

/** The levels of the plan, each with its chapter, share, rules, names and shape. */
export function readJourneyPlan() {
  const known = new Map(readChapters().flatMap(({ levels }) => levels.map((level) => [level.id, level])));
  const levels = [];
  let chapter = '';
  for (const block of readFileSync(new URL('journey-plan.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')) {
    const lines = block.split('\n');
    if (lines[0]?.startsWith('@')) chapter = lines.shift().slice(1);
    const [head = '', ...rows] = lines;
    const [id = '', won = '', ...more] = head.split(' ');
    const level = known.get(id);
    if (level === undefined) throw new Error(`no level ${id}`);
    const word = (name) => more.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
    const { maxTurns, border, gravity } = level.rules;
    const rules = {
      maxTurns: Number(word('turns') ?? maxTurns),
      border: word('border') ?? border,
      gravity: word('gravity') ?? gravity,
    };
    const shape = rows.length === 0 ? level.shape : parseShape(rows.join('\n')).value;
    levels.push({ ...level, chapter, won: Number(won), isOpener: more.includes('opener'), shape, rules });
  }
  return levels;
}

function readChapters() {
  return readdirSync(FOLDER)
    .filter((name) => /^\d/.test(name))
    .map((name) => parseChapter(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')).join('\n')).value);
}
