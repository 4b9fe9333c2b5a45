/** The row of the journey on the home screen: its stars so far. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { STAR_NUMBERS } from './earned-stars.ts';
import { HomeRow, StandingThread } from './home-row.tsx';
import { JOURNEY } from './journey-stars.ts';
import type { ModeRowProps } from './mode-row-props.ts';

/** Stars that are not known are not shown. */
const NOWHERE = { stars: 0, levels: 0 };

export function JourneyEntry({ journey }: Pick<ModeRowProps, 'journey'>) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const { stars, levels } = journey === null || journey === 'unreadable' ? NOWHERE : journey;
  return (
    <HomeRow
      id={JOURNEY}
      icon="trail"
      name={t(`mode.${JOURNEY}`)}
      onClick={() => goTo(navigation, 'map')}
      standing={
        stars > 0 && (
          <>
            <Icon name="star" />
            <span className="visually-hidden">{t('card.journey.stars', { count: stars })}</span>
            <span aria-hidden="true">{stars}</span>
            <StandingThread done={stars} most={levels * STAR_NUMBERS.length} />
          </>
        )
      }
    />
  );
}
