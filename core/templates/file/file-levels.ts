/** The levels of a pack in a file: read from JSON and written, each on a line of its own. */
import { MAX_GAMES, MAX_STAR_SECONDS, MAX_VERSION } from '../limits.ts';
import type { PackDeal, PackMeasure } from '../pack-deal.ts';
import { Fields, integerAt, itemsAt, refuse } from './file-fields.ts';
import { readFilling } from './file-filling.ts';
import { type FileLevel, MAX_LEVELS } from './file-form.ts';
import type { JsonNode } from './file-json.ts';

const MAX_SEED = 0xffff_ffff;
/** The fields of a level that has a deal. */
const DEAL_FIELDS = ['seed', 'dealer', 'kinds', 'copies', 'aimPermille', 'random', 'casual', 'starSeconds'];

/** Reads the levels of a pack of so many templates. */
export function readLevels(node: JsonNode, templates: number): FileLevel[] {
  const items = itemsAt(node, 'levels');
  if (items.length === 0) refuse('no-levels', node.place);
  const tooMany = items[MAX_LEVELS];
  if (tooMany !== undefined)
    refuse('too-many-levels', tooMany.place, { value: items.length, limit: MAX_LEVELS });
  return items.map((item) => {
    const fields = new Fields(item, 'level').onlyThese(['template', ...DEAL_FIELDS]);
    const template = integerAt(fields.need('template'), 'template', 1, templates) - 1;
    const hasDeal = DEAL_FIELDS.some((name) => fields.find(name) !== null);
    return { template, deal: hasDeal ? readDeal(fields) : null };
  });
}

function readDeal(fields: Fields): PackDeal {
  const aimPermille = optionalInteger(fields, 'aimPermille', 0, 1_000);
  const starSeconds = optionalInteger(fields, 'starSeconds', 1, MAX_STAR_SECONDS);
  const measured = readMeasure(fields);
  return {
    seed: integerAt(fields.need('seed'), 'seed', 0, MAX_SEED),
    dealerVersion: integerAt(fields.need('dealer'), 'dealer', 1, MAX_VERSION),
    ...readFilling(fields),
    ...(aimPermille === null ? {} : { aimPermille }),
    ...(measured === null ? {} : { measured }),
    ...(starSeconds === null ? {} : { starSeconds }),
  };
}

function optionalInteger(fields: Fields, name: string, min: number, max: number): number | null {
  const node = fields.find(name);
  return node === null ? null : integerAt(node, name, min, max);
}

function readMeasure(fields: Fields): PackMeasure | null {
  const casual = fields.find('casual');
  const random = casual === null ? fields.find('random') : fields.need('random');
  if (random === null) return null;
  return {
    random: readCounted(random, 'random'),
    ...(casual === null ? {} : { casual: readCounted(casual, 'casual') }),
  };
}

function readCounted(node: JsonNode, name: string): PackMeasure['random'] {
  const fields = new Fields(node, name).onlyThese(['version', 'games', 'stuck']);
  const games = integerAt(fields.need('games'), 'games', 1, MAX_GAMES);
  return {
    version: integerAt(fields.need('version'), 'version', 1, MAX_VERSION),
    games,
    stuck: integerAt(fields.need('stuck'), 'stuck', 0, games),
  };
}

/** Writes a level as one line of JSON, the same text for the same level. */
export function makeLevel({ template, deal }: FileLevel): string {
  const fields = [`"template": ${template + 1}`, ...(deal === null ? [] : dealFields(deal))];
  return `{ ${fields.join(', ')} }`;
}

function dealFields(deal: PackDeal): string[] {
  const { seed, dealerVersion, kinds, copies, aimPermille, measured, starSeconds } = deal;
  const numbers = { seed, dealer: dealerVersion, kinds, copies, aimPermille, starSeconds };
  const told = Object.entries(numbers).filter(([, value]) => value !== undefined);
  return [
    ...told.map(([name, value]) => `"${name}": ${value}`),
    ...(measured === undefined ? [] : [`"random": ${makeCounted(measured.random)}`]),
    ...(measured?.casual === undefined ? [] : [`"casual": ${makeCounted(measured.casual)}`]),
  ];
}

function makeCounted({ version, games, stuck }: PackMeasure['random']): string {
  return `{ "version": ${version}, "games": ${games}, "stuck": ${stuck} }`;
}
