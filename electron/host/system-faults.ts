/** The faults that the system reports for a file or a stream that it does not open, read or write. */

const FAULTS = {
  ENOENT: 'missing',
  ENOTDIR: 'not-a-folder',
  EISDIR: 'folder',
  EACCES: 'no-rights',
  EPERM: 'no-rights',
  EROFS: 'read-only',
  EEXIST: 'exists',
  ENOTEMPTY: 'exists',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  EAGAIN: 'busy',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'too-large',
  ERR_FS_FILE_TOO_LARGE: 'too-large',
  EMFILE: 'too-many-open',
  ENFILE: 'too-many-open',
  ENAMETOOLONG: 'name-too-long',
  EINVAL: 'bad-name',
  ELOOP: 'link-loop',
  EIO: 'device',
  ENXIO: 'device',
  ENODEV: 'device',
  ESTALE: 'gone',
  ETIMEDOUT: 'gone',
  EPIPE: 'no-reader',
  EOF: 'no-reader',
  ENOMEM: 'no-memory',
  ERR_MEMORY_ALLOCATION_FAILED: 'no-memory',
  ERR_STRING_TOO_LONG: 'no-memory',
  ERR_WORKER_OUT_OF_MEMORY: 'no-memory',
} as const;

/**
 * A fault, as a text of `system` in `host.json` that also says what to do; `code` is the system's name for
 * it.
 */
export interface SystemFault {
  readonly fault: (typeof FAULTS)[keyof typeof FAULTS] | 'unknown';
  readonly code: string;
}

/** V8 has no code for these. */
const NO_MEMORY = /^(?:Invalid string length|Array buffer allocation failed|Invalid (?:typed )?array length)/;

/** Returns the fault that an error of errno's or Node's stands for; null for a bug. */
export function systemFaultOf(error: unknown): SystemFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof RangeError && NO_MEMORY.test(error.message)) return { fault: 'no-memory', code };
  if (Object.hasOwn(FAULTS, code)) return { fault: FAULTS[code as keyof typeof FAULTS], code };
  return /^E[A-Z0-9]+$/.test(code) ? { fault: 'unknown', code } : null;
}
