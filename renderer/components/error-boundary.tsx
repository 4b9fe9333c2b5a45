import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seal } from './seal.tsx';

function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <main className="calm" data-screen="broken" role="alert">
      <span className="seal calm-seal">
        <Seal />
      </span>
      <p>{t('trouble.bug')}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t('trouble.reload')}
      </button>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** The last resort for a screen that cannot be drawn: a sentence and a way on, instead of nothing. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
