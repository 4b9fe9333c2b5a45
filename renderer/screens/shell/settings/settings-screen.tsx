import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { AppInfo } from '../../../../core/contract/schemas.ts';
import {
  CEREMONIES,
  GHOST_CHOICES,
  HANDS,
  READINGS,
  SCAN_PACES_MS,
  type Settings,
  THEMES,
} from '../../../../core/contract/settings.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../core/languages.ts';
import { Segments } from '../../../components/segments.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatShort } from '../../../i18n/format.ts';
import type { Command } from '../../../input/keymap.ts';
import { keysAt } from '../../../input/own-keys.ts';
import { useLayout } from '../../../input/use-layout.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useKeyNames } from '../../../parts/use-key-names.ts';
import { useVoice } from '../../../parts/use-voice.ts';
import { MusicSlider, VolumeSliders } from '../../../parts/volume-sliders.tsx';
import { useService } from '../../../services/use-service.ts';
import { HOST } from '../../../state/host-state.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { DataOutcome } from '../data-outcome.tsx';
import { layoutOf } from '../key-layouts.ts';
import { MoonChoice, PaperChoice } from './earned-rows.tsx';
import { HandPicture, MotionPicture, ThemePicture } from './setting-pictures.tsx';
import { Group, Row, SwitchRow, useIsShown } from './setting-row.tsx';
import styles from './settings.module.css';
import { TileSetChoice, useTileSetName, WornTiles } from './tile-sets/tile-set-choice.tsx';
import { YourData } from './your-data.tsx';

const FOLLOW_SYSTEM = 'system';
const CHOICES = [FOLLOW_SYSTEM, ...LANGUAGES] as const;
const MOTIONS = ['system', 'off', 'on'] as const satisfies readonly Settings['reducedMotion'][];
/** The keys that a player wants first. */
const FIRST_KEYS = [
  'undo',
  'hint',
  'pause',
  'reshuffle',
  'verdict',
  'restart',
  'redo',
  'autoplay',
  'mute',
  'zoom-in',
  'zoom-out',
  'zoom-whole',
] as const satisfies readonly Command[];

function ThemeRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const theme = useStore(settings.store, (state) => state.settings.theme);
  return (
    <Row title={t('data.theme')} line={t('data.system-note')}>
      <Segments
        name="theme"
        title={t('data.theme')}
        isTitleHidden
        value={theme}
        options={THEMES.map((value) => ({
          value,
          words: t(`data.theme-${value}`),
          picture: <ThemePicture theme={value} />,
        }))}
        onChange={(value) => void settings.change({ theme: value })}
      />
    </Row>
  );
}

function SoundRow() {
  const { t } = useTranslation();
  return (
    <Row title={t('settings.sound')} line={t('data.sound-note')}>
      <VolumeSliders />
      <MusicSlider name={t('data.calm-music')} music="calmMusicVolume" />
    </Row>
  );
}

function MotionRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const motion = useStore(settings.store, (state) => state.settings.reducedMotion);
  return (
    <Row title={t('data.motion')} line={t('data.system-note')}>
      <Segments
        name="motion"
        title={t('data.motion')}
        isTitleHidden
        value={motion}
        options={MOTIONS.map((value) => ({
          value,
          words: t(`data.motion-${value}`),
          picture: <MotionPicture motion={value} />,
        }))}
        onChange={(value) => void settings.change({ reducedMotion: value })}
      />
    </Row>
  );
}

function CeremoniesRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const ceremonies = useStore(settings.store, (state) => state.settings.ceremonies);
  return (
    <Row title={t('keys.ceremonies.title')} line={t('keys.ceremonies.note')}>
      <Segments
        name="ceremonies"
        title={t('keys.ceremonies.title')}
        isTitleHidden
        value={ceremonies}
        options={CEREMONIES.map((value) => ({ value, words: t(`keys.ceremonies.${value}`) }))}
        onChange={(value) => void settings.change({ ceremonies: value })}
      />
    </Row>
  );
}

function ReadingRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const reading = useStore(settings.store, (state) => state.settings.reading);
  return (
    <Row title={t('keys.reading.title')} line={t('keys.reading.note')}>
      <Segments
        name="reading"
        title={t('keys.reading.title')}
        isTitleHidden
        value={reading}
        options={READINGS.map((value) => ({ value, words: t(`keys.reading.${value}`) }))}
        onChange={(value) => void settings.change({ reading: value })}
      />
    </Row>
  );
}

function WarningRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.warnsWhenLost);
  return (
    <SwitchRow
      title={t('settings.warning')}
      line={t('record.marks.warning-note')}
      isOn={isOn}
      onChange={(next) => void settings.change({ warnsWhenLost: next })}
    />
  );
}

function ChoicesRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.marksChoices);
  return (
    <SwitchRow
      title={t('record.marks.title')}
      line={t('record.marks.note')}
      isOn={isOn}
      onChange={(next) => void settings.change({ marksChoices: next })}
    />
  );
}

function EqualsRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.lightsEquals);
  return (
    <SwitchRow
      title={t('record.equals.title')}
      line={t('record.equals.note')}
      isOn={isOn}
      onChange={(next) => void settings.change({ lightsEquals: next })}
    />
  );
}

function GhostRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const ghost = useStore(settings.store, (state) => state.settings.ghost);
  return (
    <Row title={t('settings.ghost')} line={t('record.ghost.note')}>
      <Segments
        name="ghost"
        title={t('settings.ghost')}
        isTitleHidden
        value={ghost}
        options={GHOST_CHOICES.map((value) => ({ value, words: t(`record.ghost.choice.${value}`) }))}
        onChange={(value) => void settings.change({ ghost: value })}
      />
    </Row>
  );
}

/** The clock and the score, each hidden by itself. */
function MeasuresRows() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const { hidesClock, hidesScore } = useStore(settings.store, (state) => state.settings);
  return (
    <>
      <SwitchRow
        title={t('keys.measures.clock')}
        line={t('keys.measures.clock-note')}
        isOn={hidesClock}
        onChange={(next) => void settings.change({ hidesClock: next })}
      />
      <SwitchRow
        title={t('keys.measures.score')}
        line={t('keys.measures.score-note')}
        isOn={hidesScore}
        onChange={(next) => void settings.change({ hidesScore: next })}
      />
    </>
  );
}

function LanguageRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const language = useStore(settings.store, (state) => state.settings.language);
  const nameOf = (value: (typeof CHOICES)[number]) =>
    value === FOLLOW_SYSTEM ? t('data.language-system') : LANGUAGE_NAMES[value];
  return (
    <Row title={t('data.language')} line={t('data.system-note')}>
      <Segments
        name="language"
        title={t('data.language')}
        isTitleHidden
        value={language ?? FOLLOW_SYSTEM}
        options={CHOICES.map((value) => ({ value, words: nameOf(value) }))}
        onChange={(value) => void settings.change({ language: value === FOLLOW_SYSTEM ? null : value })}
      />
    </Row>
  );
}

function PlayersRow() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  return (
    <Row title={t('players.title')} line={t('players.note')}>
      <button type="button" className="button" onClick={() => goTo(navigation, 'players')}>
        {t('players.open')}
      </button>
    </Row>
  );
}

function HandRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const hand = useStore(settings.store, (state) => state.settings.hand);
  return (
    <Row title={t('keys.hand.title')} line={t('keys.hand.note')}>
      <Segments
        name="hand"
        title={t('keys.hand.title')}
        isTitleHidden
        value={hand}
        options={HANDS.map((value) => ({
          value,
          words: t(`keys.hand.${value}`),
          picture: <HandPicture hand={value} />,
        }))}
        onChange={(value) => void settings.change({ hand: value })}
      />
    </Row>
  );
}

/** Once the light goes each key is the switch. */
function ScanRow() {
  const { t, i18n } = useTranslation();
  const settings = useService(SETTINGS);
  const { scans, scanMs, scanSpeaks } = useStore(settings.store, (state) => state.settings);
  const voice = useVoice();
  const paces = SCAN_PACES_MS.map((ms) => ({
    value: `${ms}` as const,
    words: t('data.scan.pace', { seconds: formatShort(ms / 1_000, asLanguage(i18n.language)) }),
  }));
  const choose = (value: string) => {
    const chosen = SCAN_PACES_MS.find((ms) => String(ms) === value);
    if (chosen !== undefined) void settings.change({ scanMs: chosen });
  };
  return (
    <>
      <Row title={t('data.scan.title')} line={t('data.scan.note')}>
        {/* The bar ends it, and asks before it does. */}
        <button
          type="button"
          className="button"
          disabled={scans}
          onClick={() => void settings.change({ scans: true })}
        >
          {t('data.scan.start')}
        </button>
      </Row>
      <Row title={t('data.scan.rests')} line={t('data.scan.rests-note')}>
        <Segments
          name="scan"
          title={t('data.scan.rests')}
          isTitleHidden
          value={`${scanMs}`}
          options={paces}
          onChange={choose}
        />
      </Row>
      {voice !== null && (
        <SwitchRow
          title={t('data.scan.speak')}
          isOn={scanSpeaks}
          onChange={(next) => void settings.change({ scanSpeaks: next })}
        />
      )}
    </>
  );
}

