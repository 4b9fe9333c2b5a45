/**
 * Electron's own look at a command line (shell/app/command_line_args.cc, CheckCommandLineArguments): what follows an
 * argument that looks like a link may have been smuggled in with the link. On Windows such a start ends with code -1, before
 * any JavaScript and without a word; the model refuses it on every system and says why.
 */
export function refuseUnsafeArguments(args: readonly string[]): void {
  const end = args.indexOf('--');
  const checked = end < 0 ? args : args.slice(0, end);
  const link = checked.findIndex(looksLikeLink);
  if (link >= 0 && link < checked.length - 1)
    throw new Error(
      `Windows' Electron ends without a word: ${checked[link + 1]} follows ${checked[link]} and no -- stands first`,
    );
}

/** A scheme of more than one character, which a drive has, without blanks; it begins with a letter. */
function looksLikeLink(arg: string): boolean {
  return /^[a-z][^: \t\n\v\f\r]+:/i.test(arg);
}
