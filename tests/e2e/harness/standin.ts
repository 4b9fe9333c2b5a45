import { join } from 'node:path';
import { type CDPSession, type Page, test } from '@playwright/test';
import { CALL } from '../../../electron/preload/wire.ts';
import type { FromStandIn, ToStandIn } from '../../standin/messages.ts';
import { BINDING, makePageScript, makePreloadScript, PRELOAD_WORLD, RECEIVER } from '../../standin/worlds.ts';
import type { ResolvedOptions, StartHost } from './host.ts';
import {
  APP_FOLDER,
  expectCleanExit,
  type HostProcess,
  loadFirst,
  REPOSITORY,
  startHostProcess,
} from './host-process.ts';
import { openContext } from './open-context.ts';

/** The built main and preload bundles over the stand-in for Electron, their window a page of the test's Chromium. */
export const startStandIn: StartHost = async ({ chromium, options, watch }) => {
  const context = await openContext(chromium, options);
  const page = await context.newPage();
  watch(page);
  const cdp = await context.newCDPSession(page);
  const host = startMain(options, {}, options.files);
  connect(page, cdp, host);
  const asked = watchNetwork(host);
  const hasFeed = process.env.STANDIN_FEED !== undefined;
  await host.ready;
  return {
    page,
    async close() {
      await context.close();
      tell(host, { type: 'closed' });
      expectCleanExit(await host.end(null));
      // A spec that puts up a feed looks at what it was asked itself.
      if (!hasFeed && asked.length > 0)
        throw new Error(`The main process asked the network: ${asked.join(', ')}`);
    },
    async kill() {
      await host.end('SIGKILL');
    },
    async suspend() {
      tell(host, { type: 'power', event: 'suspend' });
    },
    async crash() {
      tell(host, { type: 'crashed' });
    },
    async startAgain(files) {
      const second = startMain(options, { STANDIN_LOCK: 'taken' }, files);
      second.child.on('message', (message: FromStandIn) => {
        if (message.type === 'second-start') tell(host, message);
      });
      expectCleanExit(await second.end(null));
    },
    async openFile(path) {
      tell(host, { type: 'open-file', path });
    },
    async openLink(url) {
      tell(host, { type: 'open-url', url });
    },
    async chooseMenu(label) {
      tell(host, { type: 'menu', label });
    },
  };
};

/** Runs the built main bundle; `env` may set the stage for the stand-in, `flags` are the program's own. */
export function startMain(
  options: Pick<ResolvedOptions, 'dataDir' | 'locale'>,
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): HostProcess {
  const main = join(APP_FOLDER, 'out', 'main', 'index.js');
  // A feed stands on the loopback; without one there is nothing to reach for.
  const first = [
    ...loadFirst('register.ts'),
    ...(process.env.STANDIN_FEED === undefined ? loadFirst('no-network.mjs') : []),
    ...(env.STANDIN_HASTEN === undefined ? [] : loadFirst('fast-clock.mjs')),
  ];
  const runner = join(REPOSITORY, 'tests', 'standin', 'run-main.ts');
  return startHostProcess([...first, runner, main, '--', '--data', options.dataDir, ...flags], {
    ...process.env,
    ...env,
    STANDIN_LANGUAGE: options.locale,
  });
}

/** The main process while its window shows no page. */
export interface PagelessMain {
  readonly dataDir: string;
  chooseMenu(label: string): void;
  /** The player closes the window; rejects when the program does not end with code 0. */
  close(): Promise<void>;
}

/**
 * Asks the one question that every page begins with, whenever one is loaded that no Chromium shows: a page that never asks
 * counts as one that hangs.
 */
export function askWithoutPage(host: HostProcess): void {
  host.child.on('message', (message: FromStandIn) => {
    if (message.type !== 'load') return;
    const { url } = message;
    tell(host, { type: 'invoke', call: 0, channel: CALL, args: ['settings.read', null], url });
  });
}

/** For what the menu and the window's frame do by themselves: a page costs most of a start. */
export async function startWithoutPage(locale: ResolvedOptions['locale'] = 'en-US'): Promise<PagelessMain> {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale });
  askWithoutPage(host);
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type === 'load') tell(host, { type: 'loaded' });
  });
  await host.ready;
  return {
    dataDir,
    chooseMenu: (label) => tell(host, { type: 'menu', label }),
    async close() {
      tell(host, { type: 'closed' });
      expectCleanExit(await host.end(null));
    },
  };
}

/** The addresses that the main process asks, as they come. */
function watchNetwork(host: HostProcess): readonly string[] {
  const asked: string[] = [];
  host.child.on('message', (message: FromStandIn) => {
    if (message.type === 'network') asked.push(message.url);
  });
  return asked;
}

/** Plays the window for the stand-in. */
function connect(page: Page, cdp: CDPSession, host: HostProcess): void {
  let preloadContext: number | null = null;
  let installed: Promise<void> = Promise.reject(new Error('A window loads before it is created'));
  installed.catch(() => undefined);
  const deliver = (message: FromStandIn) => {
    const expression = `${RECEIVER}(${JSON.stringify(JSON.stringify(message))})`;
    if (preloadContext === null) return;
    // The page may be gone by the time an answer comes; then the answer is dropped.
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
    if (message.type === 'create') installed = install(cdp, message.preload);
    else if (message.type === 'load') open(page, host, installed, message.url);
    else if (message.type !== 'close' && message.type !== 'network') deliver(message);
  });
}

/** Puts both worlds' scripts where every document of the page starts with them. */
async function install(cdp: CDPSession, preload: string): Promise<void> {
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: PRELOAD_WORLD });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: makePageScript() });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: makePreloadScript(preload),
    worldName: PRELOAD_WORLD,
  });
}

function open(page: Page, host: HostProcess, installed: Promise<void>, url: string): void {
  installed
    .then(() => page.goto(url))
    .then(
      () => tell(host, { type: 'loaded' }),
      (error: unknown) => tell(host, { type: 'not-loaded', reason: String(error) }),
    );
}

function tell(host: HostProcess, message: ToStandIn): void {
  if (host.child.connected) host.child.send(message, () => undefined);
}
