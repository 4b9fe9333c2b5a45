import type { Check } from '../check.ts';
import { flush } from './flush.ts';
import { kill } from './kill.ts';
import { tornWrites } from './torn-writes.ts';

/** Every check, the quick ones first. */
export const CHECKS: readonly Check[] = [flush, tornWrites, kill];
