import { serviceKey } from '../../services/services.ts';

/** True while a drawing is test-played: no game is kept, and home is the drawing. */
export const IS_TRIAL = serviceKey<boolean>('is trial', () => false);
