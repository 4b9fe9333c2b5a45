import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Icon, LineDrawing } from '../components/icon.tsx';
import { Slider } from '../components/slider.tsx';
import { useService } from '../services/use-service.ts';
import { type musicVolumeOf, SETTINGS } from '../state/settings.ts';

/** Two notes. */
const NOTES =
  'M9 17.5V5l10-2v12.5M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0Z';

interface VolumeSlidersProps {
  /** Which music the second one is about. */
  readonly music?: ReturnType<typeof musicVolumeOf>;
}

interface MusicSliderProps {
  readonly name: string;
  readonly music: ReturnType<typeof musicVolumeOf>;
}

/** The volume of one music. */
export function MusicSlider({ name, music }: MusicSliderProps) {
  const settings = useService(SETTINGS);
  const volume = useStore(settings.store, (state) => state.settings[music]);
  return (
    <Slider
      name={name}
      icon={volume === 0 ? <Icon name="muted" /> : <LineDrawing path={NOTES} />}
      value={volume}
      onChange={(value) => void settings.change({ [music]: value })}
    />
  );
}

/** The volumes of effects and music, in the settings and in the pause. */
export function VolumeSliders({ music = 'musicVolume' }: VolumeSlidersProps) {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const volume = useStore(settings.store, (state) => state.settings.volume);
  return (
    <>
      <Slider
        name={t('settings.volume')}
        icon={<Icon name={volume === 0 ? 'muted' : 'sound'} />}
        value={volume}
        onChange={(value) => void settings.change({ volume: value })}
      />
      <MusicSlider name={t('settings.music-volume')} music={music} />
    </>
  );
}
