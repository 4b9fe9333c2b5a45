/** A page as it will look on paper, and the button that prints it. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../input/use-keys.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { codeOfDeal } from '../../parts/share/copy-code.tsx';
import { useService } from '../../services/use-service.ts';
import { PAPER } from '../../state/paper.ts';
import { BoardSheet } from './board-sheet.tsx';
import styles from './paper.module.css';
import { PuzzleSheet } from './puzzle-sheet.tsx';
import { usePaperPictures } from './use-paper-pictures.ts';

export function PaperScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { request } = useStore(useService(PAPER));
  const pictures = usePaperPictures();
  useKeys('game', { keys: onKeys });
  return (
    <main className="page" data-screen="paper">
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('paper.title')} />
        {request.type === 'puzzles' ? (
          <PuzzleSheet pictures={pictures} />
        ) : (
          <BoardSheet deal={request.deal} code={codeOfDeal(request.deal)} pictures={pictures} />
        )}
      </div>
    </main>
  );
}
