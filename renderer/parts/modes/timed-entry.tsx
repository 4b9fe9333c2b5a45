/** The row of the timed challenge, which begins at once: the run to go on with, or the best score. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { useMeasures } from '../use-measures.ts';
import { HomeRow } from './home-row.tsx';

const TIMED = 'timed' satisfies Mode;

export function TimedEntry() {
  const { t, i18n } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const { bests, games } = useStore(useService(LIBRARY).store);
  const { hasScore } = useMeasures(TIMED);
  const best = bests.get(TIMED);
  const begun = games.find(({ mode }) => mode === TIMED);
  const play = () => {
    goTo(navigation, 'play');
    void session.continueMode(TIMED);
  };
  const words =
    begun !== undefined
      ? t('card.timed.begun', { level: begun.level })
      : hasScore &&
        best !== undefined &&
        t('card.timed.best', { score: formatNumber(best, asLanguage(i18n.language)) });
  return <HomeRow id={TIMED} icon="incense" name={t(`mode.${TIMED}`)} standing={words} onClick={play} />;
}
