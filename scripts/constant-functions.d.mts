import type { Plugin } from 'vite';
export declare function constantFunctions(): Plugin;
