/** The browser host's counterpart of the preload: puts the bridge on `window.twofold` before the app's own script runs. */
import type { RawBridge } from '../../../core/contract/contract.ts';
import { openPageSocket } from './page-socket.ts';
import { reportErrors } from './report-errors.ts';
import { readSecrets, reloadAtStartLinks } from './secrets.ts';

const { call, on, report } = openPageSocket(readSecrets());
reportErrors(report);
reloadAtStartLinks();
const bridge: RawBridge = Object.freeze({ call, on });
Object.defineProperty(window, 'twofold', { value: bridge });
