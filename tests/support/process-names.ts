import { PROCESS_CODE, type ProcessName } from '../../core/lab/process-code.ts';
import type { Rules } from '../../core/rules/rules.ts';

export const PROCESS_NAMES = Object.keys(PROCESS_CODE) as ProcessName[];

/** Returns whether a process is defined under rules: corridors carry links of exactly two turns. */
export function suitsRules(name: ProcessName, { maxTurns }: Rules): boolean {
  return name !== 'dead-by-corridors' || maxTurns === 2;
}
