/**
 * electron-builder's hook after it has copied the runtime: makes the stand-in's programs those of the processor that is packed
 * for, so that both halves of a universal app differ as real ones do.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AfterPackContext, Arch } from 'electron-builder';
import { isProgram, setProcessor } from './mach-o.ts';

export function afterExtract({ appOutDir, arch }: AfterPackContext): void {
  for (const entry of readdirSync(appOutDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (!isProgram(content)) continue;
    setProcessor(content, arch === Arch.arm64 ? 'arm64' : 'x64');
    writeFileSync(path, content);
  }
}
