/** The words of the hosts, as the checkout has them. */
import { fileURLToPath } from 'node:url';
import { readWords } from '../../electron/host/words.ts';

export const hostWords = readWords(fileURLToPath(new URL('../../', import.meta.url)), 'host');
