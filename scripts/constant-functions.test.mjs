import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withConstantFunctions } from './constant-functions.mjs';

/** Returns the exports of a module after the change. */
async function run(code) {
  const changed = withConstantFunctions(code, parseAst(code));
  return import(`data:text/javascript,${encodeURIComponent(changed)}`);
}

test('functions are constants, and there before the first statement', async () => {
  const { early, later } = await run(`
    export const early = twice(2);
    function twice(n) { return 2 * n; }
    async function* later() { yield twice(3); }
    export { later };
  `);
  expect(early).toBe(4);
  expect((await later().next()).value).toBe(6);
});

test('a function within a function stays as it is', () => {
  const code = 'const a = () => { function b() {} return b; };\nexport { a };';
  expect(withConstantFunctions(code, parseAst(code))).toBe(code);
});

test('no function can be assigned anew', async () => {
  await expect(run('function f() {}\nf = null;\nexport { f };')).rejects.toThrow(TypeError);
});
