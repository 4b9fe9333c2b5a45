import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { lazyWordedPart } from '../lazy-worded-part.ts';

const { Part: StorySheet, load } = lazyWordedPart(
  async () => (await import('./story-sheet.tsx')).StorySheet,
  'record',
  'review',
);

interface StoryButtonProps {
  readonly gameId: string;
  /** A sign stands for its words, where there is no room for them. */
  readonly isSign?: boolean;
}

/** Opens the story of a game that is over. */
export function StoryButton({ gameId, isSign = false }: StoryButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        title={isSign ? t('record.story.title') : undefined}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {isSign && <Icon name="games" />}
        <span className={isSign ? 'visually-hidden' : undefined}>{t('record.story.title')}</span>
      </button>
      {isOpen && <StorySheet gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
