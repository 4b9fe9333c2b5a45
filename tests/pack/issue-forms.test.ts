/** The forms for issues are of the kind that GitHub shows, and ask in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { REPOSITORY } from './pack.ts';

const FOLDER = join(REPOSITORY, '.github', 'ISSUE_TEMPLATE');
const inBoth = v.pipe(v.string(), v.regex(/\p{Script=Han}/u), v.regex(/[A-Za-z]{3}/));

/** docs.github.com, *Syntax for issue forms* and *Syntax for GitHub's form schema*, as far as the forms use it. */
const formSchema = v.strictObject({
  name: v.pipe(inBoth, v.maxLength(200)),
  description: v.pipe(inBoth, v.maxLength(200)),
  labels: v.array(v.string()),
  body: v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(['input', 'textarea']),
        id: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
        attributes: v.strictObject({
          label: inBoth,
          description: v.optional(inBoth),
          placeholder: v.optional(v.string()),
        }),
        validations: v.optional(v.strictObject({ required: v.boolean() })),
      }),
    ),
    v.minLength(1),
  ),
});

test.each(readdirSync(FOLDER).filter((name) => name !== 'config.yml'))('%s is a form', (name) => {
  const form = parseYaml(readFileSync(join(FOLDER, name), 'utf8'));
  expect(v.safeParse(formSchema, form).issues).toBeUndefined();
  const ids = form.body.map(({ id }: { readonly id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is chosen from lets a weakness be reported to the maintainers alone', () => {
  const config = parseYaml(readFileSync(join(FOLDER, 'config.yml'), 'utf8'));
  expect(config).toEqual({ blank_issues_enabled: true });
  expect(readFileSync(join(REPOSITORY, 'SECURITY.md'), 'utf8')).toContain('*Report a vulnerability*');
});
