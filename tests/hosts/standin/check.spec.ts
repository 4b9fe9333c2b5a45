/** The steps that the shell tells of its start, as `--check` reads them. */
import { expect } from '@playwright/test';
import { WINDOW_STEPS } from '../../../electron/check/check-steps.ts';
import { STEPS_VARIABLE } from '../../../electron/host/start-steps.ts';
import { CALL } from '../../../electron/preload/wire.ts';
import type { HostProcess } from '../../e2e/harness/host-process.ts';
import { putFile, square } from '../../e2e/harness/opened-files.ts';
import { startMain } from '../../e2e/harness/standin.ts';
import { test } from '../../e2e/harness/test.ts';
import type { FromStandIn } from '../../standin/messages.ts';

const LINK = 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';
const stepsOf = ({ output }: HostProcess) => [...output.matchAll(/^STEP (.+)$/gm)].map(([, step]) => step);

/** The window's page comes this far. */
type Page = 'plays' | 'never-asks' | 'never-loads';

/** Starts the shell, which ends itself when it has reached the `wanted` steps, with a page that no Chromium shows. */
function start(wanted: string, how: Page, dataDir = test.info().outputPath('data')): HostProcess {
  const host = startMain({ dataDir, locale: 'en-US' }, { [STEPS_VARIABLE]: wanted });
  host.child.on('message', async (message: FromStandIn) => {
    if (message.type !== 'load' || how === 'never-loads') return;
    const { url } = message;
    // A host that is ended meanwhile answers nothing any more.
    const answer = await fetch(url).catch(() => null);
    if (answer === null || !host.child.connected) return;
    host.child.send({ type: 'loaded' });
    if (how === 'plays')
      host.child.send({ type: 'invoke', call: 0, channel: CALL, args: ['settings.read', null], url });
  });
  return host;
}

test('a start tells every step, and ends itself in order after the last', async () => {
  const alone = WINDOW_STEPS.slice(0, WINDOW_STEPS.indexOf('quit'));
  const host = start(alone.join(','), 'plays');
  expect(await host.end(null)).toBe(0);
  expect(stepsOf(host).sort()).toEqual([...alone].sort());
});

test('a second start, its file and its link are told, and what is not a file that can be read', async () => {
  const host = start('second,file,link', 'plays');
  await host.ready;
  const file = await putFile('check.twofold', square('Check'));
  const second = { type: 'second-start', args: [] };
  host.child.send({ ...second, said: { files: [`${file}.missing.twofold`], links: [] } });
  host.child.send({ ...second, said: { files: [file], links: [LINK] } });
  expect(await host.end(null)).toBe(0);
  expect(stepsOf(host).slice(-4)).toEqual(['second', 'file failed: file-missing', 'file', 'link']);
});

const BROKEN: readonly (readonly [string, Page, readonly string[]])[] = [
  ['whose page never asks', 'never-asks', ['preload']],
  ['whose page never loads', 'never-loads', ['scheme', 'preload', 'ready']],
];
for (const [name, how, missing] of BROKEN)
  test(`a start ${name} tells no step that it did not reach`, async () => {
    const host = start('link', how);
    const told = WINDOW_STEPS.slice(0, 7).filter((step) => !missing.includes(step) && step !== 'window');
    await expect.poll(() => stepsOf(host)).toEqual(expect.arrayContaining([...told]));
    expect(stepsOf(host).filter((step) => missing.includes(step ?? ''))).toEqual([]);
    await host.end('SIGKILL');
  });

test('a start whose data cannot be kept says which step that is', async () => {
  const file = await putFile('no-folder', '');
  const host = start('link', 'plays', file);
  await expect.poll(() => stepsOf(host)).toContainEqual(expect.stringMatching(/^storage failed: [a-z-]+$/));
  await host.end('SIGKILL');
});

test('a start that is not checked tells nothing', async () => {
  const host = startMain({ dataDir: test.info().outputPath('data'), locale: 'en-US' });
  host.child.on('message', (message: FromStandIn) => {
    if (message.type === 'load') host.child.send({ type: 'loaded' });
  });
  await host.ready;
  expect(host.output).not.toContain('STEP');
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
});

test('the program that is to be checked opens no window, and says when there is no folder to check it in', async () => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'zh-CN' }, { TMPDIR: '/proc', TMP: 'Z:\\', TEMP: 'Z:\\' }, [
    '--check',
  ]);
  expect(await host.end(null)).toBe(1);
  expect(host.output).toContain('正在逐步检查能否正常启动');
  expect(host.output).toContain('失败：无法为检查建立文件夹（');
  expect(host.output).not.toContain('READY');
});
