/**
 * Lets Node run a program out of an `app.asar`, as far as that program goes: loaded first (`--import`), in each of its threads
 * too. A path in the archive answers for what the archive's header says and for nothing else, so a path that is wrong in
 * Electron is wrong here. Electron does the same in lib/node/asar-fs-wrapper.ts: `fs`, the loader's own reads, and native
 * addons, which the system can only load from the folder beside the archive.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ArchivedFile, listArchive, readArchived } from './archive.ts';

interface Place {
  readonly archive: string;
  /** With slashes; empty for the archive's root. */
  readonly inside: string;
}

const archives = new Map<string, ReadonlyMap<string, ArchivedFile>>();
const real = { readFileSync: fs.readFileSync, existsSync: fs.existsSync, readdirSync: fs.readdirSync };
const realPromises = { readFile: fs.promises.readFile };
const realOpen = process.dlopen.bind(process);

function placeOf(path: unknown): Place | null {
  const text = path instanceof URL ? fileURLToPath(path) : path;
  const [, archive, inside = ''] =
    (typeof text === 'string' && /^(.*?\.asar)(?:[\\/](.*))?$/s.exec(text)) || [];
  return archive === undefined ? null : { archive, inside: inside.split(sep).join('/').replace(/\/$/, '') };
}

function filesOf(archive: string): ReadonlyMap<string, ArchivedFile> {
  const known = archives.get(archive);
  if (known !== undefined) return known;
  const files = new Map(listArchive(archive).map((file) => [file.path, file]));
  archives.set(archive, files);
  return files;
}

function missing(path: string): Error {
  return Object.assign(new Error(`ENOENT, ${path} not found in the archive`), { code: 'ENOENT' });
}

function fileAt({ archive, inside }: Place): ArchivedFile | undefined {
  return filesOf(archive).get(inside);
}

function readPlace(place: Place): Buffer {
  const file = fileAt(place);
  if (file === undefined) throw missing(join(place.archive, place.inside));
  return file.isUnpacked
    ? real.readFileSync(join(`${place.archive}.unpacked`, file.path))
    : readArchived(place.archive, file);
}

function encodingOf(options: unknown): BufferEncoding | undefined {
  const told = typeof options === 'object' && options !== null ? Reflect.get(options, 'encoding') : options;
  return typeof told === 'string' ? (told as BufferEncoding) : undefined;
}

function readAny(path: unknown, options: unknown): unknown {
  const place = placeOf(path);
  if (place === null) return Reflect.apply(real.readFileSync, fs, [path, options]);
  const bytes = readPlace(place);
  const encoding = encodingOf(options);
  return encoding === undefined ? bytes : bytes.toString(encoding);
}

function isFolder({ archive, inside }: Place): boolean {
  return inside === '' || [...filesOf(archive).keys()].some((path) => path.startsWith(`${inside}/`));
}

/** Lists a folder and what is below it, as `readdir` with `recursive` and `withFileTypes` tells it: the one way the app asks. */
function listFolder(place: Place, options: unknown): unknown {
  const { recursive = false, withFileTypes = false } = (options ?? {}) as fs.ObjectEncodingOptions & {
    recursive?: boolean;
    withFileTypes?: boolean;
  };
  const below = place.inside === '' ? '' : `${place.inside}/`;
  const found = [...filesOf(place.archive).keys()].filter((path) => path.startsWith(below));
  if (found.length === 0) throw missing(join(place.archive, place.inside));
  const names = found
    .map((path) => path.slice(below.length))
    .filter((path) => recursive || !path.includes('/'));
  if (!withFileTypes) return names;
  return names.map((name) => ({
    name: name.split('/').at(-1),
    parentPath: dirname(join(place.archive, below, name)),
    isFile: () => true,
    isDirectory: () => false,
  }));
}

Object.assign(fs, {
  readFileSync: readAny,
  existsSync(path: unknown) {
    const place = placeOf(path);
    if (place === null) return Reflect.apply(real.existsSync, fs, [path]);
    return fileAt(place) !== undefined || isFolder(place);
  },
  readdirSync(path: unknown, options: unknown) {
    const place = placeOf(path);
    return place === null ? Reflect.apply(real.readdirSync, fs, [path, options]) : listFolder(place, options);
  },
});
Object.assign(fs.promises, {
  readFile: async (path: unknown, options: unknown) =>
    placeOf(path) === null
      ? Reflect.apply(realPromises.readFile, fs.promises, [path, options])
      : readAny(path, options),
});
syncBuiltinESMExports();

