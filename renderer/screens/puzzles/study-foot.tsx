import { useTranslation } from 'react-i18next';
import type { StudyChoices } from '../../../core/review/puzzles/study-choices.ts';
import { hintSentence } from '../../../core/sentences/hint-sentences.ts';
import {
  choicesSentence,
  clearedSentence,
  lostStudySentence,
  narrowestSentence,
} from '../../../core/sentences/puzzle-sentences.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { HandOrder } from '../../parts/hand-order.tsx';
import { CommandKey } from '../../parts/key-cap.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { LossStepper } from '../../parts/why/loss-stepper.tsx';
import { shownLossWords } from '../../parts/why/loss-words.ts';
import { MiniBoard } from '../../parts/why/mini-board.tsx';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import type { StudyState } from '../../state/puzzles/study-play.ts';
import styles from './puzzle-play.module.css';
import { refusalWords } from './puzzle-words.ts';
import { ShareStudyResult } from './share-puzzle-result.tsx';
import { StudyAnnouncer } from './study-announcer.tsx';

interface StudyFootProps {
  readonly study: StudyState;
  readonly stores: PuzzleStores;
  readonly onBack: () => void;
}

function Choices({ choices }: { readonly choices: StudyChoices }) {
  const { t } = useTranslation();
  const { narrowest } = choices;
  const counted = sentenceWords(t, choicesSentence(choices));
  if (narrowest === null) return <p className={styles.note}>{counted}</p>;
  return (
    <figure className={styles.why} data-testid="why">
      <MiniBoard board={narrowest.board} pair={narrowest.move} />
      <figcaption>
        <p>{counted}</p>
        <p>{sentenceWords(t, narrowestSentence(narrowest))}</p>
      </figcaption>
    </figure>
  );
}

function Primary({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className="button button-primary" onClick={onClick}>
      {words}
    </button>
  );
}

function Solved({ study, stores, onBack }: StudyFootProps) {
  const { t } = useTranslation();
  const { phase, card, date } = study;
  if (phase.name !== 'solved' || card === null) return null;
  const next = () => {
    if (date !== null) void stores.practiseNear();
    else if (card.grade !== null) void stores.openStudy(card.grade);
  };
  return (
    <>
      <p className={styles.sentence} role="status">
        {sentenceWords(t, clearedSentence(phase.result !== 'solved', study.moves))}
      </p>
      {phase.choices !== null && <Choices choices={phase.choices} />}
      <div className={`${styles.actions} ${styles.studyWays}`}>
        <HandOrder>
          <Primary words={t(date === null ? 'puzzle.study.next' : 'puzzle.practise.go')} onClick={next} />
          <button type="button" className="button" onClick={() => stores.study.restart()}>
            {t('puzzle.study.again')}
          </button>
          <button type="button" className="button" onClick={onBack}>
            {t('puzzle.over.back')}
          </button>
          <ShareStudyResult
            study={study}
            isHelped={phase.result !== 'solved'}
            choices={phase.choices}
            stores={stores}
          />
        </HandOrder>
      </div>
    </>
  );
}

function Lost({ study, stores }: Omit<StudyFootProps, 'onBack'>) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase } = study;
  if (phase.name !== 'lost') return null;
  const { loss, step, link } = phase;
  return (
    <>
      <p className={styles.sentence} role="alert">
        <span className="chip" data-tone="bad">
          {sentenceWords(t, lostStudySentence(link.move))}
        </span>
        {loss === null ? t('puzzle.loss.looking') : shownLossWords(t, loss, pictureName)}
      </p>
      <p className={styles.note}>{t('puzzle.study.help-note')}</p>
      {loss !== null && (
        <LossStepper loss={loss} step={step} onStep={(step) => stores.study.showStep(step)} />
      )}
      <div className={styles.actions}>
        <Primary words={t('puzzle.study.undo')} onClick={() => stores.study.undo()} />
      </div>
    </>
  );
}

/** The words about the board, and the commands below it. */
export function StudyFoot(props: StudyFootProps) {
  const { t } = useTranslation();
  const { study, stores } = props;
  const pictureName = usePictureName();
  const { phase, card, board, moves, hint, isUnkept } = study;
  const command = (name: 'undo' | 'hint' | 'restart', isPossible: boolean) => (
    <button type="button" className="button" disabled={!isPossible} onClick={() => stores.study[name]()}>
      {t(`puzzle.study.${name}`)}
      <CommandKey scope="game" command={name} />
    </button>
  );
  const isPlaying = phase.name === 'playing' || phase.name === 'checking';
  return (
    <div className={styles.foot} data-testid="verdict">
      <StudyAnnouncer stores={stores} />
      {isPlaying && (
        <>
          <p className={styles.note} data-testid="study-words">
            {phase.name === 'playing' && phase.refusal !== null && card !== null && board !== null
              ? refusalWords(t, phase.refusal, { board, rules: card.position.rules }, pictureName, 'study')
              : hint === null || board === null
                ? t('puzzle.study.begin')
                : sentenceWords(t, hintSentence({ step: 'pair', pair: hint, reason: null }, board))}
          </p>
          {isUnkept && (
            <p className={styles.note} role="alert">
              {t('puzzle.study.unkept')}
            </p>
          )}
          <div className={styles.actions}>
            <HandOrder>
              {command('hint', true)}
              {command('undo', moves.length > 0)}
              {command('restart', moves.length > 0)}
            </HandOrder>
          </div>
        </>
      )}
      <Lost {...props} />
      <Solved {...props} />
      {phase.name === 'trouble' && (
        <>
          <p className={styles.note} role="alert">
            <TroubleWords code={phase.code} />
          </p>
          <div className={styles.actions}>
            <Primary words={t('puzzle.send-again')} onClick={() => void stores.study.sendAgain()} />
          </div>
        </>
      )}
    </div>
  );
}
