import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../../../core/rules/rules.ts';
import { fitSentence } from '../../../../core/sentences/drawing-sentences.ts';
import { cleanTags } from '../../../../core/templates/design-check.ts';
import { MAX_KINDS, MAX_NAME_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../../../../core/templates/limits.ts';
import { Switch } from '../../../components/controls/switch.tsx';
import { LabelledTextField } from '../../../components/controls/text-field.tsx';
import { Field, NumberField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { allRulesWords, slidingWords } from '../../../components/rules-words.ts';
import { Select } from '../../../components/select.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { turnsName } from '../../../components/words.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import styles from '../editor.module.css';
import { isFirstSheet } from '../first/first-sheet.tsx';

const MOST_COPIES = 64;

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly wordsOf: (option: T) => string;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string | number>({ name, value, options, wordsOf, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{name}</label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function RulesPart() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const rules = useStore(editor.store, ({ history }) => history.present.rules);
  return (
    <details className={`${styles.panelPart} ${styles.panelAbout}`}>
      <summary>
        <h2>{t('editor.rules.title')}</h2>
        <span className={styles.folded}>{allRulesWords(t, rules)}</span>
      </summary>
      <Choice
        name={t('editor.rules.gravity')}
        value={rules.gravity}
        options={GRAVITIES}
        wordsOf={(gravity) =>
          gravity === 'none' ? t('editor.rules.gravity-none') : slidingWords(t, gravity)
        }
        onChange={(gravity) => editor.change({ rules: { ...rules, gravity } })}
      />
      <div className={styles.fields}>
        <Choice
          name={t('editor.rules.border')}
          value={rules.border}
          options={BORDERS}
          wordsOf={(border) => t(`editor.rules.border-${border}`)}
          onChange={(border) => editor.change({ rules: { ...rules, border } })}
        />
        <Choice
          name={t('editor.rules.max-turns')}
          value={rules.maxTurns}
          options={TURN_LIMITS}
          wordsOf={(turns) => turnsName(t, turns)}
          onChange={(maxTurns) => editor.change({ rules: { ...rules, maxTurns } })}
        />
      </div>
    </details>
  );
}

/** Says what the filling comes to on the slots that there are. */
function FitNote() {
  const { t } = useTranslation();
  const { editor, feedback } = useService(EDITOR);
  const kinds = useStore(editor.store, ({ history }) => history.present.filling.kinds);
  const fit = useStore(feedback.store, ({ facts }) => facts?.fit ?? null);
  if (fit === null) return null;
  return <p data-testid="fit">{sentenceWords(t, fitSentence(fit, kinds))}</p>;
}

function FillingPart() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const filling = useStore(editor.store, ({ history }) => history.present.filling);
  const [fault, setFault] = useState<'kinds' | 'copies' | null>(null);
  const limits = { kinds: { min: 1, max: MAX_KINDS }, copies: { min: 2, max: MOST_COPIES } };
  return (
    <section className={styles.panelPart}>
      <h2>{t('editor.filling.title')}</h2>
      <div className={styles.fields}>
        <NumberField
          name={t('editor.filling.kinds')}
          value={filling.kinds}
          {...limits.kinds}
          step={1}
          onChange={(kinds) => editor.change({ filling: { ...filling, kinds } })}
          onTyped={(isFit) => setFault(isFit ? null : 'kinds')}
        />
        <NumberField
          name={t('editor.filling.copies')}
          value={filling.copies}
          {...limits.copies}
          step={2}
          onChange={(copies) => editor.change({ filling: { ...filling, copies } })}
          onTyped={(isFit) => setFault(isFit ? null : 'copies')}
        />
      </div>
      {fault === null && <FitNote />}
      <div role="status">
        {fault !== null && (
          <p className={`page-note ${styles.fault}`}>{t(`editor.filling.${fault}-limits`, limits[fault])}</p>
        )}
      </div>
    </section>
  );
}

/** As many as a template may have, each with what parts it from the next. */
const LONGEST_TAGS = MAX_TAGS * (MAX_TAG_LENGTH + 2);

/** The text in the field stays as typed; the tags that it names are stored. */
function TagsField() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const [text, setText] = useState(() => editor.store.getState().meta.tags.join(', '));
  return (
    <LabelledTextField
      label={t('editor.tags')}
      value={text}
      limit={LONGEST_TAGS}
      placeholder={t('editor.tags-hint')}
      onText={(next) => {
        setText(next);
        editor.setMeta({ tags: cleanTags(next.split(/[,，、]/)) });
      }}
    />
  );
}

function AboutPart() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const designId = useStore(editor.store, (state) => state.designId);
  const author = useStore(editor.store, ({ meta }) => meta.author);
  const mayTurn = useStore(editor.store, ({ meta }) => meta.mayTurn === true);
  return (
    <details className={`${styles.panelPart} ${styles.panelAbout}`}>
      <summary>
        <h2>{t('editor.about')}</h2>
      </summary>
      <LabelledTextField
        label={t('editor.author')}
        value={author}
        limit={MAX_NAME_LENGTH}
        onText={(text) => editor.setMeta({ author: text })}
      />
      <TagsField key={designId} />
      <Switch isOn={mayTurn} onChange={editor.setMayTurn}>
        {t('editor.may-turn')}
      </Switch>
    </details>
  );
}

/** Pictures, rules and names of the template; only the first are asked for often, and the others are folded. Beside a blank grid all are. */
export function RulesPanel() {
  const { t } = useTranslation();
  const isBlank = useStore(useService(EDITOR).editor.store, isFirstSheet);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.rules} data-folded={isBlank && !isOpen}>
      {isBlank && (
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="on" />
          {t('editor.first.rest')}
        </button>
      )}
      <FillingPart />
      <RulesPart />
      <AboutPart />
    </div>
  );
}
