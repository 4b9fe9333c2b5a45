/** The headless shell where there is one, else as `findChromium`. */
export declare function findHeadlessChromium(): Promise<string | null>;
export declare function findChromium(): Promise<string | null>;
export declare function hasChineseFont(): boolean;
export declare const CHROMIUM_FLAGS: string[];
