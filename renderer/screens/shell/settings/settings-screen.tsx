import type { ReactNode } from 'react';
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
import { Switch } from '../../../components/controls/switch.tsx';
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
import { VolumeSliders } from '../../../parts/volume-sliders.tsx';
import { useService } from '../../../services/use-service.ts';
import { HOST } from '../../../state/host-state.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { MoonChoice, PaperChoice } from './earned-rows.tsx';
import { MotionPicture, ThemePicture } from './setting-pictures.tsx';
import styles from './settings.module.css';
import { TileSetChoice } from './tile-sets/tile-set-choice.tsx';
import { YourData } from './your-data.tsx';

const FOLLOW_SYSTEM = 'system';
const CHOICES = [FOLLOW_SYSTEM, ...LANGUAGES] as const;
const MOTIONS = ['system', 'off', 'on'] as const satisfies readonly Settings['reducedMotion'][];
/** The keys that a player wants first. */
const FIRST_KEYS = ['undo', 'hint', 'pause'] as const satisfies readonly Command[];

/** One kind of settings: its name, and beside it what can be chosen. */
function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.setting}>
      <h2>{title}</h2>
      <div data-part="setting-choice" className={styles.settingChoice}>
        {children}
      </div>
    </section>
  );
}

function ThemeRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const theme = useStore(settings.store, (state) => state.settings.theme);
  return (
    <Row title={t('settings.theme')}>
      <Segments
        name="theme"
        title={t('settings.theme')}
        isTitleHidden
        value={theme}
        options={THEMES.map((value) => ({
          value,
          words: t(`settings.theme-${value}`),
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
    <Row title={t('settings.sound')}>
      <VolumeSliders />
    </Row>
  );
}

function MotionRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const motion = useStore(settings.store, (state) => state.settings.reducedMotion);
  return (
    <Row title={t('data.motion')}>
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
    <Row title={t('keys.ceremonies.title')}>
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
    <Row title={t('keys.reading.title')}>
      <Segments
        name="reading"
        title={t('keys.reading.title')}
        isTitleHidden
        value={reading}
        options={READINGS.map((value) => ({ value, words: t(`keys.reading.${value}`) }))}
        onChange={(value) => void settings.change({ reading: value })}
      />
      <p className={styles.settingNote}>{t('keys.reading.note')}</p>
    </Row>
  );
}

function WarningRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.warnsWhenLost);
  return (
    <Row title={t('settings.warning')}>
      <Switch
        name={t('settings.warning')}
        isOn={isOn}
        onChange={(next) => void settings.change({ warnsWhenLost: next })}
      >
        {t('record.marks.warning-note')}
      </Switch>
    </Row>
  );
}

function ChoicesRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.marksChoices);
  return (
    <Row title={t('record.marks.title')}>
      <Switch
        name={t('record.marks.title')}
        isOn={isOn}
        onChange={(next) => void settings.change({ marksChoices: next })}
      >
        {t('record.marks.note')}
      </Switch>
    </Row>
  );
}

function EqualsRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isOn = useStore(settings.store, (state) => state.settings.lightsEquals);
  return (
    <Row title={t('record.equals.title')}>
      <Switch
        name={t('record.equals.title')}
        isOn={isOn}
        onChange={(next) => void settings.change({ lightsEquals: next })}
      >
        {t('record.equals.note')}
      </Switch>
    </Row>
  );
}

function GhostRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const ghost = useStore(settings.store, (state) => state.settings.ghost);
  return (
    <Row title={t('settings.ghost')}>
      <Segments
        name="ghost"
        title={t('settings.ghost')}
        isTitleHidden
        value={ghost}
        options={GHOST_CHOICES.map((value) => ({ value, words: t(`record.ghost.choice.${value}`) }))}
        onChange={(value) => void settings.change({ ghost: value })}
      />
      <p className={styles.settingNote}>{t('record.ghost.note')}</p>
    </Row>
  );
}

