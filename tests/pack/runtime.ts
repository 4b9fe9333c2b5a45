/** A stand-in with all that electron-builder looks for in an Electron runtime: folders, names, a fuse wire. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROGRAM_HEAD } from './mac/mach-o.ts';
import type { Platform } from './targets.ts';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron ships them; nine, the last on. */
const FACTORY_FUSES = '101100011';

/** The program's bytes around its fuse wire: version 1, length, one digit a fuse. */
const PROGRAM = Buffer.concat([
  Buffer.from(`not Electron ${SENTINEL}`),
  Buffer.from([1, FACTORY_FUSES.length]),
  Buffer.from(`${FACTORY_FUSES} the end`),
]);

const MAC_PROGRAM = Buffer.concat([PROGRAM_HEAD, Buffer.from('not Electron')]);

/** The uses for which Electron's own property list gives reasons. */
const REASONS = ['AudioCapture', 'BluetoothAlways', 'BluetoothPeripheral', 'Camera', 'Microphone']
  .map((what) => `<key>NS${what}UsageDescription</key><string>This app needs it</string>`)
  .join('');

const PLIST = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>CFBundleName</key><string>Electron</string>${REASONS}</dict></plist>
`;

const LOCALES = ['en-US', 'fr', 'ja', 'zh-CN', 'zh-TW'].map((name) => `locales/${name}.pak`);
const FRAMEWORK = 'Electron.app/Contents/Frameworks/Electron Framework.framework';
const MAC_LOCALES = ['en', 'fr', 'ja', 'zh_CN', 'zh_TW'].flatMap((name) =>
  ['Electron.app/Contents/Resources', `${FRAMEWORK}/Versions/A/Resources`].map(
    (folder) => `${folder}/${name}.lproj/locale.pak`,
  ),
);
const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map(
  (suffix) => `Electron.app/Contents/Frameworks/Electron Helper${suffix}.app/Contents`,
);

const FILES: Readonly<Record<Platform, Readonly<Record<string, Buffer | string>>>> = {
  linux: { electron: PROGRAM, ...blank(LOCALES) },
  win32: { 'electron.exe': PROGRAM, ...blank(LOCALES) },
  darwin: {
    'Electron.app/Contents/MacOS/Electron': MAC_PROGRAM,
    'Electron.app/Contents/Info.plist': PLIST,
    [`${FRAMEWORK}/Electron Framework`]: Buffer.concat([PROGRAM_HEAD, PROGRAM]),
    ...blank(MAC_LOCALES),
    ...Object.fromEntries(
      HELPERS.flatMap((helper) => [
        [`${helper}/Info.plist`, PLIST],
        [`${helper}/MacOS/${helper.split('/').at(-2)?.replace('.app', '')}`, MAC_PROGRAM],
      ]),
    ),
  },
};

/** Makes the runtime's folder. */
export function makeStandInRuntime(folder: string, platform: Platform, version: string): void {
  const files = { ...FILES[platform], version, LICENSE: '', 'LICENSES.chromium.html': '' };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode: 0o755 });
  }
}

/** The fuses in a runtime's file, one digit each: 1 on, 0 off. A universal program has two wires, a stranger none. */
export function readFuses(program: Buffer): string[] {
  const wires: string[] = [];
  for (let at = program.indexOf(SENTINEL); at !== -1; at = program.indexOf(SENTINEL, at + 1)) {
    const wire = at + SENTINEL.length + 2;
    wires.push(program.subarray(wire, wire + (program[wire - 1] ?? 0)).toString('latin1'));
  }
  return wires;
}

function blank(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}
