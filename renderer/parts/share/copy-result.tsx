import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { withPlainBlanks } from '../../i18n/unbroken.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './share.module.css';

interface CopyResultTextProps {
  readonly text: string;
  /**
   * The words that are shown when the result was copied; the default says that its code opens the same board.
   */
  readonly copied?: string;
  readonly className?: string | undefined;
  readonly label?: string;
}

/** Copies a result whose text is made already, and shows it. */
export function CopyResultText({ text: told, copied, className = 'button', label }: CopyResultTextProps) {
  const { t } = useTranslation();
  const text = withPlainBlanks(told);
  return (
    <CopyButton
      label={
        <>
          <Icon name="copy" />
          {label ?? t('record.result.copy')}
        </>
      }
      text={text}
      copied={copied ?? t('record.result.copied')}
      notCopied={t('record.result.not-copied')}
      className={className}
      shown={
        <pre className={styles.resultText} data-testid="result-text">
          {text}
        </pre>
      }
    />
  );
}