process.dlopen = (module: object, path: string, ...more: number[]) => {
  const place = placeOf(path);
  if (place === null) return realOpen(module, path, ...more);
  if (fileAt(place)?.isUnpacked !== true)
    throw new Error(`No system loads ${place.inside}: it lies in the archive and not beside it`);
  return realOpen(module, join(`${place.archive}.unpacked`, place.inside), ...more);
};

/** The file that `path` means to `require` or `import`; null where there is none. */
function resolveFile(archive: string, path: string, isRequired: boolean): string | null {
  const endings = isRequired ? ['', '.js', '.json', '.node', '/index.js'] : [''];
  return endings.map((ending) => `${path}${ending}`).find((each) => filesOf(archive).has(each)) ?? null;
}

function readManifest(archive: string, folder: string): Record<string, unknown> | null {
  const inside = folder === '' ? 'package.json' : `${folder}/package.json`;
  return filesOf(archive).has(inside) ? JSON.parse(readPlace({ archive, inside }).toString()) : null;
}

/** Finds what a package exports for a subpath under the conditions of Node; null where that is nothing. */
function exported(target: unknown, conditions: readonly string[]): string | null {
  if (typeof target === 'string') return target;
  for (const [condition, inner] of Object.entries((target ?? {}) as Record<string, unknown>))
    if (conditions.includes(condition)) return exported(inner, conditions);
  return null;
}

function resolvePackage(archive: string, specifier: string, isRequired: boolean): string | null {
  const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = `node_modules/${name}`;
  const manifest = readManifest(archive, folder);
  if (manifest === null) return null;
  const { exports } = manifest;
  const key = `.${subpath}`;
  const map =
    typeof exports === 'object' && exports !== null && '.' in exports ? Reflect.get(exports, key) : exports;
  const conditions = ['node', 'default', isRequired ? 'require' : 'import'];
  const target = exported(map, conditions) ?? (key === '.' ? String(manifest.main ?? 'index.js') : key);
  return resolveFile(archive, `${folder}/${target.replace(/^\.\//, '')}`, true);
}

function formatOf({ archive, inside }: Place): 'module' | 'commonjs' | 'json' {
  const ending = extname(inside);
  if (ending === '.json') return 'json';
  if (ending === '.mjs') return 'module';
  if (ending === '.cjs') return 'commonjs';
  for (let folder = dirname(inside); ; folder = dirname(folder)) {
    const manifest = readManifest(archive, folder === '.' ? '' : folder);
    if (manifest !== null || folder === '.') return manifest?.type === 'module' ? 'module' : 'commonjs';
  }
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isRequired = context.conditions.includes('require');
    const parent = context.parentURL?.startsWith('file:') ? placeOf(new URL(context.parentURL)) : null;
    const isPath = /^(?:file:|\.{0,2}[\\/])/.test(specifier);
    if (specifier.startsWith('node:') || (!isPath && parent === null)) return nextResolve(specifier, context);
    if (!isPath && parent !== null) {
      const found = resolvePackage(parent.archive, specifier, isRequired);
      if (found === null) return nextResolve(specifier, context);
      return { url: pathToFileURL(join(parent.archive, found)).href, shortCircuit: true };
    }
    const base = context.parentURL ?? pathToFileURL(`${process.cwd()}/`).href;
    const url = /^[\\/]/.test(specifier) ? pathToFileURL(specifier) : new URL(specifier, base);
    const place = placeOf(url);
    if (place === null) return nextResolve(specifier, context);
    const found = resolveFile(place.archive, place.inside, isRequired);
    if (found === null) throw missing(join(place.archive, place.inside));
    return { url: `${pathToFileURL(join(place.archive, found)).href}${url.search}`, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    const place = url.startsWith('file:') ? placeOf(new URL(url)) : null;
    if (place === null) return nextLoad(url, context);
    // An addon is opened by its path, which `dlopen` above sends beside the archive.
    if (place.inside.endsWith('.node')) return nextLoad(url, context);
    return { format: formatOf(place), source: readPlace(place), shortCircuit: true };
  },
});
