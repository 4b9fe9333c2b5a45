export declare function findChromium(): Promise<string | null>;
export declare function hasChineseFont(): boolean;
export declare const CHROMIUM_FLAGS: string[];
