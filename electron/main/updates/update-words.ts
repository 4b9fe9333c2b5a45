/** What Help → Check for Updates says. */
import type { Language } from '../../../core/contract/languages.ts';
import type { UpdateFailure } from './update-check.ts';

interface UpdateWords {
  asking(host: string): string;
  newest(version: string): string;
  newer(version: string, current: string): string;
  readonly openPage: string;
  readonly later: string;
  readonly cancel: string;
  readonly close: string;
  /** What happened, and what to do. */
  readonly failures: Readonly<Record<UpdateFailure, string>>;
}

export const UPDATE_WORDS: Readonly<Record<Language, UpdateWords>> = {
  en: {
    asking: (host) => `Asking ${host} for the newest version …`,
    newest: (version) => `You have the newest version, ${version}.`,
    newer: (version, current) =>
      `Version ${version} is there; you have ${current}. Open its page in your browser? Installing it over this one keeps everything.`,
    openPage: 'Open Page',
    later: 'Later',
    cancel: 'Cancel',
    close: 'OK',
    failures: {
      unpublished:
        'This build was made from the sources and was not published, so there is nowhere to ask. Look where you got it from; in a clone, “git pull” brings the newest version.',
      'no-release':
        'No release was found where they are published, so nothing can be said about a newer version. Look at the project’s page in your browser.',
      unreachable:
        'The releases could not be reached: there is no connection, or it took too long. Try again later.',
      refused:
        'The server did not want to answer now, most often after too many questions. Try again in an hour.',
      unreadable:
        'The server’s answer could not be understood. Look at the Releases page in your browser instead.',
    },
  },
  'zh-CN': {
    asking: (host) => `正在向 ${host} 询问最新版本……`,
    newest: (version) => `已经是最新版本 ${version}。`,
    newer: (version, current) =>
      `有新版本 ${version}，当前是 ${current}。要在浏览器里打开它的页面吗？直接覆盖安装，一切都会保留。`,
    openPage: '打开页面',
    later: '以后再说',
    cancel: '取消',
    close: '好',
    failures: {
      unpublished:
        '这一版由源码构建，没有发布过，无处可问。请到获取它的地方查看；如果是克隆的仓库，执行 git pull 即可得到最新版本。',
      'no-release': '发布页面上没有找到任何版本，所以无法判断是否有新版本。请在浏览器里查看项目主页。',
      unreachable: '连不上发布页面：没有网络，或等待太久。请稍后再试。',
      refused: '服务器暂时不肯回答，多半是询问太频繁。请一小时后再试。',
      unreadable: '看不懂服务器的回答。请改在浏览器里查看 Releases 页面。',
    },
  },
};
