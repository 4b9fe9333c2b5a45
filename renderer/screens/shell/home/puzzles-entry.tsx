import { useTranslation } from 'react-i18next';
import { HomeRow } from '../../../parts/modes/home-row.tsx';
import { useReply } from '../../../parts/use-reply.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';

/** The way to the puzzles, which are no mode: none of them is a game with a score. It shows the player's rating. */
export function PuzzlesEntry() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const record = useReply('puzzles.record', null);
  const rating = record?.ok === true ? record.value.rating : undefined;
  return (
    <HomeRow
      id="puzzles"
      icon="puzzle"
      name={t('card.puzzles.name')}
      standing={rating !== undefined && t('card.puzzles.rating', { rating: rating.rating })}
      onClick={() => goTo(navigation, 'puzzles')}
    />
  );
}
