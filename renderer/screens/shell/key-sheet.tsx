import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { BOARD_KEYS, keyLabels, padLabel } from '../../input/key-labels.ts';
import { type Command, commandsIn, type PadSigns } from '../../input/keymap.ts';
import styles from '../../parts/keys.module.css';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { PAD_IN_HAND } from '../../state/shown/pad-in-hand.ts';
import { Gestures } from './gestures.tsx';
import { RulePictures } from './rule-pictures.tsx';

function KeyRow({ name, labels }: { readonly name: string; readonly labels: readonly string[] }) {
  const shown = labels.filter((label) => label !== '');
  // A command may have no key.
  if (shown.length === 0) return null;
  return (
    <div data-part="keys-row" className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {shown.map((label) => (
          <kbd key={label}>{label}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** The buttons of the pad in hand, of those commands that have one. */
function PadRows({ pad }: { readonly pad: PadSigns }) {
  const { t } = useTranslation();
  const signs = (...labels: readonly (string | null)[]) => labels.filter((label) => label !== null);
  const games = commandsIn('game').flatMap((command) => {
    const label = padLabel(pad, 'game', command);
    return label === null ? [] : [<KeyRow key={command} name={t(`command.${command}`)} labels={[label]} />];
  });
  return (
    <dl data-testid="pad-keys">
      <KeyRow name={t('keys.pad.move')} labels={[t('keys.pad.stick'), t('keys.pad.cross')]} />
      <KeyRow name={t('keys.pad.pick')} labels={signs(padLabel(pad, 'board', 'pick'))} />
      <KeyRow
        name={t('command.equal')}
        labels={signs(padLabel(pad, 'board', 'equal-before'), padLabel(pad, 'board', 'equal-after'))}
      />
      {games}
      <KeyRow name={t('keys.pad.scroll')} labels={[t('keys.pad.right-stick')]} />
    </dl>
  );
}

/** The commands of a game in the groups that the sheet shows, those that change how the board is seen beside the moves on it. */
const SEEN = ['zoom-in', 'zoom-out', 'zoom-whole'] as const satisfies readonly Command[];
const BESIDE = ['mute', 'keys', 'back'] as const satisfies readonly Command[];
const IN_GAME = commandsIn('game').filter(
  (command) => ![...SEEN, ...BESIDE].some((each) => each === command),
);

function CommandRows({ commands }: { readonly commands: readonly Command[] }) {
  const { t } = useTranslation();
  return commands.map((command) => (
    <KeyRow key={command} name={t(`command.${command}`)} labels={keyLabels('game', command)} />
  ));
}

/** The keys in groups: on the board, in a game, and beside it. */
function KeyGroups() {
  const { t } = useTranslation();
  return (
    <div className={styles.groups}>
      <section>
        <h3>{t('keys.own.scope.board')}</h3>
        <dl>
          {BOARD_KEYS.map(({ action, labels }) => (
            <KeyRow key={action} name={t(`command.${action}`)} labels={labels()} />
          ))}
          <CommandRows commands={SEEN} />
        </dl>
      </section>
      <section>
        <h3>{t('keys.own.scope.game')}</h3>
        <dl>
          <CommandRows commands={IN_GAME} />
        </dl>
      </section>
      <section>
        <h3>{t('keys.beside')}</h3>
        <dl>
          <CommandRows commands={BESIDE} />
        </dl>
      </section>
    </div>
  );
}

/** The keys; a pad in hand comes first. Where fingers are all that points, what they do comes first and the keys are folded. */
function Keys({ hasMouse, onChange }: { readonly hasMouse: boolean; readonly onChange: () => void }) {
  const { t } = useTranslation();
  const pad = useStore(useService(PAD_IN_HAND)).pad;
  return (
    <>
      {hasMouse ? <p className={styles.rule}>{t('keys.pointer')}</p> : <Gestures />}
      {pad !== null && <h3>{t('keys.pad.title')}</h3>}
      {pad !== null && <PadRows pad={pad} />}
      {hasMouse ? (
        <KeyGroups />
      ) : (
        <details>
          <summary>{t('keys.keys')}</summary>
          <KeyGroups />
        </details>
      )}
      <div className={styles.ways}>
        <button type="button" className="button" data-testid="change-keys" onClick={onChange}>
          {t('keys.change')}
        </button>
      </div>
    </>
  );
}

/** The rule in a sentence and four pictures, the first boards once more, and the way behind the scenes. */
function Rules({ onFirst, onLab }: { readonly onFirst: () => void; readonly onLab: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.rule}>{t('keys.rule')}</p>
      <RulePictures />
      <p className={styles.note}>{t('keys.rule-note')}</p>
      <p className={styles.note}>{t('keys.help')}</p>
      <div className={styles.ways}>
        <button type="button" className="button button-primary" onClick={onFirst}>
          <Icon name="play" />
          {t('keys.first')}
        </button>
        <button type="button" className="button button-quiet" data-testid="open-lab" onClick={onLab}>
          {t('keys.lab')}
        </button>
      </div>
    </>
  );
}

/** Returns whether fingers are all that points here; a window that knows of nothing that points is no touch screen. */
function isTouchAlone(): boolean {
  return matchMedia('(any-pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches;
}

interface KeySheetProps {
  /** The keys are what was asked for: they are shown first. */
  readonly areKeysMeant: boolean;
  readonly onClose: () => void;
}

/** A sheet over the screen: the rule in pictures, and the keys. */
export function KeySheet({ areKeysMeant, onClose }: KeySheetProps) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const [hasMouse] = useState(() => !isTouchAlone());
  const [part, setPart] = useState<'rules' | 'keys'>(areKeysMeant ? 'keys' : 'rules');
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      className="keys"
      beside={(close) => (
        <button type="button" className="button" onClick={close}>
          {t('command.close')}
        </button>
      )}
    >
      {(close) => {
        const leaveFor = (screen: 'first' | 'lab' | 'keys') => () => {
          close();
          goTo(navigation, screen);
        };
        return (
          <Tabs
            title={t('keys.title')}
            value={part}
            options={[
              { value: 'rules', words: t('keys.rules') },
              { value: 'keys', words: t(hasMouse ? 'keys.keys' : 'keys.touch-and-keys') },
            ]}
            onChange={setPart}
          >
            {part === 'rules' ? (
              <Rules onFirst={leaveFor('first')} onLab={leaveFor('lab')} />
            ) : (
              <Keys hasMouse={hasMouse} onChange={leaveFor('keys')} />
            )}
          </Tabs>
        );
      }}
    </Dialog>
  );
}
