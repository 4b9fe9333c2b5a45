import { useEffect } from 'react';
import { seemsCode } from '../../../../core/codes/symbols.ts';
import { useService } from '../../../services/use-service.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';

const TYPING = 'input, textarea, [contenteditable]';

/** A share code that is pasted while this is shown is looked at. Nothing is read before the player pastes. */
export function usePastedCode(): void {
  const codes = useService(SHARE_CODES);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof HTMLElement && event.target.matches(TYPING)) return;
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (seemsCode(text)) codes.open(text);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [codes]);
}
