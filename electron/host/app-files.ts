/** The files of the built renderer: a list read once. What is not on it does not exist, whatever a URL says. */
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersOf } from './security-headers.ts';

export interface AppFile {
  readonly path: string;
  /** The headers of its answer, its type among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** From the path in a URL, as `/assets/index.js`, to the file. */
export type AppFiles = ReadonlyMap<string, AppFile>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Lists what may be served from a folder and those inside it; files of other types are left out. */
export function listAppFiles(root: string): AppFiles {
  const files = new Map<string, AppFile>();
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const contentType = CONTENT_TYPES[extname(entry)];
    if (contentType === undefined) continue;
    const address = `/${entry.replaceAll('\\', '/')}`;
    files.set(address, {
      path: join(root, entry),
      headers: { ...headersOf(address), 'Content-Type': contentType },
    });
  }
  return files;
}

/**
 * The file that a URL of our own origin names, `/` being the page itself; null for every other. Escapes are not
 * decoded: no file of the build needs one.
 */
export function resolveAppFile(files: AppFiles, url: string, origin: string): AppFile | null {
  if (!URL.canParse(url, origin)) return null;
  const { protocol, username, password, host, pathname } = new URL(url, origin);
  if (`${protocol}//${host}` !== origin || username !== '' || password !== '') return null;
  return files.get(pathname === '/' || pathname === '' ? '/index.html' : pathname) ?? null;
}
