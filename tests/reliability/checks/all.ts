import type { Check } from '../check.ts';
import { bitFlips } from './bit-flips.ts';
import { flush } from './flush.ts';
import { fullDisk } from './full-disk.ts';
import { kill } from './kill.ts';
import { readOnly } from './read-only.ts';
import { tornWrites } from './torn-writes.ts';
import { truncation } from './truncation.ts';

/** Every check, the quick ones first. */
export const CHECKS: readonly Check[] = [flush, readOnly, truncation, fullDisk, bitFlips, tornWrites, kill];
