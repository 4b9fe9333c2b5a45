import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './share.css';
import { makeShareCode } from '../../../core/codes/share-code.ts';
import type { DealRecord } from '../../../core/game/entry.ts';
import { copyText } from './copy-text.ts';

function codeOf({ kinds, copies, ...deal }: DealRecord): string {
  return makeShareCode({ ...deal, filling: { kinds, copies } });
}

interface CopyCodeProps {
  readonly deal: DealRecord;
  /** Beside louder buttons. */
  readonly isQuiet?: boolean;
}

/** Copies the code of a board and shows it, so that it can be read aloud, or selected where copying is refused. */
export function CopyCode({ deal, isQuiet = false }: CopyCodeProps) {
  const { t } = useTranslation();
  const [{ times, isCopied }, setDone] = useState({ times: 0, isCopied: false });
  const copy = () => setDone({ times: times + 1, isCopied: copyText(codeOf(deal)) });
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the last button of a low window it would come out of sight.
    if (times > 0) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  const words = times === 0 ? '' : t(isCopied ? 'code.copied' : 'code.not-copied');
  return (
    <>
      <button type="button" className={isQuiet ? 'button button-quiet' : 'button'} onClick={copy}>
        {t('code.copy')}
      </button>
      <p className="visually-hidden" role="status">
        {/* A new element each time, so that the same words are said again. */}
        <span key={times}>{words}</span>
      </p>
      {times > 0 && (
        <div ref={shown} className="code-copied" data-tone={isCopied ? 'good' : 'bad'}>
          <span aria-hidden="true">{words}</span>
          <code className="code-text" data-testid="share-code">
            {codeOf(deal)}
          </code>
        </div>
      )}
    </>
  );
}
