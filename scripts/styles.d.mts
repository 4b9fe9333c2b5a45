import type { Plugin } from 'vite';

export declare function layerOf(path: string): string | null;
export declare function styles(): Plugin;
