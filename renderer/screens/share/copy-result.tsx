import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import { type GameResult, resultText } from './result-text.ts';

interface CopyResultProps {
  readonly result: GameResult;
  readonly className?: string;
}

/** Copies the result of a game as text and shows it. */
export function CopyResult({ result, className = 'button' }: CopyResultProps) {
  const { t } = useTranslation();
  const text = resultText(t, result);
  return (
    <CopyButton
      label={t('record.result.copy')}
      text={text}
      copied={t('record.result.copied')}
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
