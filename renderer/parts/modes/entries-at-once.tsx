/**
 * The rows of the modes that begin at once: of the timed challenge with the run to go on with, or the best score; of the large
 * and calm boards, of the size that was chosen last.
 */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { SETTINGS } from '../../state/settings.ts';
import { fittingSize } from '../large-room.ts';
import { CALM, newCalmSeed } from './calm-board.ts';
import { HomeRow } from './home-row.tsx';

const TIMED = 'timed' satisfies Mode;

export function TimedEntry() {
  const { t, i18n } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const { bests, games } = useStore(useService(LIBRARY).store);
  const best = bests.get(TIMED);
  const begun = games.find(({ mode }) => mode === TIMED);
  const play = () => {
    goTo(navigation, 'play');
    void session.continueMode(TIMED);
  };
  const words =
    begun !== undefined
      ? t('card.timed.begun', { level: begun.level })
      : best !== undefined && t('card.timed.best', { score: formatNumber(best, asLanguage(i18n.language)) });
  return <HomeRow id={TIMED} icon="incense" name={t(`mode.${TIMED}`)} standing={words} onClick={play} />;
}

export function CalmEntry() {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const size = useStore(useService(SETTINGS).store, ({ settings }) => settings.calmSize);
  const play = () => {
    goTo(navigation, 'play');
    const fitting = fittingSize(size, { width: window.innerWidth, height: window.innerHeight });
    void session.continueMode(CALM, undefined, newCalmSeed(fitting));
  };
  return <HomeRow id={CALM} icon="whole" name={t(`mode.${CALM}`)} onClick={play} />;
}
