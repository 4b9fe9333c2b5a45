/** Packs for this machine and takes the app out of its archive: `node tests/pack/unpack.ts FOLDER`. */
import { join } from 'node:path';
import { extractArchive } from './archive.ts';
import { pack } from './pack.ts';
import { TARGET_HERE } from './targets.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: unpack.ts FOLDER');
if (TARGET_HERE === undefined) throw new Error(`nothing is packed for ${process.platform} ${process.arch}`);

const { archive } = await pack(TARGET_HERE, folder);
extractArchive(archive, join(folder, 'app'));
