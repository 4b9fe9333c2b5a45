/** The two lists of a pack that is being put together: what is in it, in order, and what could be. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeasured, PACK_MEASURES } from '../../../../core/packs/pack-curve.ts';
import { levelShareSentence } from '../../../../core/sentences/pack-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { type Level, levelKey } from '../../../state/editor/own-levels.ts';
import { StuckLegend } from './pack-curve.tsx';
import { moved } from './pack-entries.ts';
import styles from './packs.module.css';

interface ChosenLevelsProps {
  readonly levels: readonly Level[];
  readonly onChange: (levels: readonly Level[]) => void;
}

const STEPS = [
  ['editor.packs.up', -1, '↑'],
  ['editor.packs.down', 1, '↓'],
] as const;

/** Keeps the focus on a row's button while the row moves, and on a neighbour's when the row goes. */
function useRowFocus<L extends HTMLElement>() {
  const list = useRef<L>(null);
  const wanted = useRef<{ readonly row: number; readonly button: number } | null>(null);
  useEffect(() => {
    const rows = list.current?.children;
    if (wanted.current === null || rows === undefined) return;
    const row = rows[Math.min(wanted.current.row, rows.length - 1)];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const button = buttons[wanted.current.button];
    const focused = button?.disabled === false ? button : buttons.find((each) => !each.disabled);
    focused?.focus();
    wanted.current = null;
  });
  return {
    list,
    focusNext: (row: number, button: number) => {
      wanted.current = { row, button };
    },
  };
}

export function ChosenLevels({ levels, onChange }: ChosenLevelsProps) {
  const { t } = useTranslation();
  const { list, focusNext } = useRowFocus<HTMLOListElement>();
  if (levels.length === 0) return <p className={styles.nothing}>{t('editor.packs.choose')}</p>;
  const move = (from: number, by: number, button: number) => {
    focusNext(from + by, button);
    onChange(moved(levels, from, by));
  };
  const remove = (at: number) => {
    focusNext(at, STEPS.length);
    onChange(levels.toSpliced(at, 1));
  };
  return (
    <>
      {levels.some(({ deal }) => isMeasured(deal)) && <StuckLegend />}
      <ol ref={list} className={styles.rows}>
        {levels.map((level, index) => (
          <li key={levelKey(level)} className={styles.row}>
            <span className={styles.rowPlace} aria-hidden="true">
              {index + 1}
            </span>
            <Thumbnail shape={level.design} />
            <span data-part="pack-row-name" className={styles.rowName} title={level.design.name}>
              {level.design.name}
            </span>
            <LevelMeasure deal={level.deal} />
            {STEPS.map(([words, by, sign], button) => (
              <button
                key={words}
                type="button"
                className="button button-quiet"
                disabled={levels[index + by] === undefined}
                aria-label={t(words, { name: level.design.name })}
                title={t(words, { name: level.design.name })}
                onClick={() => move(index, by, button)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('editor.packs.take-out', { name: level.design.name })}
              title={t('editor.packs.take-out', { name: level.design.name })}
              onClick={() => remove(index)}
            >
              <span aria-hidden="true">{'×'}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The two measures of a level in per cent; nothing where there are none. */
function LevelMeasure({ deal }: Pick<Level, 'deal'>) {
  const { t } = useTranslation();
  const shares = PACK_MEASURES.flatMap((measure) => {
    const said = levelShareSentence(deal, measure);
    return said === null ? [] : [{ measure, said }];
  });
  return (
    <span className={styles.rowMeasure}>
      {shares.map(({ measure, said }) => (
        <span key={measure} data-measure={measure} title={t(`editor.pack.${measure}`)}>
          {sentenceWords(t, said)}
        </span>
      ))}
    </span>
  );
}

interface OtherLevelsProps {
  readonly levels: readonly Level[];
  readonly onAdd: (levels: readonly Level[]) => void;
}

export function OtherLevels({ levels, onAdd }: OtherLevelsProps) {
  const { t } = useTranslation();
  const { list, focusNext } = useRowFocus<HTMLUListElement>();
  if (levels.length === 0) return <p className={styles.nothing}>{t('editor.packs.all-inside')}</p>;
  const add = (level: Level, index: number) => {
    focusNext(index, 0);
    onAdd([level]);
  };
  return (
    <ul ref={list} className={styles.rows}>
      {levels.map((level, index) => (
        <li key={level.id}>
          <button
            type="button"
            className={`${styles.row} ${styles.rowAdd}`}
            aria-label={t('editor.packs.add', { name: level.design.name })}
            onClick={() => add(level, index)}
          >
            <Thumbnail shape={level.design} />
            <span data-part="pack-row-name" className={styles.rowName} title={level.design.name}>
              {level.design.name}
            </span>
            <span aria-hidden="true">{'+'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
