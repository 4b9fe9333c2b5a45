import type { WindowServices } from '../../services/services.ts';
import { SHARE_CODES } from '../share-code-dialog.ts';

/** Shows the board of a picture of a game; answers whether the file is such a picture. */
export async function openSharedPicture(services: WindowServices, file: File): Promise<boolean> {
  const { codeInPicture } = await import('./code-in-picture.ts');
  const code = await codeInPicture(file);
  if (code === null) return false;
  services.get(SHARE_CODES).open(code);
  return true;
}
