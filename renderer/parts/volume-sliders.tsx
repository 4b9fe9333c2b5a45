import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Slider } from '../components/slider.tsx';
import { useService } from '../services/use-service.ts';
import { type musicVolumeOf, SETTINGS } from '../state/settings.ts';

interface VolumeSlidersProps {
  /** Which music the second one is about. */
  readonly music?: ReturnType<typeof musicVolumeOf>;
}

/** The volumes of effects and music, in the settings and in the pause. */
export function VolumeSliders({ music = 'musicVolume' }: VolumeSlidersProps) {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const volume = useStore(settings.store, (state) => state.settings.volume);
  const musicVolume = useStore(settings.store, (state) => state.settings[music]);
  return (
    <>
      <Slider
        name={t('settings.volume')}
        icon={volume === 0 ? 'muted' : 'sound'}
        value={volume}
        onChange={(value) => void settings.change({ volume: value })}
      />
      <Slider
        name={t('settings.music-volume')}
        icon={musicVolume === 0 ? 'muted' : 'music'}
        value={musicVolume}
        onChange={(value) => void settings.change({ [music]: value })}
      />
    </>
  );
}
