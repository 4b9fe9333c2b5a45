/** The folder after `--data`, among whatever flags Chromium and the platform add; null without one. */
export function readDataFlag(args: readonly string[]): string | null {
  const joined = args.find((arg) => arg.startsWith('--data='));
  if (joined !== undefined) return joined.slice('--data='.length) || null;
  const index = args.indexOf('--data');
  return index === -1 ? null : (args[index + 1] ?? null);
}
