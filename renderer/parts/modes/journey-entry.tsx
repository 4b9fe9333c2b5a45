/** The row of the journey on the home screen: its stars so far. */
import { useTranslation } from 'react-i18next';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { HomeRow } from './home-row.tsx';
import { JOURNEY } from './journey-stars.ts';
import type { ModeRowProps } from './mode-row-props.ts';

export function JourneyEntry({ journey }: Pick<ModeRowProps, 'journey'>) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  // Stars that are not known are not shown.
  const stars = journey === null || journey === 'unreadable' ? 0 : journey.stars;
  return (
    <HomeRow
      id={JOURNEY}
      icon="trail"
      name={t(`mode.${JOURNEY}`)}
      onClick={() => goTo(navigation, 'map')}
      standing={stars > 0 && t('card.journey.stars', { count: stars })}
    />
  );
}
