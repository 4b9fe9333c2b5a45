import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BridgeErrorCode } from '../../../../core/contract/contract.ts';
import { listsOf } from '../../../../core/contract/pack-entries.ts';
import { MAX_LEVELS } from '../../../../core/templates/file/file-form.ts';
import { isPackNamed } from '../../../../core/templates/file/pack.ts';
import { MAX_NAME_LENGTH } from '../../../../core/templates/limits.ts';
import { LabelledTextField } from '../../../components/controls/text-field.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import type { Level } from '../../../state/editor/own-levels.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { PackDifficulty } from './pack-difficulty.tsx';
import type { PackEntry } from './pack-entries.ts';
import { ChosenLevels, OtherLevels } from './pack-levels.tsx';
import styles from './packs.module.css';
import { usePackWork } from './use-pack-work.ts';

interface PackSheetProps {
  /** The pack to be arranged; null for a new one. */
  readonly entry: PackEntry | null;
  /** The first levels of a new pack. */
  readonly first: readonly Level[];
  /** Everything that a pack can hold. */
  readonly levels: readonly Level[];
  readonly onClose: () => void;
}

interface PackListsProps {
  readonly chosen: readonly Level[];
  readonly others: readonly Level[];
  readonly onChoose: (levels: readonly Level[]) => void;
  /** Stands below what is not in the pack. */
  readonly children: ReactNode;
}

function PackLists({ chosen, others, onChoose, children }: PackListsProps) {
  const { t } = useTranslation();
  const id = useId();
  const add = (more: readonly Level[]) => onChoose([...chosen, ...more]);
  return (
    <div className={styles.lists}>
      <section aria-labelledby={`${id}-inside`}>
        <h3 id={`${id}-inside`}>
          {t(chosen.some(({ deal }) => deal !== null) ? 'editor.pack.inside' : 'editor.packs.inside', {
            count: chosen.length,
          })}
        </h3>
        <ChosenLevels levels={chosen} onChange={onChoose} />
      </section>
      <div className={styles.beside}>
        <section aria-labelledby={`${id}-others`}>
          <h3 id={`${id}-others`}>{t('editor.packs.others')}</h3>
          <OtherLevels levels={others} onAdd={add} />
          {others.length > 1 && (
            <button type="button" className="button button-quiet" onClick={() => add(others)}>
              {t('editor.packs.add-all')}
            </button>
          )}
        </section>
        {children}
      </div>
    </div>
  );
}

/** Makes a pack, or arranges one: its name, its templates, their order. */
export function PackSheet({ entry, first, levels, onClose }: PackSheetProps) {
  const { t } = useTranslation();
  const { packs } = useService(EDITOR);
  const formId = useId();
  const [id] = useState(() => entry?.pack.id ?? crypto.randomUUID());
  const [name, setName] = useState(entry?.pack.name ?? t('editor.packs.first-name'));
  const [author, setAuthor] = useState(entry?.pack.author ?? '');
  const [chosen, setChosen] = useState<readonly Level[]>(entry?.levels ?? first);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [refusal, setRefusal] = useState<BridgeErrorCode | null>(null);
  const work = usePackWork(setChosen);
  /** A change cancels the work under way, whose result would put the levels of before back. */
  const choose = (changed: readonly Level[]) => {
    work.cancel();
    setChosen(changed);
  };
  const others = levels.filter(({ id }) => chosen.every((level) => level.id !== id));
  const canSave =
    isPackNamed({ name, author }) && chosen.length > 0 && chosen.length <= MAX_LEVELS && work.share === null;
  /** The arrangement stays in sight until it is kept. */
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const { designIds, deals } = listsOf(chosen.map((level) => ({ designId: level.id, deal: level.deal })));
    const isKept = await packs.put({ id, name, author, designIds, ...(deals && { deals }) });
    // Another sheet may stand there by now.
    if (!isOpen.current) return;
    if (isKept) onClose();
    else setRefusal(packs.store.getState().trouble);
  };
  const saveButton = (
    <button type="submit" form={formId} className="button button-primary" disabled={!canSave}>
      {t('editor.command.save')}
    </button>
  );
  return (
    <Sheet
      title={t(entry === null ? 'editor.packs.new' : 'editor.packs.arrange-title')}
      onClose={onClose}
      actions={saveButton}
      isWide
    >
      <form id={formId} onSubmit={save}>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            <TroubleWords code={refusal} />
          </p>
        )}
        <div className={styles.names}>
          <LabelledTextField
            label={t('editor.packs.name')}
            value={name}
            limit={MAX_NAME_LENGTH}
            onText={setName}
          />
          <LabelledTextField
            label={t('editor.packs.author')}
            value={author}
            limit={MAX_NAME_LENGTH}
            onText={setAuthor}
          />
        </div>
        <PackLists chosen={chosen} others={others} onChoose={choose}>
          <PackDifficulty levels={chosen} work={work} />
        </PackLists>
      </form>
    </Sheet>
  );
}
