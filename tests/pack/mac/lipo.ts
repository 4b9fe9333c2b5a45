/** Stands in for Apple's tool: `lipo ONE OTHER -create -output FILE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mergePrograms } from './mach-o.ts';

const [one = '', other = '', create, output, file = ''] = process.argv.slice(2);
if (create !== '-create' || output !== '-output') throw new Error(`lipo ${process.argv.slice(2).join(' ')}`);
writeFileSync(file, mergePrograms([readFileSync(one), readFileSync(other)]));
