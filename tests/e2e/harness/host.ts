/** The app as a spec sees it, whichever host runs it. */
import type { Browser, Page } from '@playwright/test';

export const HOSTS = ['browser-host', 'standin', 'electron', 'wine'] as const;
export type HostName = (typeof HOSTS)[number];

export interface LaunchOptions {
  /** The folder in which games are kept; a new folder when none is given. */
  readonly dataDir?: string;
  /** The system's language. */
  readonly locale?: 'zh-CN' | 'zh-TW' | 'ja' | 'en-US';
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
  /** The moment at which the page's clock begins; the machine's own time when none is given. */
  readonly now?: Date;
  /** The page hears its host late, and `expectAccessible` expects that no control moves for it. */
  readonly isLate?: boolean;
  /** Files named on the command line, and links. */
  readonly files?: readonly string[];
  /** The seeds of whatever the page deals follow from this text; from the spec's title and its starts when none is given. */
  readonly seeds?: string;
}

export type ResolvedOptions = Required<Omit<LaunchOptions, 'now'>> & Pick<LaunchOptions, 'now'>;

/** One run of a host with its window. */
export interface HostRun {
  readonly page: Page;
  /** As a player does: closes the window and ends the program; rejects when it does not end with code 0. */
  close(): Promise<void>;
  /** As a power cut does: SIGKILL for the main process. The page is left to itself, or goes with Electron. */
  kill(): Promise<void>;
  /** The machine goes to sleep. The browser host does not hear of that, and rejects. */
  suspend(): Promise<void>;
  /** The window's process dies. A browser's pages have none of their own, and it rejects. */
  crash(): Promise<void>;
  /** The player chooses an item of the native menu. The browser host has none, and rejects. */
  chooseMenu(label: string): Promise<void>;
  /** The program is started again on the same data, with files or links; rejects when that start does not end with code 0. */
  startAgain(files: readonly string[]): Promise<void>;
  /** The system hands over a file, as macOS does. The browser host is not told, and rejects. */
  openFile(path: string): Promise<void>;
  /** The system hands over a link, as macOS does. The browser host is not told, and rejects. */
  openLink(url: string): Promise<void>;
}

export interface HostContext {
  /** Null for Electron, which brings its own. */
  readonly chromium: Browser | null;
  readonly options: ResolvedOptions;
  /** Called with each page before it loads anything. */
  readonly watch: (page: Page) => void;
}

/** Starts one host and answers when its window shows a page. */
export type StartHost = (context: HostContext) => Promise<HostRun>;
