import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type { FromStandIn, ToStandIn } from '../../standin/messages.ts';
import { BINDING, makePageScript, makePreloadScript, PRELOAD_WORLD, RECEIVER } from '../../standin/worlds.ts';
import type { StartHost } from './host.ts';
import { expectCleanExit, type HostProcess, REPOSITORY, startHostProcess } from './host-process.ts';
import { openContext } from './open-context.ts';

const NODE_FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** The built main and preload bundles over the stand-in for Electron, their window a page of the test's Chromium. */
export const startStandIn: StartHost = async ({ chromium, options, watch }) => {
  const host = startHostProcess(
    [
      ...NODE_FLAGS,
      '--import',
      pathToFileURL(join(REPOSITORY, 'tests', 'standin', 'register.ts')).href,
      join(REPOSITORY, 'out', 'main', 'index.js'),
      '--data',
      options.dataDir,
    ],
    { ...process.env, STANDIN_LANGUAGE: options.locale },
  );
  const context = await openContext(chromium, options);
  const page = await context.newPage();
  watch(page);
  await connect(page, await context.newCDPSession(page), host);
  return {
    page,
    async close() {
      await context.close();
      tell(host, { type: 'closed' });
      expectCleanExit(await host.end(null));
    },
    async kill() {
      await host.end('SIGKILL');
      await context.close();
    },
  };
};

/** Plays the window for the stand-in until the app says that it is ready. */
async function connect(page: Page, cdp: CDPSession, host: HostProcess): Promise<void> {
  let preloadContext: number | null = null;
  const deliver = (message: FromStandIn) => {
    const expression = `${RECEIVER}(${JSON.stringify(JSON.stringify(message))})`;
    if (preloadContext === null) return;
    // The page may be gone by the time an answer comes; nobody waits for it then.
    cdp.send('Runtime.evaluate', { contextId: preloadContext, expression }).catch(() => undefined);
  };
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== BINDING) return;
    preloadContext = executionContextId;
    tell(host, { type: 'invoke', ...JSON.parse(payload) });
  });
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === PRELOAD_WORLD) preloadContext = context.id;
  });
  host.child.on('message', (message: FromStandIn) => {
    if (message.type === 'create') install(cdp, message.preload);
    else if (message.type === 'load') open(page, host, message.url);
    else if (message.type !== 'close') deliver(message);
  });
  await host.ready;
}

/** CDP keeps the order of what it is sent, so the scripts stand before any page loads. */
function install(cdp: CDPSession, preload: string): void {
  const commands = [
    cdp.send('Page.enable'),
    cdp.send('Runtime.enable'),
    cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: PRELOAD_WORLD }),
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: makePageScript() }),
    cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: makePreloadScript(preload),
      worldName: PRELOAD_WORLD,
    }),
  ];
  // A page that was closed meanwhile fails its spec by itself.
  Promise.all(commands).catch(() => undefined);
}

function open(page: Page, host: HostProcess, url: string): void {
  page.goto(url).then(
    () => tell(host, { type: 'loaded' }),
    (error: unknown) => tell(host, { type: 'not-loaded', reason: String(error) }),
  );
}

function tell(host: HostProcess, message: ToStandIn): void {
  if (host.child.connected) host.child.send(message, () => undefined);
}
