import * as v from 'valibot';
import { countSlots, MAX_SIDE } from '../../../core/board/board.ts';
import { ok } from '../../../core/result.ts';
import { soundTemplateSentence } from '../../../core/sentences/board-sentences.ts';
import { APP_SIDES, CORE_SIDES, checkTemplate } from '../../../core/templates/check.ts';
import type { Template } from '../../../core/templates/template.ts';
import { defineCommand } from '../command.ts';
import { RULE_OPTIONS } from '../options.ts';
import { readFields, templateFields } from '../requests.ts';
import { issueWords } from '../texts.ts';

const anyNumber = v.number();
// Wider than what can be dealt: to say what is wrong with a template it must first be let in.
const schema = v.object({
  ...templateFields,
  width: anyNumber,
  height: anyNumber,
  template: v.pipe(v.array(anyNumber), v.maxLength(4 * MAX_SIDE * MAX_SIDE)),
  name: v.optional(v.string()),
  kinds: v.optional(anyNumber, 1),
  copies: v.optional(anyNumber, 2),
  /** True if the limits of the app apply, which are narrower than the core's. */
  app: v.optional(v.boolean(), true),
});

export const validate = defineCommand({
  name: 'validate',
  input: 'template',
  options: [...RULE_OPTIONS, 'kinds', 'copies'],
  fields:
    '{width,height,template,name?,border?,maxTurns?,gravity?,kinds?,copies?,app?}\n' +
    '→ {valid,slots,issues:[{code,…},…]}; app:false allows up to 256 cells a side',
  read: (raw) => readFields(schema, raw),
  answer({ width, height, template: marks, name, maxTurns, border, gravity, kinds, copies, app }) {
    const rules = { maxTurns, border, gravity };
    const template: Template = {
      name: name ?? 'template',
      width,
      height,
      marks,
      rules,
      filling: { kinds, copies },
    };
    const issues = checkTemplate(template, app ? APP_SIDES : CORE_SIDES);
    return ok({
      valid: issues.length === 0,
      slots: countSlots(marks),
      issues,
    });
  },
  isYes: ({ valid }) => valid,
  print(_, { slots, issues }, printer) {
    if (issues.length === 0) return printer.sentence(soundTemplateSentence(slots));
    return issues.map((issue) => issueWords(printer.language, issue)).join('\n');
  },
});
