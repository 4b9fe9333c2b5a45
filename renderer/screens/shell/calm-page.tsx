import type { ReactNode } from 'react';
import { Hills } from '../../components/pictures/landscape.tsx';
import { Seal } from '../../components/seal.tsx';

interface CalmPageProps {
  readonly screen: string;
  /** Said at once by a screen reader. */
  readonly role?: 'alert';
  readonly title: string;
  /** One sentence, and what to do. */
  readonly children: ReactNode;
}

/** A whole window with one thing to say: the seal before the moon, over hills that need no further code. */
export function CalmPage({ screen, role, title, children }: CalmPageProps) {
  return (
    <main className="calm" data-screen={screen} role={role}>
      <Hills isClear />
      <span className="seal calm-seal">
        <Seal />
      </span>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Begins the page anew. */
export function ReloadButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className="button button-primary button-large" onClick={() => location.reload()}>
      {children}
    </button>
  );
}
