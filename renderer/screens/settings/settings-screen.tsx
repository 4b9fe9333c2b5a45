import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './settings.css';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../core/contract/languages.ts';
import { type AppInfo, type Settings, THEMES } from '../../../core/contract/schemas.ts';
import { Segments } from '../../components/segments.tsx';
import { useApp } from '../../state/app-context.ts';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { TileSetChoice } from './tile-sets/tile-set-choice.tsx';
import { YourData } from './your-data.tsx';

const FOLLOW_SYSTEM = 'system';
const CHOICES = [FOLLOW_SYSTEM, ...LANGUAGES] as const;
const MOTIONS = ['system', 'off', 'on'] as const satisfies readonly Settings['reducedMotion'][];

function LanguageChoice() {
  const { t } = useTranslation();
  const { settings } = useApp();
  const language = useStore(settings.store, (state) => state.settings.language);
  const nameOf = (value: (typeof CHOICES)[number]) =>
    value === FOLLOW_SYSTEM ? t('settings.language-system') : LANGUAGE_NAMES[value];
  return (
    <Segments
      name="language"
      title={t('settings.language')}
      value={language ?? FOLLOW_SYSTEM}
      options={CHOICES.map((value) => ({ value, words: nameOf(value) }))}
      onChange={(value) => void settings.change({ language: value === FOLLOW_SYSTEM ? null : value })}
    />
  );
}

function VolumeChoice() {
  const { t } = useTranslation();
  const { settings } = useApp();
  const volume = useStore(settings.store, (state) => state.settings.volume);
  return (
    <div className="volume">
      <label htmlFor="volume">{t('settings.volume')}</label>
      <input
        id="volume"
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        onChange={(event) => void settings.change({ volume: event.target.valueAsNumber })}
      />
      <output htmlFor="volume">{volume}</output>
    </div>
  );
}

function newerWords({ host, platform }: AppInfo) {
  if (host === 'browser') return 'settings.newer-sources';
  return platform === 'darwin' ? 'settings.newer-menu' : 'settings.newer-hidden-menu';
}

/** Which version this is, and how one comes to a newer one: the app never looks by itself. */
function VersionWords({ info }: { readonly info: AppInfo }) {
  const { t } = useTranslation();
  return (
    <p className="settings-version">
      {t('settings.version', { version: info.version })}
      <br />
      {t(newerWords(info))}
    </p>
  );
}

export function SettingsScreen() {
  const { t } = useTranslation();
  const { settings, host } = useApp();
  const { theme, reducedMotion } = useStore(settings.store, (state) => state.settings);
  const trouble = useStore(settings.store, (state) => state.trouble);
  const info = useStore(host, (state) => state.info);
  return (
    <main className="page" data-screen="settings">
      <div className="column settings">
        <PageHead title={t('settings.title')} />
        {trouble !== null && (
          <p className="settings-trouble" role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        <LanguageChoice />
        <Segments
          name="theme"
          title={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, words: t(`settings.theme-${value}`) }))}
          onChange={(value) => void settings.change({ theme: value })}
        />
        <TileSetChoice />
        <VolumeChoice />
        <Segments
          name="motion"
          title={t('settings.motion')}
          value={reducedMotion}
          options={MOTIONS.map((value) => ({ value, words: t(`settings.motion-${value}`) }))}
          onChange={(value) => void settings.change({ reducedMotion: value })}
        />
        <YourData />
        {info !== null && <VersionWords info={info} />}
      </div>
    </main>
  );
}
