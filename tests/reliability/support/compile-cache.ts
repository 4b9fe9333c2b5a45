/**
 * Loaded before each process of these checks: what Node compiles of the sources is kept for the next one, which starts in
 * less than half of the processor time. Written soon after the start, since most of these processes are killed.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(process.env.NODE_COMPILE_CACHE);
setImmediate(flushCompileCache);
