/** session.fromPartition: the one way of the main process into the network. STANDIN_FEED stands for GitHub's feed. */
import { expectReady } from './lifecycle.ts';
import { tell } from './parent.ts';
import { expectKnown, strict } from './strict.ts';

const FEED = 'https://api.github.com';
const FETCH_OPTIONS = ['signal', 'redirect', 'credentials', 'cache', 'headers'];

export function sessionFromPartition(
  partition: string,
  options?: Electron.FromPartitionOptions,
): Electron.Session {
  expectReady('session.fromPartition');
  if (partition === '' || partition.startsWith('persist:') || options?.cache !== false)
    throw new Error('This session would remember something');
  let userAgent = 'Chromium with its version and the system';
  let languages = 'the languages of the player';
  return strict<Electron.Session>('session', {
    setUserAgent(agent: string, accepted?: string) {
      userAgent = agent;
      languages = accepted ?? languages;
    },
    async fetch(input: string | Request, init: RequestInit = {}) {
      const url = typeof input === 'string' ? input : input.url;
      tell({ type: 'network', url });
      expectKnown('fetch option', init, FETCH_OPTIONS);
      const feed = process.env.STANDIN_FEED;
      if (feed === undefined || !url.startsWith(`${FEED}/`))
        throw new Error('net::ERR_INTERNET_DISCONNECTED');
      const headers = new Headers(init.headers);
      headers.set('User-Agent', userAgent);
      headers.set('Accept-Language', languages);
      return fetch(`${feed}${url.slice(FEED.length)}`, { ...init, headers });
    },
  });
}
