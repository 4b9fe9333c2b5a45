/** A template where a board is read: the board that it deals. */
import { seemsCode } from '../../../core/codes/symbols.ts';
import { withComposedTiles } from '../../../core/deal/composed-table.ts';
import { dealBoard } from '../../../core/deal/deal.ts';
import { DEALER_VERSION, DEALER_VERSIONS } from '../../../core/deal/dealer-version.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { dealFailure, type Failure, failure } from '../failure.ts';
import { readConvertible } from '../files/convertible.ts';
import type { Terminal } from '../terminal.ts';

const TEMPLATE_FILE = /\.(?:twofold|twofold\.json|png)$/i;

/** Returns whether a source is a template by its name alone: a built-in one, a share code, a template file. */
export function isTemplateName(source: string): boolean {
  return (
    BUILTIN_TEMPLATES.some(({ name }) => name === source) || seemsCode(source) || TEMPLATE_FILE.test(source)
  );
}

/** The board that a template deals with a seed, or the one of its code. */
export async function dealSource(
  source: string,
  seed: number,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>, Failure>> {
  const read = await readConvertible(source, terminal);
  if (!read.ok) return read;
  if (read.value.type === 'board') return ok({ ...read.value.board, ...read.value.rules });
  const { designs, deal } = read.value;
  const [design, ...others] = designs;
  if (design === undefined || others.length > 0)
    return err(failure('several-templates', { count: designs.length }));
  const { width, height, marks, rules, filling } = design;
  const dealerVersion = DEALER_VERSIONS.find((each) => each === deal?.dealerVersion) ?? DEALER_VERSION;
  const request = {
    shape: { width, height, marks },
    rules,
    ...filling,
    seed: deal?.seed ?? seed,
    dealerVersion,
  };
  const dealt = dealBoard(withComposedTiles(request, request.shape));
  if (!dealt.ok) return err(dealFailure(dealt.error));
  return ok({ width, height, template: marks, cells: dealt.value.cells, ...rules });
}
