import { vi } from 'vitest';

/** Less than the time a test has: a busy machine may take it, and what hangs is told by its own words. */
const PATIENCE_MS = 50_000;

/** Waits until a check passes, or answers with what it answers then. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}

/** Waits until a condition holds. */
export async function untilTrue(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { timeout: PATIENCE_MS });
}
