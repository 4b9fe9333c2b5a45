import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineDrawing } from '../../components/icon.tsx';
import { lazyWordedPart } from '../lazy-worded-part.ts';

const { Part: StorySheet, load } = lazyWordedPart(
  async () => (await import('./story-sheet.tsx')).StorySheet,
  'record',
  'review',
);

/** An open book. */
const BOOK = 'M12 6.500C10 5 7 4.500 4 4.500v13c3 0 6 .5 8 2 2-1.500 5-2 8-2v-13c-3 0-6 .5-8 2ZM12 6.500v13';

interface StoryButtonProps {
  readonly gameId: string;
}

/** Opens the story of a game that is over. */
export function StoryButton({ gameId }: StoryButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <LineDrawing path={BOOK} />
        <span>{t('record.story.title')}</span>
      </button>
      {isOpen && <StorySheet gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
