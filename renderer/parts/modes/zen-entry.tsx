/** The row of the boards without clock and score on the home screen: the one to go on with, or any shape that comes with the game. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { UNMEASURED_MODE } from '../../../core/game/modes/table.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { newSeed } from '../../state/new-seed.ts';
import { SESSION } from '../../state/play/session.ts';
import { HomeRow } from './home-row.tsx';
import { MODE_LOOKS } from './mode-looks.ts';

export function ZenEntry() {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const { games, templates } = useStore(useService(LIBRARY).store);
  const begun = games.find(({ mode }) => mode === UNMEASURED_MODE);
  const play = () => {
    const shapes = templates.filter(({ builtIn }) => builtIn);
    const shape = shapes[newSeed() % shapes.length];
    if (begun === undefined && shape === undefined) return;
    goTo(navigation, 'play');
    if (begun !== undefined) void session.continueGame(begun.gameId);
    else if (shape !== undefined) void session.startTemplate(shape, UNMEASURED_MODE);
  };
  return (
    <HomeRow
      id={UNMEASURED_MODE}
      icon={MODE_LOOKS[UNMEASURED_MODE].icon}
      name={t(`mode.${UNMEASURED_MODE}`)}
      standing={begun !== undefined && t('count.pairs-left', { count: begun.pairsLeft })}
      onClick={play}
    />
  );
}
