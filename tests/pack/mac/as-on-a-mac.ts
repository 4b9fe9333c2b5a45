/**
 * Loaded into electron-builder (`node --import`): what merges both halves of a Mac app says that it works on a Mac alone, and
 * needs nothing of one but two tools. Only it is told that this is a Mac.
 */
const { platform } = process;

Object.defineProperty(process, 'platform', {
  get: () => {
    const [, , caller = ''] = (new Error().stack ?? '').split('\n');
    return caller.includes('@electron/universal') ? 'darwin' : platform;
  },
});
