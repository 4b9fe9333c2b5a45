/** The row of the large and calm boards on the home screen, which begins one at once. */
import { useTranslation } from 'react-i18next';
import { useService } from '../../services/use-service.ts';
import { NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { SETTINGS } from '../../state/settings.ts';
import { beginCalm } from './begin-calm.ts';
import { CALM } from './calm-board.ts';
import { HomeRow } from './home-row.tsx';
import { MODE_LOOKS } from './mode-looks.ts';

export function CalmEntry() {
  const { t } = useTranslation();
  const services = {
    session: useService(SESSION),
    navigation: useService(NAVIGATION),
    settings: useService(SETTINGS),
  };
  return (
    <HomeRow
      id={CALM}
      icon={MODE_LOOKS[CALM].icon}
      name={t(`mode.${CALM}`)}
      onClick={() => void beginCalm(services)}
    />
  );
}
