/** Packs for this machine and takes the app out of its archive: `node tests/pack/unpack.ts FOLDER`. */
import { join } from 'node:path';
import { extractArchive } from './archive.ts';
import { pack } from './pack.ts';
import { TARGETS } from './targets.ts';

const [folder] = process.argv.slice(2);
const target = TARGETS.find(({ platform, arch }) => platform === process.platform && arch === process.arch);
if (folder === undefined) throw new Error('usage: unpack.ts FOLDER');
if (target === undefined) throw new Error(`nothing is packed for ${process.platform} ${process.arch}`);

const { archive } = await pack(target, folder);
extractArchive(archive, join(folder, 'app'));
