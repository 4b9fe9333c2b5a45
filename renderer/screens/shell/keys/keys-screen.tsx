import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Segments } from '../../../components/segments.tsx';
import { labelOf } from '../../../input/key-labels.ts';
import {
  type ChosenScope,
  type Clash,
  type CommandPlace,
  chosenCommands,
  clashesIn,
  idOf,
  keysAt,
  type OwnKeys,
  sharersOf,
  withKey,
  withKeys,
} from '../../../input/own-keys.ts';
import { useLayout } from '../../../input/use-layout.ts';
import { useRecordedKey } from '../../../input/use-recorded-key.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useKeyNames } from '../../../parts/use-key-names.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { LAYOUTS, type Layout, layoutOf } from '../key-layouts.ts';
import { commandName } from './command-names.ts';
import { type KeyQuestion, KeyRow, type RowActions } from './key-row.tsx';
import styles from './keys-screen.module.css';

/** The scopes as they stand side by side, about as many commands on either side. */
const COLUMNS: readonly (readonly ChosenScope[])[] = [
  ['game', 'candidates', 'review', 'drawing'],
  ['board', 'editor'],
];

/** Asks for a key, and gives it to the command that asked. */
function useRecording(own: OwnKeys, change: (own: OwnKeys) => void) {
  const [recording, setRecording] = useState<KeyQuestion | null>(null);
  const end = (next: OwnKeys) => {
    change(next);
    setRecording(null);
  };
  useRecordedKey(recording !== null, own, (recorded) => {
    if (recording === null || recorded === null) return setRecording(null);
    const { place, before } = recording;
    if (recorded.type === 'refused')
      return setRecording({ ...recording, refused: recorded.why, shared: null });
    const { key } = recorded;
    const sharers = sharersOf(place, key, own);
    if (sharers.length === 0) end(withKey(own, place, key, before));
    else setRecording({ ...recording, refused: null, shared: { key, sharers } });
  });
  const actions: RowActions = {
    record: (place, before) => setRecording({ place, before, refused: null, shared: null }),
    take: () => {
      if (recording !== null && recording.shared !== null)
        end(withKey(own, recording.place, recording.shared.key, recording.before));
    },
    remove: () => {
      if (recording === null) return;
      const { place, before } = recording;
      end(
        withKeys(
          own,
          place,
          keysAt(place, own).filter((key) => key !== before),
        ),
      );
    },
    cancel: () => setRecording(null),
    restore: (place) => end(withKeys(own, place, keysAt(place, {}))),
  };
  return { recording, actions };
}

function ClashWords({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation();
  const keyName = useKeyNames();
  const nameOf = (place: CommandPlace) => t('keys.own.named', { name: commandName(t, place) });
  return (
    <div className={styles.clashes} role="alert" data-testid="key-clashes">
      {clashes.map(({ key, places }) => (
        <p key={`${key} ${places.map(idOf).join(' ')}`}>
          {t('keys.own.clash', { key: keyName(key), commands: places.map(nameOf).join(t('keys.own.and')) })}
        </p>
      ))}
    </div>
  );
}

/** Every command with its keys, to be changed. */
export function KeysScreen() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const own = useStore(settings.store, (state) => state.settings.keys);
  useLayout();
  /** The own keys that a layout took the place of. */
  const [replaced, setReplaced] = useState<OwnKeys | null>(null);
  const change = (keys: OwnKeys) => {
    setReplaced(null);
    void settings.change({ keys });
  };
  const { recording, actions } = useRecording(own, change);
  const clashes = useMemo(() => clashesIn(own), [own]);
  const clashing = clashes.map(({ key }) => labelOf(key));
  const layout = layoutOf(own);
  const choose = (next: Layout | 'own') => {
    if (next === 'own') return;
    actions.cancel();
    change(LAYOUTS[next]);
    if (layout === 'own') setReplaced(own);
  };
  const offered = ['standard', 'left', 'right', ...(layout === 'own' ? (['own'] as const) : [])] as const;
  return (
    <main className="page" data-screen="keys">
      <div className={`column ${styles.keys}`}>
        <PageHead title={t('keys.keys')} />
        <div className={styles.top}>
          <Segments
            name="layout"
            title={t('keys.own.layout')}
            value={layout}
            options={offered.map((value) => ({ value, words: t(`keys.own.layouts.${value}`) }))}
            onChange={choose}
          />
          {replaced !== null && (
            <p className={styles.replaced} role="status">
              {t('keys.own.replaced')}{' '}
              <button type="button" className="button button-quiet" onClick={() => change(replaced)}>
                {t('command.undo')}
              </button>
            </p>
          )}
          <p className={styles.note}>{t('keys.own.note')}</p>
        </div>
        {clashes.length > 0 && <ClashWords clashes={clashes} />}
        <div className={`${styles.columns} keys`}>
          {COLUMNS.map((scopes) => (
            <div key={scopes.join()} className={styles.column}>
              {scopes.map((scope) => (
                <section key={scope} className={`card ${styles.card}`}>
                  <h2>{t(`keys.own.scope.${scope}`)}</h2>
                  <ul>
                    {chosenCommands(scope).map((place) => (
                      <KeyRow
                        key={place.command}
                        place={place}
                        own={own}
                        clashing={clashing}
                        recording={
                          recording !== null && idOf(recording.place) === idOf(place) ? recording : null
                        }
                        actions={actions}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}
