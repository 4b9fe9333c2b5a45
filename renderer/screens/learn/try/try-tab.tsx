/** Programs of the learner's own: written here, judged as `twofold judge` does, and watched where they are wrong. */
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EXERCISES, LAB_EXERCISES, solutionOf, startOf } from '../../../../core/judge/exercises.ts';
import { FUNCTION_NAMES } from '../../../../core/judge/function-answer.ts';
import { TASKS } from '../../../../core/judge/question.ts';
import { Icon } from '../../../components/icon.tsx';
import type { StudentFinding, StudentVerdict } from '../../../engine/lab-protocol.ts';
import { ANSWER_MS } from '../../../engine/student-protocol.ts';
import { useService } from '../../../services/use-service.ts';
import { LAB_BOARD, type ProgramName } from '../../../state/lab-board.ts';
import shared from '../lab.module.css';
import lessons from '../lessons-tab.module.css';
import { LabFailure } from '../watch/lab-failure.tsx';
import { useEntryInRow } from '../watch/use-entry-in-row.ts';
import { ExampleBoard, ExamplePicture } from './example-board.tsx';
import { ProgramText } from './program-text.tsx';
import styles from './try.module.css';
import { type ExaminedAs, useExamination } from './use-examination.ts';
import { headlineOf, VerdictView } from './verdict-view.tsx';
import { WatchedFinding } from './watched-finding.tsx';

const OWN_START = 'function link(board, a, b) {\n  return false;\n}\n';
const NAMES: readonly ProgramName[] = [...EXERCISES, 'own'];

export function TryTab() {
  const { t } = useTranslation();
  const lab = useService(LAB_BOARD);
  const solved = useStore(lab, (state) => state.solved);
  const [name, setName] = useState<ProgramName>(EXERCISES[0]);
  const at = NAMES.indexOf(name);
  const list = useEntryInRow(at);
  const next = EXERCISES[at + 1];
  return (
    <div className={lessons.lessons}>
      <ol ref={list} className={lessons.list} aria-label={t('lab.try.title')}>
        {NAMES.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === name ? 'step' : undefined}
              data-done={solved.includes(each)}
              onClick={() => setName(each)}
            >
              {each !== 'own' && <ExamplePicture name={each} />}
              <b>{each === 'own' ? <Icon name="pencil" /> : index + 1}</b>
              <span>{each === 'own' ? t('lab.try.own') : t(`lab.exercise.${each}.title`)}</span>
              {solved.includes(each) && <span className="visually-hidden">{t('lab.try.solved')}</span>}
            </button>
          </li>
        ))}
      </ol>
      <OneProgram
        key={name}
        name={name}
        onSolved={() => lab.setState({ solved: [...new Set([...solved, name])] })}
        onNext={next === undefined ? null : () => setName(next)}
      />
    </div>
  );
}

/** An exercise is asked about its own task, a program of one's own about all that it does. */
function examinedAs(name: ProgramName): ExaminedAs {
  if (name === 'own') return { tasks: TASKS, maxTurns: 2 };
  const { task, maxTurns } = LAB_EXERCISES[name];
  return { tasks: [task], maxTurns };
}

interface OneProgramProps {
  readonly name: ProgramName;
  readonly onSolved: () => void;
  readonly onNext: (() => void) | null;
}

