import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Icon } from '../../../components/icon.tsx';
import { labelOf } from '../../../input/key-labels.ts';
import { isPadKey } from '../../../input/keymap.ts';
import {
  type CommandPlace,
  idOf,
  isFixed,
  type KeyRefusal,
  keysAt,
  type OwnKeys,
  sharedKeys,
} from '../../../input/own-keys.ts';
import { useKeyNames } from '../../../parts/use-key-names.ts';
import { useService } from '../../../services/use-service.ts';
import { PAD_IN_HAND } from '../../../state/shown/pad-in-hand.ts';
import { commandName } from './command-names.ts';
import styles from './keys-screen.module.css';

/** As many as the settings keep of one command. */
const MAX_KEYS = 6;

/** A key that is asked for: to be put in the place of another, or beside the others (null). */
export interface KeyQuestion {
  readonly place: CommandPlace;
  readonly before: string | null;
  readonly refused: KeyRefusal | null;
  /** The pressed key, which does something else already. */
  readonly shared: { readonly key: string; readonly sharers: readonly CommandPlace[] } | null;
}

export interface RowActions {
  record(place: CommandPlace, before: string | null): void;
  /** Takes the pressed key from what it does now. */
  take(): void;
  remove(): void;
  cancel(): void;
  /** Gives a command the keys of the table again. */
  restore(place: CommandPlace): void;
}

interface AskProps {
  readonly own: OwnKeys;
  readonly recording: KeyQuestion;
  readonly actions: RowActions;
}

/** Below its command while a key is asked for. */
function Ask({ own, recording, actions }: AskProps) {
  const { t } = useTranslation();
  const nameOf = useKeyNames();
  const { place, refused, shared, before } = recording;
  const sharedWords = (key: string, sharers: readonly CommandPlace[]) => {
    const others = sharers.map((sharer) => {
      const keys = sharedKeys(place, key, sharer, own);
      const isSame = keys.some((each) => labelOf(each) === labelOf(key));
      return { name: commandName(t, sharer), key: isSame ? key : (keys[0] ?? key) };
    });
    const isSame = others.every((other) => other.key === key);
    const named = others.map((other) =>
      isSame
        ? t('keys.own.named', { name: other.name })
        : t('keys.own.named-key', { name: other.name, key: nameOf(other.key) }),
    );
    const words = { key: nameOf(key), commands: named.join(t('keys.own.and')) };
    // A key is heard with Shift too, so that it may hide one that is another.
    return isSame ? t('keys.own.shared', words) : t('keys.own.beside', words);
  };
  const words =
    shared !== null
      ? sharedWords(shared.key, shared.sharers)
      : refused !== null
        ? t(`keys.own.refused.${refused}`)
        : t('keys.own.press');
  return (
    <div className={styles.ask} data-testid="key-asked">
      <p role="status">{words}</p>
      <div className={styles.askButtons}>
        {shared !== null && (
          <button type="button" className="button button-primary" onClick={actions.take}>
            {t('keys.own.take')}
          </button>
        )}
        {before !== null && shared === null && (
          <button type="button" className="button" onClick={actions.remove}>
            {t('keys.own.remove', { key: nameOf(before) })}
          </button>
        )}
        <button type="button" className="button" onClick={actions.cancel}>
          {t('command.cancel')}
        </button>
      </div>
    </div>
  );
}

interface KeyRowProps {
  readonly place: CommandPlace;
  readonly own: OwnKeys;
  /** The labels of keys that do several things. */
  readonly clashing: readonly string[];
  readonly recording: KeyQuestion | null;
  readonly actions: RowActions;
}

/** A command with its keys, each of which is a button that asks for another one. */
export function KeyRow({ place, own, clashing, recording, actions }: KeyRowProps) {
  const { t } = useTranslation();
  const pad = useStore(useService(PAD_IN_HAND)).pad;
  const name = commandName(t, place);
  const keys = keysAt(place, own);
  const labelled = keys.flatMap((key) => {
    const label = isPadKey(key) ? (pad?.([key]) ?? null) : labelOf(key);
    return label === null ? [] : [{ key, label }];
  });
  return (
    <li className={styles.row} data-command-id={idOf(place)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.caps}>
        <button
          type="button"
          className={styles.restore}
          aria-label={t('keys.own.restore', { name })}
          title={t('keys.own.restore', { name })}
          disabled={own[idOf(place)] === undefined}
          onClick={() => actions.restore(place)}
        >
          <Icon name="undo" />
        </button>
        {labelled.map(({ key, label }) =>
          isFixed(key) ? (
            <kbd key={key}>{label}</kbd>
          ) : (
            <button
              key={key}
              type="button"
              className={styles.cap}
              aria-label={t('keys.own.change', { name, key: label })}
              aria-pressed={recording?.before === key}
              data-clash={clashing.includes(labelOf(key))}
              onClick={() => actions.record(place, key)}
            >
              {label}
            </button>
          ),
        )}
        <button
          type="button"
          className={`${styles.cap} ${styles.add}`}
          aria-label={t('keys.own.add', { name })}
          title={t('keys.own.add', { name })}
          aria-pressed={recording !== null && recording.before === null}
          disabled={keys.length >= MAX_KEYS}
          onClick={() => actions.record(place, null)}
        >
          +
        </button>
      </span>
      {recording !== null && <Ask own={own} recording={recording} actions={actions} />}
    </li>
  );
}
