/** A template where a board is read: the board that it deals. */
import * as v from 'valibot';
import { seemsCode } from '../../../core/codes/symbols.ts';
import { withComposedTiles } from '../../../core/deal/composed-table.ts';
import { type DealRequest, dealBoard } from '../../../core/deal/deal.ts';
import { DEALER_VERSION } from '../../../core/deal/dealer-version.ts';
import { boardOfDeal } from '../../../core/packs/level-board.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../../core/rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { dealFailure, type Failure, failure } from '../failure.ts';
import { readConvertible } from '../files/convertible.ts';
import { levelsOf } from '../files/read-pack.ts';
import { readFields, seedField } from '../requests.ts';
import { boardFields } from '../source.ts';
import type { Terminal } from '../terminal.ts';

const schema = v.object({
  seed: v.optional(seedField, 1),
  maxTurns: v.exactOptional(v.picklist(TURN_LIMITS)),
  border: v.exactOptional(v.picklist(BORDERS)),
  gravity: v.exactOptional(v.picklist(GRAVITIES)),
});
const TEMPLATE_FILE = /\.(?:twofold|twofold\.json|png)$/i;

/** Returns whether a source is a template by its name alone: a built-in one, a share code, a template file. */
export function isTemplateName(source: string): boolean {
  return (
    BUILTIN_TEMPLATES.some(({ name }) => name === source) || seemsCode(source) || TEMPLATE_FILE.test(source)
  );
}

/**
 * The board that a template deals with a seed, under the rules of the fields where they name some; or the one of its code, or of
 * the level that a file holds.
 */
export async function dealSource(
  source: string,
  fields: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>, Failure>> {
  const asked = readFields(schema, fields);
  if (!asked.ok) return asked;
  const read = await readConvertible(source, terminal);
  if (!read.ok) return read;
  if (read.value.type === 'board') return ok({ ...boardFields(read.value.board), ...read.value.rules });
  const [level, ...others] = levelsOf(read.value);
  if (level === undefined || others.length > 0)
    return err(failure('several-templates', { count: 1 + others.length }));
  const { design, deal } = level;
  if (deal !== null) {
    const board = boardOfDeal(design, deal);
    return board === null
      ? err(failure('pack-undealt', { level: 1 }))
      : ok({ ...boardFields(board), ...design.rules });
  }
  const { seed, ...askedRules } = asked.value;
  const { width, height, marks, filling } = design;
  const shape = { width, height, marks };
  const rules = { ...design.rules, ...askedRules };
  const request: DealRequest = { shape, rules, ...filling, seed, dealerVersion: DEALER_VERSION };
  const dealt = dealBoard(withComposedTiles(request, shape));
  if (!dealt.ok) return err(dealFailure(dealt.error));
  return ok({ ...boardFields({ ...shape, cells: dealt.value.cells }), ...rules });
}
