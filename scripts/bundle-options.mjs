// Options of bundling, for Electron's bundles (electron.vite.config.ts) and for the command line's alike.
import { fileURLToPath } from 'node:url';

/** Small files start sooner; electron-vite leaves them as they are unless it is told. */
export const minify = true;

/**
 * Constants are written where they are used, and what remains of them stays constant (a bundle would make variables
 * of them). The compiler then sees their values: the engine is a seventh faster.
 */
export const optimization = /** @type {const} */ ({ inlineConst: { mode: 'all', pass: 4 } });
export const topLevelVar = false;

/** The times that plugins take are no message for a first start. */
export const checks = { bundlerTimings: false };

/**
 * A group of chunks: what programs read before they serve, one file for each set of programs that share it. By itself the bundler
 * makes a file of every few modules that something loaded later needs as well, and Node takes longer to find forty files than to
 * run them. What another program may load later stands apart from the rest: it never reads what only the first one can have.
 */
export function startsOf(programs, awaited) {
  return {
    name(id, modules) {
      const [first, later] = programsOf(programs, id, modules);
      if (!first.some((name) => awaited.includes(name))) return null;
      return ['start', ...first, ...later.flatMap((name) => ['later', name])].join('-');
    },
    // The imports of a module are read by all of its programs, and perhaps by others: each has a group of its own.
    includeDependenciesRecursively: false,
  };
}

/** The programs that read a module before they serve, and those that may load it later; none for a program itself. */
function programsOf(programs, id, modules) {
  const nameOf = (module) => Object.keys(programs).find((name) => module.endsWith(`/${programs[name]}`));
  const readers = (importersOf) => {
    const names = new Set();
    // A set that grows while it is gone through.
    const seen = new Set([id]);
    for (const module of seen) {
      const name = nameOf(module);
      if (name !== undefined) names.add(name);
      else for (const importer of importersOf(modules.getModuleInfo(module))) seen.add(importer);
    }
    return [...names].sort();
  };
  if (nameOf(id) !== undefined) return [[], []];
  const first = readers((info) => info?.importers ?? []);
  const all = readers((info) => [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]);
  return [first, all.filter((name) => !first.includes(name))];
}

/** Of HTTP a server of web sockets needs the words for its numbers and the masking of frames, and of what dials with it nothing. */
const WORDS = fileURLToPath(new URL('../electron/browser/http-words.ts', import.meta.url));
const OF_NODE = {
  http: `require(${JSON.stringify(WORDS)})`,
  https: '{}',
  net: '{}',
  tls: '{}',
};

/**
 * The library of web sockets serves and dials. The host only serves: what dialling needs is left out of its bundle, as it takes
 * longer to load than the library itself.
 */
export function servingOnly() {
  return {
    name: 'serving-only',
    transform: (code, id) =>
      id.includes('/node_modules/ws/')
        ? code.replace(/require\('(https?|net|tls)'\)/g, (_, name) => OF_NODE[name])
        : null,
  };
}