function KeysRow({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const own = useStore(useService(SETTINGS).store, (state) => state.settings.keys);
  useLayout();
  const keyName = useKeyNames();
  const keyOf = (command: (typeof FIRST_KEYS)[number]) => keysAt({ scope: 'game', command }, own)[0];
  return (
    <Row
      title={t('keys.keys')}
      line={t('keys.own.most')}
      below={
        <div className={`${styles.settingKeys} keys`}>
          {FIRST_KEYS.map((command) => (
            <span key={command}>
              {t(`command.${command}`)} <kbd>{keyName(keyOf(command) ?? '–')}</kbd>
            </span>
          ))}
        </div>
      }
    >
      <div className={styles.toKeys}>
        <button type="button" className="button" onClick={onKeys}>
          {t('data.all-keys')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="change-keys"
          onClick={() => goTo(navigation, 'keys')}
        >
          {t('keys.change')}
        </button>
      </div>
    </Row>
  );
}

function newerWords({ host, platform }: AppInfo) {
  if (host === 'browser') return 'data.newer-sources';
  return platform === 'darwin' ? 'data.newer-menu' : 'data.newer-hidden-menu';
}

/** Which version this is, and how to get a newer one: the app never checks by itself. */
function VersionRow({ info }: { readonly info: AppInfo }) {
  const { t } = useTranslation();
  return (
    <Row title={t('data.version', { version: info.version })} line={t(newerWords(info))}>
      {null}
    </Row>
  );
}

/** The choices of now in each group, in short. */
function useNow() {
  const { t } = useTranslation();
  const settings = useStore(useService(SETTINGS).store, (state) => state.settings);
  const tiles = useTileSetName();
  const { volume, musicVolume, language, ghost, warnsWhenLost, marksChoices, lightsEquals } = settings;
  const { hidesClock, hidesScore, keys, hand } = settings;
  const inGame = [
    warnsWhenLost && t('settings.warning'),
    marksChoices && t('record.marks.title'),
    lightsEquals && t('record.equals.title'),
    `${t('settings.ghost')} ${t(`record.ghost.choice.${ghost}`)}`,
    hidesClock && t('keys.measures.clock'),
    hidesScore && t('keys.measures.score'),
  ];
  const loudness = (percent: number) => (percent === 0 ? t('record.pause.off') : percent);
  return {
    tiles,
    look: t(`data.theme-${settings.theme}`),
    people: language === null ? t('data.language-system') : LANGUAGE_NAMES[language],
    sound: `${t('settings.volume')} ${loudness(volume)} · ${t('settings.music-volume')} ${loudness(musicVolume)}`,
    play: inGame.filter((words) => words !== false).join(' · '),
    control: `${t('keys.keys')} ${t(`keys.own.layouts.${layoutOf(keys)}`)} · ${t('keys.hand.title')} ${t(`keys.hand.${hand}`)}`,
  };
}

export function SettingsScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const host = useService(HOST);
  const trouble = useStore(settings.store, (state) => state.trouble);
  const info = useStore(host, (state) => state.info);
  const now = useNow();
  const isData = useIsShown('data');
  return (
    <main className="page" data-screen="settings">
      <div className={`column ${styles.settings}`}>
        <PageHead title={t('settings.title')} />
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        {/* A file may have been dropped while other settings are shown. */}
        {!isData && <DataOutcome />}
        <div className={styles.body}>
          <Group id="tiles" icon="large" title={t('settings.tiles')} now={now.tiles} picture={<WornTiles />}>
            <h3 className={styles.name}>{t('data.tiles-worn')}</h3>
            <TileSetChoice />
          </Group>
          <Group id="look" icon="moon" title={t('data.group.look')} now={now.look}>
            <ThemeRow />
            <Row title={t('record.look.paper')} line={t('record.look.paper-note')}>
              <PaperChoice />
            </Row>
            <Row title={t('record.look.moon')} line={t('record.look.moon-note')}>
              <MoonChoice />
            </Row>
          </Group>
          <Group id="people" icon="flag" title={t('data.group.people')} now={now.people}>
            <LanguageRow />
            <PlayersRow />
          </Group>
          <Group id="sound" icon="sound" title={t('data.group.sound')} now={now.sound}>
            <SoundRow />
            <MotionRow />
            <CeremoniesRow />
            <ReadingRow />
          </Group>
          <Group id="play" icon="hint" title={t('data.group.play')} now={now.play} inPairs>
            <WarningRow />
            <ChoicesRow />
            <p className={styles.together}>{t('record.marks.help')}</p>
            <EqualsRow />
            <GhostRow />
            <MeasuresRows />
          </Group>
          <Group id="control" icon="keys" title={t('data.group.control')} now={now.control}>
            <KeysRow onKeys={onKeys} />
            <HandRow />
            <ScanRow />
          </Group>
          <Group id="data" icon="save" title={t('data.title')} now={t('data.group.data-holds')}>
            <YourData />
            {info !== null && <VersionRow info={info} />}
          </Group>
        </div>
      </div>
    </main>
  );
}
