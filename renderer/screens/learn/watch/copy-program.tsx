import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { copyText } from '../../../parts/share/copy-text.ts';
import type { ShownLine } from './code-view.tsx';

/** Copies a program as it can be compiled, and says so. */
export function CopyProgram({ lines }: { readonly lines: readonly ShownLine[] }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<readonly ShownLine[] | null>(null);
  const copy = () => {
    const isCopied = copyText(`${lines.map(({ words }) => words).join('\n')}\n`);
    setCopied(isCopied ? lines : null);
  };
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      <Icon name="copy" />
      <span role="status">{t(copied === lines ? 'lab.program.copied' : 'lab.program.copy')}</span>
    </button>
  );
}
