// electron-builder's hook after packing: sets the fuse that its version of @electron/fuses has no name for, and stops
// when the runtime has another number of fuses than electron-builder.yml and this file set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 9;
/** V8 catches WebAssembly's out-of-bounds accesses by signals. Its default is on; there is no WebAssembly here. */
const WASM_TRAP_HANDLERS = 8;
const ON = '1'.charCodeAt(0);

/** @param {import('electron-builder').AfterPackContext} context */
export function afterPack({ appOutDir, electronPlatformName, packager }) {
  setLastFuse(runtimeFile(appOutDir, electronPlatformName, packager));
}

/** Sets the fuse in each of the file's wires: a universal binary has two. */
export function setLastFuse(file) {
  const binary = readFileSync(file);
  const wires = findWires(binary);
  if (wires.length === 0) throw new Error(`no fuses in ${file}: is it Electron?`);
  for (const wire of wires) {
    const count = binary[wire - 1];
    if (count !== FUSES)
      throw new Error(
        `Electron has ${count} fuses and ${FUSES} are set: name the rest in electron-builder.yml`,
      );
    binary[wire + WASM_TRAP_HANDLERS] = ON;
  }
  writeFileSync(file, binary);
}

/** Finds where each wire begins: after the sentinel, one byte of version and one of length. */
function findWires(binary) {
  const wires = [];
  for (let at = binary.indexOf(SENTINEL); at !== -1; at = binary.indexOf(SENTINEL, at + 1))
    wires.push(at + SENTINEL.length + 2);
  return wires;
}

function runtimeFile(folder, platform, packager) {
  if (platform === 'win32') return join(folder, `${packager.appInfo.productFilename}.exe`);
  if (platform === 'linux') return join(folder, packager.executableName);
  const framework = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
  return join(folder, `${packager.appInfo.productFilename}.app`, framework);
}
