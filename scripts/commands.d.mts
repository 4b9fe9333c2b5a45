export declare function nodeArguments(command: string, more?: readonly string[]): string[];
export declare function readScripts(): Record<string, string>;
