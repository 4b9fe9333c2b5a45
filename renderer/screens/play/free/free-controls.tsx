/** The choices of a free game: the shape by its picture, a few by a word each, and the rest behind *More*. */
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOSING_GRADES, SEEING_GRADES } from '../../../../core/coach/grade-names.ts';
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { BORDERS, type Gravity, TURN_LIMITS } from '../../../../core/rules/rules.ts';
import { MAX_APP_SIDE, MAX_KINDS, MIN_APP_SIDE } from '../../../../core/templates/limits.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { NumberField } from '../../../components/field.tsx';
import { LineDrawing } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { templateName, turnsName } from '../../../components/words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import {
  aimOfChoice,
  PRESETS,
  presetChoice,
  presetOf,
  SIZE_NAMES,
  type SizeName,
  sizeName,
  withShape,
  withSize,
} from '../kinds/free-choice.ts';
import styles from './free.module.css';

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
      <legend>{t('editor.free.presets')}</legend>
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

/** The names of shapes; the second of a name has its number, and so on. */
function namesApart(t: TFunction, templates: FreeControlsProps['templates']): readonly string[] {
  const names = templates.map((template) => templateName(t, template));
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function Shapes({ choice, templates, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const names = namesApart(t, templates);
  const group = useId();
  return (
    <fieldset className={styles.shapes}>
      <legend>{t('editor.free.shape')}</legend>
      <div>
        {templates.map((template, place) => (
          <label key={template.hash} title={names[place]}>
            <input
              type="radio"
              name={group}
              checked={template.hash === choice.template}
              onChange={() => onChange(withShape(choice, template))}
            />
            <Thumbnail shape={template} />
            <span>{names[place]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const OTHER_SIZE = 'other' as const;

/** The size in a word; one that was typed is told in its figures. */
function Size({ choice, templates, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const from = templates.find(({ hash }) => hash === choice.template);
  if (from === undefined) return null;
  const size = sizeName(choice, from);
  const other = { value: OTHER_SIZE, words: `${choice.width} × ${choice.height}` };
  return (
    <Segments<SizeName | typeof OTHER_SIZE>
      name="size"
      title={t('editor.free.sizes')}
      value={size ?? OTHER_SIZE}
      options={[
        ...SIZE_NAMES.map((value) => ({ value, words: t(`editor.free.size-${value}`) })),
        ...(size === null ? [other] : []),
      ]}
      onChange={(value) => {
        if (value !== OTHER_SIZE) onChange(withSize(choice, from, value));
      }}
    />
  );
}

const SEEING = ['any', ...SEEING_GRADES] as const;
const LOSING = ['any', ...LOSING_GRADES] as const;

/** One of the two measures that the board should have; the other stays. */
function Measure({ choice, onChange, of }: FreeControlsProps & { readonly of: 'seeing' | 'losing' }) {
  const { t } = useTranslation();
  const aim = aimOfChoice(choice);
  const options =
    of === 'seeing'
      ? SEEING.map((value) => ({
          value,
          words: t(value === 'any' ? 'editor.free.any' : `editor.measure.seeing.${value}`),
        }))
      : LOSING.map((value) => ({
          value,
          words: t(value === 'any' ? 'editor.free.any' : `editor.measure.losing.${value}`),
        }));
  return (
    <Segments<(typeof SEEING)[number] | (typeof LOSING)[number]>
      name={of}
      title={t(`editor.free.${of}`)}
      value={aim[of]}
      options={options}
      onChange={(value) => onChange({ ...choice, difficulty: 'any', ...aim, [of]: value })}
    />
  );
}

function Turns({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const { rules } = choice;
  return (
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
  );
}

/** By gravity, the arrows by which tiles slide. */
const ARROWS: Readonly<Record<Gravity, string>> = {
  none: 'M8 8h8v8H8Z',
  down: 'M12 4v15m-5-5 5 5 5-5',
  up: 'M12 20V5m-5 5 5-5 5 5',
  left: 'M20 12H5m5-5-5 5 5 5',
  right: 'M4 12h15m-5-5 5 5-5 5',
  'split-vertical': 'M12 10V3m-3 3 3-3 3 3M12 14v7m-3-3 3 3 3-3',
  'split-horizontal': 'M10 12H3m3-3-3 3 3 3M14 12h7m-3-3 3 3-3 3',
  'join-vertical': 'M12 2v8m-3-3 3 3 3-3M12 22v-8m-3 3 3-3 3 3',
  'join-horizontal': 'M2 12h8m-3-3 3 3-3 3M22 12h-8m3-3-3 3 3 3',
};

/** These slide from or to a middle line, and lie with the rarer choices. */
const RARE_GRAVITIES = [
  'split-vertical',
  'split-horizontal',
  'join-vertical',
  'join-horizontal',
] as const satisfies readonly Gravity[];
const USUAL_GRAVITIES = ['none', 'down', 'up', 'left', 'right'] as const satisfies readonly Gravity[];

/** The gravity, in short; `isRare` offers those that are seldom wanted, and the other names the chosen one, which may be one of them. */
function Sliding({ choice, onChange, isRare = false }: FreeControlsProps & { readonly isRare?: boolean }) {
  const { t } = useTranslation();
  const { rules } = choice;
  const rare = RARE_GRAVITIES.find((gravity) => gravity === rules.gravity);
  const options: readonly { readonly value: Gravity; readonly words: string }[] = isRare
    ? RARE_GRAVITIES.map((value) => ({ value, words: t(`rules.gravity-${value}`) }))
    : USUAL_GRAVITIES.map((value) => ({ value, words: t(`editor.free.slide-${value}`) }));
  return (
    <Segments
      name="gravity"
      title={
        !isRare && rare !== undefined
          ? `${t('editor.rules.gravity')} · ${t(`rules.gravity-${rare}`)}`
          : t('editor.rules.gravity')
      }
      value={rules.gravity}
      options={options.map(({ value, words }) => ({
        value,
        words: (
          <>
            <LineDrawing path={ARROWS[value]} /> {words}
          </>
        ),
      }))}
      onChange={(gravity) => onChange({ ...choice, rules: { ...rules, gravity } })}
    />
  );
}

const MOST_COPIES = 16;

function Numbers({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const sides = { min: MIN_APP_SIDE, max: MAX_APP_SIDE };
  return (
    <div className={styles.fields}>
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
    </div>
  );
}

function Border({ choice, onChange }: FreeControlsProps) {
  const { t } = useTranslation();
  const { rules } = choice;
  return (
    <Segments
      name="border"
      title={t('editor.rules.border')}
      value={rules.border}
      options={BORDERS.map((value) => ({ value, words: t(`editor.rules.border-${value}`) }))}
      onChange={(border) => onChange({ ...choice, rules: { ...rules, border } })}
    />
  );
}

export function FreeControls(props: FreeControlsProps) {
  const { t } = useTranslation();
  return (
    <div data-part="free-controls" className={styles.controls}>
      <Shapes {...props} />
      <div className={`card ${styles.rows}`}>
        <Size {...props} />
        <Measure {...props} of="losing" />
        <Turns {...props} />
        <Sliding {...props} />
        <details className={styles.more}>
          <summary data-testid="free-more">{t('editor.free.more')}</summary>
          <Sliding {...props} isRare />
          <Numbers {...props} />
          <Border {...props} />
          <Measure {...props} of="seeing" />
          <Presets {...props} />
        </details>
      </div>
    </div>
  );
}
