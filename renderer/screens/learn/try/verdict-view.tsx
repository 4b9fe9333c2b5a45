/** The judge's verdict on a learner's program, with the smallest board for each thing that is wrong. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { JudgeFinding } from '../../../../core/judge/examination.ts';
import { makeQuestion } from '../../../../core/judge/question.ts';
import { Icon } from '../../../components/icon.tsx';
import type { StudentFinding, StudentVerdict } from '../../../engine/lab-protocol.ts';
import { ANSWER_MS, MOST_OUTPUT } from '../../../engine/student-protocol.ts';
import { FoundBoard } from './found-board.tsx';
import styles from './try.module.css';

/** The bounds of a program in the lab, for the words of faults. */
const BOUNDS = { seconds: ANSWER_MS / 1000, output: MOST_OUTPUT / 1_000_000 } as const;

export function faultWords(t: TFunction, { fault }: JudgeFinding): string {
  return t(`judge.fault.${fault}`, BOUNDS);
}

/** The verdict in a sentence, as it is announced. */
export function headlineOf(t: TFunction, verdict: StudentVerdict): string {
  if (verdict.type === 'refused') {
    const { line, message } = verdict;
    return line === null ? t('lab.try.refused', { message }) : t('lab.try.refused-at', { line, message });
  }
  if (verdict.type === 'endless') return t('lab.try.endless');
  if (verdict.results.every(({ isPassed }) => isPassed)) return t('judge.nothing-done');
  if (verdict.isPassed) return t('judge.passed');
  return t(verdict.findings.length === 0 ? 'judge.unfinished' : 'judge.failed');
}

interface VerdictViewProps {
  readonly verdict: Extract<StudentVerdict, { readonly type: 'examined' }>;
  readonly onWatch: (finding: StudentFinding) => void;
}

export function VerdictView({ verdict, onWatch }: VerdictViewProps) {
  const { t } = useTranslation();
  const done = verdict.results.filter(({ isPassed }) => !isPassed);
  return (
    <>
      <ul className={styles.results}>
        {done.map(({ task, asked, right, isGivenUp }) => (
          <li key={task} data-right={right === asked}>
            <span>{t(`judge.task.${task}`)}</span>
            <span>{t(isGivenUp ? 'judge.result.given-up' : 'judge.result.right', { asked, right })}</span>
          </li>
        ))}
      </ul>
      {verdict.findings.map((found) => (
        <FindingCard key={`${found.finding.task} ${found.finding.fault}`} found={found} onWatch={onWatch} />
      ))}
      {verdict.known.map(({ name, task }) => (
        <p key={name}>{t('judge.known.explains', { task, fault: t(`judge.known.${name}`) })}</p>
      ))}
    </>
  );
}

interface FindingCardProps {
  readonly found: StudentFinding;
  readonly onWatch: (finding: StudentFinding) => void;
}

function FindingCard({ found, onWatch }: FindingCardProps) {
  const { t } = useTranslation();
  const { finding, right, trace } = found;
  const question = finding.type === 'wrong' ? finding.complaint.question : finding.question;
  const shown =
    finding.type === 'wrong' ? finding.complaint.shown : { cells: question.cells, pair: null, line: null };
  const said = finding.type === 'failed' ? finding.detail : '';
  const title = `${finding.task} · ${faultWords(t, finding)}`;
  const rows = [
    { name: t('judge.question'), text: makeQuestion(question) },
    ...(finding.type === 'wrong' ? [{ name: t('judge.answered'), text: finding.complaint.answered }] : []),
    ...(right === null ? [] : [{ name: t('judge.right-answer'), text: right }]),
    ...(said === '' ? [] : [{ name: t('judge.said'), text: atLine(t, said, trace.line) }]),
    ...(trace.wrote === '' ? [] : [{ name: t('lab.try.wrote'), text: trace.wrote }]),
  ];
  return (
    <section className={styles.finding} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.soft}>{t('judge.times', { count: finding.count })}</p>
      <FoundBoard question={question} shown={shown} />
      <p className={styles.soft}>{t(`judge.border.${question.border}`)}</p>
      <dl>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text.trim() === '' ? t('judge.nothing') : text}</code>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={() => onWatch(found)}>
        <Icon name="play" />
        {t('lab.try.watch')}
      </button>
    </section>
  );
}

function atLine(t: TFunction, message: string, line: number | null): string {
  return line === null ? message : t('lab.try.at-line', { line, message });
}
