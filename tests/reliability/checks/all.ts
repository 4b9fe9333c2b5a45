import type { Check } from '../check.ts';
import { backupKill } from './backup-kill.ts';
import { bitFlips } from './bit-flips.ts';
import { clockJump } from './clock-jump.ts';
import { deadlyLook } from './deadly-look.ts';
import { failedCalls } from './failed-calls.ts';
import { faultPairs } from './fault-pairs.ts';
import { flush } from './flush.ts';
import { fullDisk } from './full-disk.ts';
import { fuzz } from './fuzz.ts';
import { hostile } from './hostile.ts';
import { householdKill } from './household-kill.ts';
import { importKill } from './import-kill.ts';
import { kill } from './kill.ts';
import { latency } from './latency.ts';
import { logFlips } from './log-flips.ts';
import { many } from './many.ts';
import { migrationKill } from './migration-kill.ts';
import { readOnly } from './read-only.ts';
import { recoveryKill } from './recovery-kill.ts';
import { sabotage } from './sabotage.ts';
import { tornWrites } from './torn-writes.ts';
import { truncation } from './truncation.ts';
import { twoWriters } from './two-writers.ts';

/** Every check, the quick ones first; every second one takes as long as the others, for two runs side by side. */
export const CHECKS: readonly Check[] = [
  latency,
  flush,
  clockJump,
  many,
  hostile,
  fuzz,
  readOnly,
  migrationKill,
  truncation,
  deadlyLook,
  sabotage,
  fullDisk,
  twoWriters,
  recoveryKill,
  backupKill,
  importKill,
  householdKill,
  bitFlips,
  logFlips,
  faultPairs,
  failedCalls,
  kill,
  tornWrites,
];
