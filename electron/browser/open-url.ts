import { spawn } from 'node:child_process';

/** Shows a URL in the user's default browser; false when there is nothing to show it with. It keeps no process alive. */
export function openUrl(url: string, platform: NodeJS.Platform): Promise<boolean> {
  const [program, args] = openerFor(platform, url);
  const opener = spawn(program, args, { stdio: 'ignore', detached: true });
  opener.unref();
  return new Promise((resolve) => {
    opener.on('error', () => resolve(false));
    opener.on('exit', (code) => resolve(code === 0));
  });
}

/** The platform's own program for that, with its arguments; none goes through a shell. */
export function openerFor(platform: NodeJS.Platform, url: string): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [url]];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  return ['xdg-open', [url]];
}
