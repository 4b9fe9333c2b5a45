import type { Plugin } from 'vite';

export declare function tileSheets(): Plugin;
