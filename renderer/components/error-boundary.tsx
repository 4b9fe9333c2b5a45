import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in place of a screen that cannot be drawn. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

/** The last resort for a screen that cannot be drawn: a sentence and a way on, instead of nothing. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