/** The clock and the score, each hidden by itself. */
function MeasuresRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const { hidesClock, hidesScore } = useStore(settings.store, (state) => state.settings);
  return (
    <Row title={t('keys.measures.title')}>
      <div className={styles.switches}>
        <Switch isOn={hidesClock} onChange={(next) => void settings.change({ hidesClock: next })}>
          {t('keys.measures.clock')}
        </Switch>
        <Switch isOn={hidesScore} onChange={(next) => void settings.change({ hidesScore: next })}>
          {t('keys.measures.score')}
        </Switch>
      </div>
      <p className={styles.settingNote}>{t('keys.measures.note')}</p>
    </Row>
  );
}

function LanguageRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const language = useStore(settings.store, (state) => state.settings.language);
  const nameOf = (value: (typeof CHOICES)[number]) =>
    value === FOLLOW_SYSTEM ? t('data.language-system') : LANGUAGE_NAMES[value];
  return (
    <Row title={t('data.language')}>
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
    <Row title={t('players.title')}>
      <div className={styles.beside}>
        <p>{t('players.note')}</p>
        <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'players')}>
          {t('players.open')}
        </button>
      </div>
    </Row>
  );
}

function HandRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const hand = useStore(settings.store, (state) => state.settings.hand);
  return (
    <Row title={t('keys.hand.title')}>
      <Segments
        name="hand"
        title={t('keys.hand.title')}
        isTitleHidden
        value={hand}
        options={HANDS.map((value) => ({ value, words: t(`keys.hand.${value}`) }))}
        onChange={(value) => void settings.change({ hand: value })}
      />
      <p className={styles.settingNote}>{t('keys.hand.note')}</p>
    </Row>
  );
}

/** A pace is chosen first: arrow keys go over all of them, and once the light goes each key is the switch. */
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
    <Row title={t('data.scan.title')}>
      <Segments
        name="scan"
        title={t('data.scan.title')}
        isTitleHidden
        value={`${scanMs}`}
        options={paces}
        onChange={choose}
      />
      <div className={styles.beside}>
        <p>{t('data.scan.note')}</p>
        {/* The bar ends it, and asks before it does. */}
        <button
          type="button"
          className="button button-quiet"
          disabled={scans}
          onClick={() => void settings.change({ scans: true })}
        >
          {t('data.scan.start')}
        </button>
      </div>
      {voice !== null && (
        <Switch
          name={t('data.scan.speak')}
          isOn={scanSpeaks}
          onChange={(next) => void settings.change({ scanSpeaks: next })}
        >
          {t('data.scan.speak')}
        </Switch>
      )}
    </Row>
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
    <Row title={t('keys.keys')}>
      <div className={`${styles.settingKeys} keys`}>
        {FIRST_KEYS.map((command) => (
          <span key={command}>
            {t(`command.${command}`)} <kbd>{keyName(keyOf(command) ?? '–')}</kbd>
          </span>
        ))}
        <button type="button" className="button button-quiet" onClick={onKeys}>
          {t('settings.all-keys')}
        </button>
        <button
          type="button"
          className="button button-quiet"
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
function VersionWords({ info }: { readonly info: AppInfo }) {
  const { t } = useTranslation();
  return (
    <p className={styles.version}>
      {t('settings.version', { version: info.version })}
      <br />
      {t(newerWords(info))}
    </p>
  );
}

export function SettingsScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const host = useService(HOST);
  const trouble = useStore(settings.store, (state) => state.trouble);
  const info = useStore(host, (state) => state.info);
  return (
    <main className="page" data-screen="settings">
      <div className={`column ${styles.settings}`}>
        <PageHead title={t('settings.title')} />
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        <div className={styles.body}>
          <div className={styles.side}>
            <TileSetChoice />
            {info !== null && <VersionWords info={info} />}
          </div>
          <div className={`card ${styles.card}`}>
            <ThemeRow />
            <Row title={t('record.look.paper')}>
              <PaperChoice />
            </Row>
            <Row title={t('record.look.moon')}>
              <MoonChoice />
            </Row>
            <SoundRow />
            <MotionRow />
            <CeremoniesRow />
            <ReadingRow />
            <WarningRow />
            <ChoicesRow />
            <EqualsRow />
            <GhostRow />
            <MeasuresRow />
            <LanguageRow />
            <PlayersRow />
            <HandRow />
            <ScanRow />
            <KeysRow onKeys={onKeys} />
            <YourData />
          </div>
        </div>
      </div>
    </main>
  );
}
