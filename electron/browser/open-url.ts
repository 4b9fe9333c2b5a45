import { spawn } from 'node:child_process';

/** Shows a URL in the user's default browser; `onFailure` when there is nothing to show it with. */
export function openUrl(url: string, platform: NodeJS.Platform, onFailure: () => void): void {
  const [program, args] = openerFor(platform, url);
  const opener = spawn(program, args, { stdio: 'ignore', detached: true });
  opener.on('error', onFailure);
  opener.on('exit', (code) => {
    if (code !== 0) onFailure();
  });
  opener.unref();
}

/** The platform's own program for that, with its arguments; none goes through a shell. */
export function openerFor(platform: NodeJS.Platform, url: string): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [url]];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  return ['xdg-open', [url]];
}
