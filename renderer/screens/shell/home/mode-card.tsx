import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import type { Mode } from '../../../../core/game/modes/table.ts';
import { Icon } from '../../../components/icon.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import entry from '../../../parts/modes/entry.module.css';
import { MODE_LOOKS, modeName } from '../../../parts/modes/mode-looks.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { usePlay, useProgressWords } from './home-cards.tsx';

interface ModeCardProps {
  readonly mode: Mode;
  /** Its unfinished game. */
  readonly game: GameSummary | undefined;
}

/** The card of a mode that begins without a template; nothing for a mode that has none. */
export function ModeCard({ mode, game }: ModeCardProps) {
  const { t, i18n } = useTranslation();
  const play = usePlay();
  const library = useService(LIBRARY);
  const navigation = useService(NAVIGATION);
  const best = useStore(library.store, ({ bests }) => bests.get(mode));
  const progressWords = useProgressWords();
  const { card } = MODE_LOOKS[mode];
  if (card === null) return null;
  const bestWords =
    best === undefined
      ? t(card.first)
      : t(card.best, { score: formatNumber(best, asLanguage(i18n.language)) });
  const name = modeName(t, mode);
  const { opens, Entry, isTall = false } = card;
  if (opens !== undefined) {
    const plain = (
      <button
        type="button"
        className={entry.entry}
        data-grows={isTall}
        data-testid={mode}
        onClick={() => goTo(navigation, opens)}
      >
        <Icon name={card.icon} />
        <b>{name}</b> <span className={entry.note}>{bestWords}</span>
      </button>
    );
    if (Entry === undefined) return plain;
    return <Entry fallback={plain} />;
  }
  return (
    <button
      type="button"
      className={entry.entry}
      data-testid={mode}
      onClick={play((session) => session.continueMode(mode))}
    >
      <Icon name={card.icon} />
      <b>{game === undefined ? name : t('home.continue', { name })}</b>{' '}
      <span className={game === undefined ? entry.note : undefined}>
        {game === undefined ? bestWords : progressWords(game)}
      </span>
    </button>
  );
}
