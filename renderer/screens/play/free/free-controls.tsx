/** The choices of a free game: ready ones, how easily it is seen and lost, the shape, its size, its pictures, the rules. */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOSING_GRADES, SEEING_GRADES } from '../../../../core/coach/grade-names.ts';
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../../../core/rules/rules.ts';
import { MAX_APP_SIDE, MAX_KINDS, MIN_APP_SIDE } from '../../../../core/templates/limits.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { Field, NumberField } from '../../../components/field.tsx';
import { Segments } from '../../../components/segments.tsx';
import { templateName, turnsName } from '../../../components/words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { aimOfChoice, PRESETS, presetChoice, presetOf, withShape } from '../free-choice.ts';
import styles from './free.module.css';
import { GradeSlider } from './grade-slider.tsx';

export interface FreeControlsProps {
  readonly choice: FreeChoice;
  readonly templates: readonly TemplateRevision[];
  readonly onChange: (choice: FreeChoice) => void;
}

function Presets({ choice, templates, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const chosen = presetOf(choice, templates);
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">{t('editor.free.presets')}</legend>
      {PRESETS.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-pressed={id === chosen}
          onClick={() => {
            const choice = presetChoice(id, templates);
            if (choice !== null) onChange(choice);
          }}
        >
          {t(`editor.free.preset.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Shapes({ choice, templates, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.shapes}>
      <legend>{t('editor.free.shape')}</legend>
      <div>
        {templates.map((template) => (
          <label key={template.hash} title={templateName(t, template)}>
            <input
              type="radio"
              name={group}
              checked={template.hash === choice.template}
              onChange={() => onChange(withShape(choice, template))}
            />
            <Thumbnail shape={template} />
            <span>{templateName(t, template)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

const MOST_COPIES = 16;

function Numbers({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const sides = { min: MIN_APP_SIDE, max: MAX_APP_SIDE };
  return (
    <Part title={t('editor.free.size')}>
      <NumberField
        name={t('editor.free.width')}
        value={choice.width}
        {...sides}
        onChange={(width) => onChange({ ...choice, width })}
      />
      <NumberField
        name={t('editor.free.height')}
        value={choice.height}
        {...sides}
        onChange={(height) => onChange({ ...choice, height })}
      />
      <NumberField
        name={t('editor.filling.kinds')}
        value={choice.kinds}
        min={1}
        max={MAX_KINDS}
        onChange={(kinds) => onChange({ ...choice, kinds })}
      />
      <NumberField
        name={t('editor.filling.copies')}
        value={choice.copies}
        min={2}
        max={MOST_COPIES}
        step={2}
        onChange={(copies) => onChange({ ...choice, copies })}
      />
    </Part>
  );
}

function RuleChoices({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { rules } = choice;
  return (
    <Part title={t('editor.rules.title')}>
      <Segments
        name="turns"
        title={t('editor.rules.max-turns')}
        value={String(rules.maxTurns)}
        options={TURN_LIMITS.map((turns) => ({ value: String(turns), words: turnsName(t, turns) }))}
        onChange={(value) => {
          const maxTurns = TURN_LIMITS.find((turns) => String(turns) === value);
          if (maxTurns !== undefined) onChange({ ...choice, rules: { ...rules, maxTurns } });
        }}
      />
      <Segments
        name="border"
        title={t('editor.rules.border')}
        value={rules.border}
        options={BORDERS.map((value) => ({ value, words: t(`editor.rules.border-${value}`) }))}
        onChange={(border) => onChange({ ...choice, rules: { ...rules, border } })}
      />
      <Field>
        <label htmlFor={id}>{t('editor.rules.gravity')}</label>
        <select
          id={id}
          value={rules.gravity}
          onChange={({ target }) => {
            const gravity = GRAVITIES[target.selectedIndex];
            if (gravity !== undefined) onChange({ ...choice, rules: { ...rules, gravity } });
          }}
        >
          {GRAVITIES.map((gravity) => (
            <option key={gravity} value={gravity}>
              {gravity === 'none' ? t('editor.rules.gravity-none') : t(`rules.gravity-${gravity}`)}
            </option>
          ))}
        </select>
      </Field>
    </Part>
  );
}

const SEEING = ['any', ...SEEING_GRADES] as const;
const LOSING = ['any', ...LOSING_GRADES] as const;

function Measures({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const aim = aimOfChoice(choice);
  const change = (changed: Partial<typeof aim>) =>
    onChange({ ...choice, difficulty: 'any', ...aim, ...changed });
  return (
    <Part title={t('editor.free.measures')}>
      <GradeSlider
        name={t('editor.free.seeing')}
        value={aim.seeing}
        options={SEEING.map((value) => ({
          value,
          words: value === 'any' ? t('editor.free.any') : t(`editor.measure.seeing.${value}`),
        }))}
        onChange={(seeing) => change({ seeing })}
      />
      <GradeSlider
        name={t('editor.free.losing')}
        value={aim.losing}
        options={LOSING.map((value) => ({
          value,
          words: value === 'any' ? t('editor.free.any') : t(`editor.measure.losing.${value}`),
        }))}
        onChange={(losing) => change({ losing })}
      />
    </Part>
  );
}

export function FreeControls(props: FreeControlsProps) {
  return (
    <div data-part="free-controls" className={styles.controls}>
      <Presets {...props} />
      <Measures {...props} />
      <Shapes {...props} />
      <Numbers {...props} />
      <RuleChoices {...props} />
    </div>
  );
}
