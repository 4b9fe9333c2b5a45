import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { Seal } from '../components/seal.tsx';
import { useKeys } from '../input/use-keys.ts';
import { useService } from '../services/use-service.ts';
import { goBack, NAVIGATION } from '../state/navigation.ts';

/** Back to the title, when what had the focus is gone. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.page-head h1')?.focus();
}

interface PageHeadProps {
  readonly title: string;
  /** A short note on the subject of the title, in small letters. */
  readonly note?: string;
  /** The way back, where it is not the screen before. */
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** Title of a side screen, with the way back; Esc does the same. */
export function PageHead({ title, note, onBack, children }: PageHeadProps) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const back = onBack ?? (() => goBack(navigation));
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen begins to be read at its title, and Tab goes on from there.
  useEffect(() => heading.current?.focus(), []);
  useKeys('game', onBack === undefined ? { back } : {});
  return (
    <header className="page-head">
      <button
        type="button"
        className="button button-quiet page-back"
        aria-label={t('app.back')}
        title={t('app.back')}
        onClick={back}
      >
        <Icon name="arrow-left" />
      </button>
      <span className="seal" aria-hidden="true">
        <Seal />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {note !== undefined && note !== '' && <p className="page-note">{note}</p>}
      {children}
    </header>
  );
}
