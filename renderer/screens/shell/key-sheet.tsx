import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Dialog } from '../../components/controls/dialog.tsx';
import { RulePictures } from '../../components/pictures/rule-pictures.tsx';
import { BOARD_KEYS, keyLabels, padLabel } from '../../input/key-labels.ts';
import { commandsIn, type PadSigns } from '../../input/keymap.ts';
import styles from '../../parts/keys.module.css';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { PAD_IN_HAND } from '../../state/shown/pad-in-hand.ts';

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

/** The table of keys, folded away; a pad in hand comes first. */
function Keys({ isOpen, onChange }: { readonly isOpen: boolean; readonly onChange: () => void }) {
  const { t } = useTranslation();
  const pad = useStore(useService(PAD_IN_HAND)).pad;
  return (
    <details className={styles.fold} open={isOpen || pad !== null}>
      <summary>{t('keys.keys')}</summary>
      {pad !== null && <h3>{t('keys.pad.title')}</h3>}
      {pad !== null && <PadRows pad={pad} />}
      <dl>
        {BOARD_KEYS.map(({ action, labels }) => (
          <KeyRow key={action} name={t(`command.${action}`)} labels={labels()} />
        ))}
        {commandsIn('game').map((command) => (
          <KeyRow key={command} name={t(`command.${command}`)} labels={keyLabels('game', command)} />
        ))}
      </dl>
      <p className={styles.note}>{t('keys.pointer')}</p>
      <button type="button" className="button" data-testid="change-keys" onClick={onChange}>
        {t('keys.change')}
      </button>
    </details>
  );
}

interface KeySheetProps {
  /** The keys are what was asked for: they stand open where a keyboard is likely. */
  readonly areKeysMeant: boolean;
  readonly onClose: () => void;
}

/** A sheet over the screen: the rule in pictures, the first boards once more, and below them the keys. */
export function KeySheet({ areKeysMeant, onClose }: KeySheetProps) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const [isOpen] = useState(() => areKeysMeant && matchMedia('(any-pointer: fine)').matches);
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
          <>
            <p className={styles.rule}>{t('keys.rule')}</p>
            <RulePictures />
            <p className={styles.note}>{t('keys.rule-note')}</p>
            <div className={styles.ways}>
              <button type="button" className="button button-primary" onClick={leaveFor('first')}>
                {t('keys.first')}
              </button>
              <button
                type="button"
                className="button button-quiet"
                data-testid="open-lab"
                onClick={leaveFor('lab')}
              >
                {t('keys.lab')}
              </button>
            </div>
            <Keys isOpen={isOpen} onChange={leaveFor('keys')} />
          </>
        );
      }}
    </Dialog>
  );
}
