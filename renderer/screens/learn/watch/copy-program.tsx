import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLine } from '../../../../core/judge/listing.ts';
import { Icon } from '../../../components/icon.tsx';
import { copyText } from '../../../parts/share/copy-text.ts';

/** Copies a program as it can be compiled, and says so. */
export function CopyProgram({ lines }: { readonly lines: readonly ListingLine[] }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<readonly ListingLine[] | null>(null);
  const copy = () => {
    const isCopied = copyText(`${lines.map(({ text }) => text).join('\n')}\n`);
    setCopied(isCopied ? lines : null);
  };
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      <Icon name="copy" />
      <span role="status">{t(copied === lines ? 'lab.program.copied' : 'lab.program.copy')}</span>
    </button>
  );
}
