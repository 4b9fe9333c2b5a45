import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the whole program is loaded without the client that Node has for pages', () => {
  const program = [
    `await import('${new URL('main.ts', import.meta.url).href}');`,
    'const loaded = process.moduleLoadList.map((name) => String(name).split(" ")[1]);',
    'console.log(JSON.stringify(loaded.filter((name) => /^http$|undici/.test(name))));',
  ].join('\n');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(String(stdout) || 'null'), String(stderr)).toEqual(['http']);
});
