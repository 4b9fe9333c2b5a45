import { useEffect } from 'react';
import { seemsCode } from '../../../../core/codes/symbols.ts';
import { useServices } from '../../../services/use-service.ts';
import { openSharedPicture } from '../../../state/pictures/shared-picture.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';

const TYPING = 'input, textarea, [contenteditable]';

/** A share code, or a picture of a game, that is pasted while this is shown is looked at. Nothing is read before the player pastes. */
export function usePastedCode(): void {
  const services = useServices();
  useEffect(() => {
    const codes = services.get(SHARE_CODES);
    const look = async (picture: File) => {
      if (!(await openSharedPicture(services, picture))) codes.refuse('picture');
    };
    const stop = new AbortController();
    document.addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof HTMLElement && event.target.matches(TYPING)) return;
        const text = event.clipboardData?.getData('text/plain') ?? '';
        const [file] = event.clipboardData?.files ?? [];
        if (seemsCode(text)) codes.open(text);
        else if (file?.type.startsWith('image/')) void look(file);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [services]);
}
