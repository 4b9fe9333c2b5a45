/**
 * Lets the event loop turn once. Node frees what native objects hold only then, so a check that opens thousands of
 * databases without a pause would fill the memory.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
