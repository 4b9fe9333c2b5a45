import type { Language } from '../../core/contract/languages.ts';

/** What the player reads when a bug ends the app. */
export const LAST_WORDS: Readonly<Record<Language, string>> = {
  en: 'Something went wrong and Twofold has to close. Your game is saved up to the last move; start again to go on.',
  'zh-CN': '程序出错，Twofold 需要关闭。棋局已保存到最后一步，重新启动即可继续。',
};

/**
 * What happens to an uncaught bug: it is logged, the player is told, and the process ends. Nothing else can
 * be lost by that: every accepted move is in the database already. Answers with what does so, for a bug that is known.
 */
export function endOnUncaughtBugs(
  onBug: (error: unknown) => void,
  tellAndEnd: () => void,
): (error: unknown) => void {
  const end = (error: unknown) => {
    onBug(error);
    tellAndEnd();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  return end;
}

/**
 * Ends this process as a power cut would, for a storage that does not close: an orderly end would wait for its thread,
 * and the thread waits for the disk.
 */
export function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}
