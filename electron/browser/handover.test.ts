/** The messages of second starts to the first, and attempts of other programs at its socket. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Handover, type HandoverServer, handOver, startHandoverServer } from './handover.ts';
import { makeSocketPath } from './handover-socket.ts';

const URL_OF_PAGE = `http://127.0.0.1:4000/#token=${'t'.repeat(43)}`;
const ONE_FILE: Handover = { files: ['/a/b.twofold'], links: ['twofold://play/2F'], opensPage: true };

/** The time limit where no answer is to come. */
const SOON_MS = 200;
/** Only ends what hangs. */
const LATE_MS = 60_000;

let folder: string;
let handoverServer: HandoverServer | null;
let intruder: Server | null;
const heard: Handover[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-handover-'));
  [handoverServer, intruder] = [null, null];
  heard.splice(0);
});
afterEach(async () => {
  await handoverServer?.close();
  await new Promise((resolve) => (intruder === null ? resolve(null) : intruder.close(resolve)));
  rmSync(folder, { recursive: true });
});

async function openServer(url = URL_OF_PAGE): Promise<void> {
  const take = (handover: Handover) => {
    heard.push(handover);
    return url;
  };
  handoverServer = await startHandoverServer(folder, { take, onBug: (bug) => expect.fail(String(bug)) });
}

/** Another program at the socket. */
async function listenInstead(server: Server): Promise<void> {
  intruder = server;
  const place = await makeSocketPath(folder, process.platform);
  await new Promise<void>((resolve) => server.listen(place, resolve));
}

test('the first start receives all of it, and answers with the address of its page', async () => {
  await openServer();
  expect(await handOver(folder, ONE_FILE, LATE_MS)).toBe(URL_OF_PAGE);
  const nothing = { files: [], links: [], opensPage: false };
  expect(await handOver(folder, nothing, LATE_MS)).toBe(URL_OF_PAGE);
  expect(heard).toEqual([ONE_FILE, nothing]);
});

test('a command line as long as any is handed over', async () => {
  await openServer();
  const files = Array.from({ length: 10_000 }, (_none, index) => `/${'长'.repeat(60)}/${index}.twofold`);
  expect(await handOver(folder, { ...ONE_FILE, files }, LATE_MS)).toBe(URL_OF_PAGE);
  expect(heard[0]?.files).toEqual(files);
});

test('a start that only just begins is waited for', async () => {
  const answered = handOver(folder, ONE_FILE, LATE_MS);
  await openServer();
  expect(await answered).toBe(URL_OF_PAGE);
});

test('no first start, or only what a killed one left: no address', async () => {
  expect(await handOver(folder, ONE_FILE, SOON_MS)).toBeNull();
  await makeSocketPath(folder, process.platform);
  writeFileSync(join(folder, 'handover', 'socket'), '');
  expect(await handOver(folder, ONE_FILE, SOON_MS)).toBeNull();
});

test('the socket that a killed start left is replaced by the next first start', async () => {
  await makeSocketPath(folder, process.platform);
  writeFileSync(join(folder, 'handover', 'socket'), '');
  await openServer();
  expect(await handOver(folder, ONE_FILE, LATE_MS)).toBe(URL_OF_PAGE);
});

test('closing leaves no file', async () => {
  await openServer();
  await handoverServer?.close();
  expect(readdirSync(join(folder, 'handover'))).toEqual([]);
});

test('a first start that hangs does not block a second one', async () => {
  await listenInstead(createServer((socket) => socket.resume()));
  expect(await handOver(folder, ONE_FILE, SOON_MS)).toBeNull();
});

test.each([
  'http://evil.example/#token=x',
  `http://127.0.0.1:80@evil.example/#token=${'t'.repeat(43)}`,
  `${URL_OF_PAGE}&then=x`,
  `${URL_OF_PAGE}\n`,
  'file:///etc/passwd',
  '',
])('%j is not taken for the address of a page', async (url) => {
  await listenInstead(createHttpServer((_asked, answer) => answer.end(url)));
  expect(await handOver(folder, ONE_FILE, SOON_MS)).toBeNull();
});

/** Returns the server's answer to a raw text; null when it hangs up. */
function say(words: string): Promise<string | null> {
  const socketPath = join(folder, 'handover', 'socket');
  return new Promise((resolve) => {
    const asked = request({ socketPath, method: 'POST', agent: false }, async (answer) => {
      resolve(String(await answer.setEncoding('utf8').toArray()));
    });
    asked.on('error', () => resolve(null));
    asked.end(words);
  });
}

test.skipIf(process.platform === 'win32').each([
  ['nothing', ''],
  ['no JSON', 'files: a.twofold'],
  ['half of a JSON', '{"files":["/a'],
  ['too much', JSON.stringify('x'.repeat(4_194_304))],
])('%s is refused', async (_what, words) => {
  await openServer();
  expect(await say(words)).toBeNull();
  expect(heard).toEqual([]);
  expect(await handOver(folder, ONE_FILE, LATE_MS)).toBe(URL_OF_PAGE);
});

test.skipIf(process.platform === 'win32')('what is no file and no link is passed over', async () => {
  await openServer();
  await say('{"files":[7,"/a.twofold"],"links":{"0":"x"},"opensPage":"yes","token":"t"}');
  expect(heard).toEqual([{ files: ['/a.twofold'], links: [], opensPage: false }]);
});

test.skipIf(process.platform === 'win32')(
  'a silent connection does not keep the host from ending',
  async () => {
    await openServer();
    const silent = connect(join(folder, 'handover', 'socket'));
    await new Promise((resolve) => silent.on('connect', resolve));
    const closed = new Promise((resolve) => silent.on('close', resolve));
    silent.on('error', () => undefined);
    await handoverServer?.close();
    await closed;
  },
);