function OneProgram({ name, onSolved, onNext }: OneProgramProps) {
  const { t } = useTranslation();
  const lab = useService(LAB_BOARD);
  const start = name === 'own' ? OWN_START : startOf(LAB_EXERCISES[name]);
  const source = useStore(lab, (state) => state.programs[name]) ?? start;
  const write = (text: string) =>
    lab.setState(({ programs }) => ({ programs: { ...programs, [name]: text } }));
  const { state, examine, cancel } = useExamination(examinedAs(name), onSolved);
  const [watched, setWatched] = useState<StudentFinding | null>(null);
  const [hasTried, setTried] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const verdict = state.type === 'done' ? state.verdict : null;
  const isRefused = verdict?.type === 'refused' || verdict?.type === 'endless';
  const judge = () => {
    setTried(true);
    void examine(source);
  };
  if (watched !== null && state.type === 'done')
    return <WatchedFinding found={watched} source={state.source} onBack={() => setWatched(null)} />;
  return (
    <article className={styles.program}>
      <header className={styles.head}>
        <p className={shared.lead}>{name === 'own' ? t('lab.try.own-ask') : t(`lab.exercise.${name}.ask`)}</p>
        <p>{t('lab.try.first')}</p>
      </header>
      <div className={styles.writing}>
        <label className="visually-hidden" htmlFor={label}>
          {t('lab.try.program')}
        </label>
        <ProgramText id={label} text={text} source={source} isRefused={isRefused} onWrite={write} />
        <div className={styles.buttons}>
          {state.type === 'under-way' ? (
            <button type="button" className="button" onClick={cancel}>
              {t('lab.cancel')}
            </button>
          ) : (
            <button type="button" className="button button-primary" onClick={judge}>
              {t('lab.try.judge')}
            </button>
          )}
          {name !== 'own' && hasTried && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => write(solutionOf(LAB_EXERCISES[name]))}
            >
              {t('lab.try.show')}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={() => write(start)}>
            {t('lab.try.restore')}
          </button>
        </div>
      </div>
      <div className={styles.verdict} data-told={state.type === 'done'}>
        {verdict === null && <ExampleBoard name={name} />}
        <p className={styles.headline} role="status" data-tone={toneOf(verdict)}>
          {state.type === 'under-way' && t('lab.try.asked', { count: state.asked })}
          {verdict !== null && headlineOf(t, verdict)}
        </p>
        {state.type === 'failed' && <LabFailure />}
        {verdict?.type === 'refused' && verdict.line !== null && (
          <button
            type="button"
            className="button"
            onClick={() => text.current !== null && goToLine(text.current, verdict.line ?? 1)}
          >
            {t('lab.try.go', { line: verdict.line })}
          </button>
        )}
        {verdict?.type === 'examined' && verdict.isPassed && onNext !== null && (
          <button type="button" className="button button-primary" onClick={onNext}>
            {t('lab.try.next')}
            <Icon name="on" />
          </button>
        )}
        {verdict?.type === 'examined' && <VerdictView verdict={verdict} onWatch={setWatched} />}
      </div>
      <GivenNames names={name === 'own' ? FUNCTION_NAMES : []} />
    </article>
  );
}

function toneOf(verdict: StudentVerdict | null): 'quiet' | 'good' | 'bad' {
  if (verdict === null) return 'quiet';
  return verdict.type === 'examined' && verdict.isPassed ? 'good' : 'bad';
}

/** Marks a line of the text, and goes there. */
function goToLine(text: HTMLTextAreaElement, line: number): void {
  const lines = text.value.split('\n');
  const begin = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.focus();
  text.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
}

interface GivenNamesProps {
  readonly names: typeof FUNCTION_NAMES | readonly [];
}

/** All that a program is given, and the answers of its functions. */
function GivenNames({ names }: GivenNamesProps) {
  const { t } = useTranslation();
  return (
    <details className={`${shared.fold} ${styles.given}`}>
      <summary>{t('lab.try.given')}</summary>
      <dl>
        {(['at', 'size', 'lay'] as const).map((each) => (
          <div key={each}>
            <dt>
              <code>{GIVEN_CODE[each]}</code>
            </dt>
            <dd>{t(`lab.try.of-board.${each}`)}</dd>
          </div>
        ))}
        {names.map((each) => (
          <div key={each}>
            <dt>
              <code>{`${each}(board${each === 'link' || each === 'line' ? ', a, b' : ''})`}</code>
            </dt>
            <dd>{t(`lab.try.answers.${each}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('lab.try.bounds', { seconds: ANSWER_MS / 1000 })}</p>
    </details>
  );
}

const GIVEN_CODE = { at: 'board.at(x, y)', size: 'board.width, .height, .turns', lay: 'board.lay(cells)' };
