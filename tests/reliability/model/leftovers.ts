import { filesIn } from '../support/tree.ts';

/** Every file that may lie in a data folder after its storage was closed. */
const KNOWN: readonly RegExp[] = [
  /^twofold\.sqlite$/,
  /^twofold\.sqlite\.lock$/,
  /^twofold\.sqlite-(check|accepted)$/,
  // The next backup sweeps away one that was not finished.
  /^twofold\.sqlite-backups\/twofold-\d{8}-\d{13,16}\.sqlite(\.part(-journal)?)?$/,
  // A session ends an import that was cut short.
  /^twofold\.sqlite-import-[0-9a-f-]{36}(\.part)?$/,
  /^twofold\.sqlite-damaged\/[^/]+\/twofold\.sqlite(-wal|-shm|-journal)?$/,
];

/** Files that a closed storage left and that no later start deletes. */
export function leftoversIn(data: string, temporary: string): string[] {
  const unknown = filesIn(data).filter((name) => !KNOWN.some((pattern) => pattern.test(name)));
  return [...unknown, ...filesIn(temporary).map((name) => `${name} in the temporary folder`)];
}
