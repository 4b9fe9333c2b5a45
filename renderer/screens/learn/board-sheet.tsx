/** Which board the lab shows: the game's, a shape dealt, one of the player's own, or one pasted as text. */

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { makeBoard } from '../../../core/board/text.ts';
import { plainPlan } from '../../../core/deal/deal-plan.ts';
import { CONSOLE_SAMPLE, FIRST_SAMPLE } from '../../../core/lab/sample-boards.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../../core/rules/rules.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { slidingWords } from '../../components/rules-words.ts';
import { Select } from '../../components/select.tsx';
import { templateName, turnsName } from '../../components/words.ts';
import { ENGINE } from '../../engine/client.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { useService } from '../../services/use-service.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import { LIBRARY } from '../../state/library.ts';
import { newSeed } from '../../state/new-seed.ts';
import styles from './board-sheet.module.css';
import { parsePastedBoard } from './pasted-board.ts';
import { labBoardOfSample } from './watch/samples.ts';

interface BoardSheetProps {
  readonly shown: LabBoard;
  readonly onShown: (shown: LabBoard) => void;
  readonly onClose: () => void;
}

export function BoardSheet({ shown, onShown, onClose }: BoardSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('lab.sheet.title')} onClose={onClose} className={styles.sheet}>
      {(close) => {
        const choose = (board: LabBoard) => {
          onShown(board);
          close();
        };
        return (
          <>
            <RulesPart shown={shown} onShown={onShown} />
            <TemplatesPart onChoose={choose} />
            <TextPart shown={shown} onChoose={choose} />
            <div className={styles.foot}>
              <button type="button" className="button" onClick={() => choose(labBoardOfSample(FIRST_SAMPLE))}>
                {t('lab.sheet.first')}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => choose(labBoardOfSample(CONSOLE_SAMPLE))}
              >
                {t('lab.sheet.console')}
              </button>
              <button type="button" className="button" onClick={close}>
                {t('lab.sheet.close')}
              </button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly title: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly wordsOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string | number>({ title, value, options, wordsOf, onChange }: ChoiceProps<T>) {
  return (
    <label className={styles.field}>
      <span>{title}</span>
      <Select
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {wordsOf(option)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The rules can be changed under the board that lies there. */
function RulesPart({ shown, onShown }: Pick<BoardSheetProps, 'shown' | 'onShown'>) {
  const { t } = useTranslation();
  const { rules } = shown;
  const withRules = (change: Partial<Rules>) => onShown({ ...shown, rules: { ...rules, ...change } });
  return (
    <fieldset className={styles.rules}>
      <legend>{t('lab.sheet.rules')}</legend>
      <Choice
        title={t('lab.sheet.border')}
        value={rules.border}
        options={BORDERS}
        wordsOf={(border) => t(`lab.border.${border}`)}
        onChange={(border) => withRules({ border })}
      />
      <Choice
        title={t('lab.sheet.turns')}
        value={rules.maxTurns}
        options={TURN_LIMITS}
        wordsOf={(turns) => turnsName(t, turns)}
        onChange={(maxTurns) => withRules({ maxTurns })}
      />
      <Choice
        title={t('lab.sheet.gravity')}
        value={rules.gravity}
        options={GRAVITIES}
        wordsOf={(gravity) => (gravity === 'none' ? t('lab.sheet.no-gravity') : slidingWords(t, gravity))}
        onChange={(gravity) => withRules({ gravity })}
      />
    </fieldset>
  );
}

interface PartProps {
  readonly onChoose: (board: LabBoard) => void;
}

/** Shapes that come with the game and the player's own, dealt under their rules. */
function TemplatesPart({ onChoose }: PartProps) {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const engine = useService(ENGINE);
  const { templates } = useStore(library.store);
  const [isDealing, setDealing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (templates.length === 0) void library.load();
  }, [library, templates]);
  const deal = async (template: TemplateRevision) => {
    setDealing(true);
    const dealt = await engine.ask({ type: 'deal', plan: plainPlan(template, newSeed()) });
    setDealing(false);
    setFailed(!dealt.ok);
    if (!dealt.ok) return;
    const { width, height, marks } = template;
    const { cells, rules } = dealt.value;
    const name = templateName(t, template);
    onChoose({
      source: { type: 'template', name },
      board: { width, height, marks, cells },
      rules,
      pair: null,
    });
  };
  return (
    <fieldset className={styles.templates} disabled={isDealing}>
      <legend>{t('lab.sheet.templates')}</legend>
      <ul>
        {templates.map((template) => (
          <li key={template.hash}>
            <button type="button" onClick={() => void deal(template)}>
              <Thumbnail shape={template} />
              <span>{templateName(t, template)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert">
          <TroubleWords code="cannot-deal" />
        </p>
      )}
    </fieldset>
  );
}

function TextPart({ shown, onChoose }: PartProps & { readonly shown: LabBoard }): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState(() => makeBoard(shown.board));
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    const read = parsePastedBoard(text);
    if (read.ok) onChoose({ source: { type: 'pasted' }, board: read.value, rules: shown.rules, pair: null });
    else setProblem(t(`lab.text.${read.error.code}`, read.error.values));
  };
  return (
    <fieldset className={styles.text}>
      <legend>{t('lab.sheet.text')}</legend>
      <label className={styles.field}>
        <span>{t('lab.sheet.how')}</span>
        <textarea
          rows={6}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== null}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </label>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button" onClick={take}>
        {t('lab.sheet.take')}
      </button>
    </fieldset>
  );
}
