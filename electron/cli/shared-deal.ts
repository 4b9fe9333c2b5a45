/** Share codes on the command line: a deal's request from a code, and the code of a deal. */

import { isSameShape } from '../../core/board/board.ts';
import { findShareCode, makeShareCode } from '../../core/codes/share-code.ts';
import type { DealRequest } from '../../core/deal/deal.ts';
import { DEALER_VERSION } from '../../core/deal/dealer-version.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { checkTemplate } from '../../core/templates/check.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { Template } from '../../core/templates/template.ts';
import { codeFailure, type Failure, failure } from './failure.ts';

/** The fields that may stand beside a code: they change what is printed about the board, not the board. */
const BESIDE_CODE = ['code', 'share', 'rate'];

/** The fields of a deal's request; those of its code when it has one. */
export function withCodeRead(raw: unknown): Result<unknown, Failure> {
  if (typeof raw !== 'object' || raw === null || !('code' in raw) || typeof raw.code !== 'string')
    return ok(raw);
  const other = Object.keys(raw).find((field) => !BESIDE_CODE.includes(field));
  if (other !== undefined) return err(failure('code-with-others', { field: other }));
  const shared = findShareCode(raw.code);
  if (!shared.ok) return err(codeFailure(shared.error));
  const { template, rules, filling, seed, dealerVersion } = shared.value;
  const { name, width, height, marks } = template;
  return ok({ ...raw, name, width, height, template: marks, ...rules, ...filling, seed, dealerVersion });
}

/** The code of a deal that `dealBoard` deals; a template that is not built in travels under `name`. */
export function codeOfRequest(request: DealRequest, name: string): Result<string, Failure> {
  const { shape, rules, kinds, copies, seed, dealerVersion = DEALER_VERSION } = request;
  const filling = { kinds, copies };
  const builtIn = BUILTIN_TEMPLATES.find((each) => isSameShape(each, shape));
  const template: Template = builtIn ?? { ...shape, name, rules, filling };
  if (checkTemplate({ ...template, filling }).length > 0) return err(failure('not-shareable'));
  const revision = makeRevision(template, builtIn !== undefined);
  return ok(makeShareCode({ template: revision, rules, filling, seed, dealerVersion }));
}
