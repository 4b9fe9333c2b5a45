import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { withPlainBlanks } from '../../i18n/unbroken.ts';
import { CopyButton } from './copy-button.tsx';
import { type GameResult, resultText } from './result-text.ts';

interface CopyResultTextProps {
  readonly text: string;
  /**
   * The words that are shown when the result was copied; the default says that its code opens the same board.
   */
  readonly copied?: string;
  readonly className?: string;
}

/** Copies a result whose text is made already, and shows it. */
export function CopyResultText({ text: told, copied, className = 'button' }: CopyResultTextProps) {
  const { t } = useTranslation();
  const text = withPlainBlanks(told);
  return (
    <CopyButton
      label={
        <>
          <Icon name="copy" />
          {t('record.result.copy')}
        </>
      }
      text={text}
      copied={copied ?? t('record.result.copied')}
      notCopied={t('record.result.not-copied')}
      className={className}
      shown={
        <pre className="result-text" data-testid="result-text">
          {text}
        </pre>
      }
    />
  );
}

interface CopyResultProps {
  readonly result: GameResult;
  readonly className?: string;
}

/** Copies the result of a game as text and shows it. */
export function CopyResult({ result, className = 'button' }: CopyResultProps) {
  const { t } = useTranslation();
  return <CopyResultText text={resultText(t, result)} className={className} />;
}
