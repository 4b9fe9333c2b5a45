import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, SLOT } from '../../../core/board/board.ts';
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
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { LossStepper } from '../../parts/why/loss-stepper.tsx';
import { shownLossWords } from '../../parts/why/loss-words.ts';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import type { StudyState } from '../../state/puzzles/study-play.ts';
import styles from './puzzle-play.module.css';
import { PuzzleRules } from './puzzle-rules.tsx';
import { refusalWords } from './puzzle-words.ts';
import { ShareStudyResult } from './share-puzzle-result.tsx';
import { StudyAnnouncer } from './study-announcer.tsx';

interface StudyFootProps {
  readonly study: StudyState;
  readonly stores: PuzzleStores;
  readonly onBack: () => void;
}

const NO_LINE = [] as const;

/** The choices on the way, and the one with the smallest share of safe pairs in a picture. */
function Choices({ choices }: { readonly choices: StudyChoices }) {
  const { t } = useTranslation();
  const tiles = useSmallTiles();
  const { narrowest } = choices;
  const link = useMemo(
    () => (narrowest === null ? undefined : { move: narrowest.move, line: NO_LINE }),
    [narrowest],
  );
  return (
    <>
      <p className={styles.note}>{sentenceWords(t, choicesSentence(choices))}</p>
      {narrowest !== null && link !== undefined && (
        <figure className={`${styles.why} ${styles.narrowest}`} data-testid="why">
          <PicturedBoard board={narrowest.board} tiles={tiles} link={link} />
          <figcaption>{sentenceWords(t, narrowestSentence(narrowest))}</figcaption>
        </figure>
      )}
    </>
  );
}

const NO_CELLS: Board['cells'] = [];
const ONE_TILE = { width: 1, height: 1, marks: [SLOT] };

/** The pictures that lie on the board, each with the number of its tiles. */
function TilesLeft({ cells, title }: { readonly cells: Board['cells']; readonly title: string }) {
  const tiles = useSmallTiles();
  const pictureName = usePictureName();
  const kinds = [...new Set(cells)].filter((kind) => kind > 0).toSorted((one, other) => one - other);
  return (
    <section className={styles.left} aria-label={title}>
      <b aria-hidden="true">{title}</b>
      <ul>
        {kinds.map((kind) => {
          const count = cells.filter((each) => each === kind).length;
          return (
            <li key={kind} aria-label={`${pictureName(kind)}: ${count}`}>
              <PicturedBoard board={{ ...ONE_TILE, cells: [kind] }} tiles={tiles} />
              <span aria-hidden="true">×{count}</span>
            </li>
          );
        })}
      </ul>
    </section>
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
      {phase.choices !== null && <Choices choices={phase.choices} />}
      <div className={`${styles.actions} ${styles.studyWays}`}>
        <HandOrder>
          <Primary words={t(date === null ? 'puzzle.study.next' : 'puzzle.practise.go')} onClick={next} />
          <button type="button" className="button" onClick={() => stores.study.restart()}>
            {t('puzzle.study.again')}
          </button>
          <ShareStudyResult
            study={study}
            isHelped={phase.result !== 'solved'}
            choices={phase.choices}
            stores={stores}
          />
          <button type="button" className="button" onClick={onBack}>
            {t('puzzle.over.back')}
          </button>
        </HandOrder>
      </div>
    </>
  );
}

function Lost({ study, stores }: Omit<StudyFootProps, 'onBack'>) {
  const { t } = useTranslation();
  const { phase } = study;
  if (phase.name !== 'lost') return null;
  const { loss, step } = phase;
  return (
    <>
      {loss !== null && (
        <LossStepper loss={loss} step={step} onStep={(step) => stores.study.showStep(step)} />
      )}
      <div className={styles.leftOver}>
        {loss !== null && (
          <TilesLeft cells={loss.steps.at(-1)?.cells ?? NO_CELLS} title={t('puzzle.study.left-over')} />
        )}
      </div>
      <p className={styles.note}>{t('puzzle.study.help-note')}</p>
      <div className={`${styles.actions} ${styles.studyWays}`}>
        <Primary words={t('puzzle.study.take-back')} onClick={() => stores.study.undo()} />
      </div>
    </>
  );
}

/** The task, or its end, in one place. */
function StudyTask({ study }: { readonly study: StudyState }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase, card, board, hint, moves } = study;
  if (card === null || board === null) return null;
  switch (phase.name) {
    case 'solved':
      return (
        <p className={styles.won} role="status">
          {sentenceWords(t, clearedSentence(phase.result !== 'solved', moves))}
        </p>
      );
    case 'lost':
      return (
        <p className={styles.sentence} role="alert">
          <span className="chip" data-tone="bad">
            {sentenceWords(t, lostStudySentence(phase.link.move))}
          </span>
          {phase.loss === null ? t('puzzle.loss.looking') : shownLossWords(t, phase.loss, pictureName)}
        </p>
      );
    default:
      return (
        <>
          <p className={styles.sentence}>{t('puzzle.study.begin')}</p>
          <p className={styles.note} data-testid="study-words">
            {phase.name === 'playing' && phase.refusal !== null
              ? refusalWords(t, phase.refusal, { board, rules: card.position.rules }, pictureName, 'study')
              : hint === null
                ? t('puzzle.study.told')
                : sentenceWords(t, hintSentence({ step: 'pair', pair: hint, reason: null }, board))}
          </p>
          <PuzzleRules shape={card.position.board} rules={card.position.rules} />
        </>
      );
  }
}

/** The words about the board, and the commands below them. */
export function StudyFoot(props: StudyFootProps) {
  const { t } = useTranslation();
  const { study, stores } = props;
  const { phase, board, moves, isUnkept } = study;
  const command = (name: 'undo' | 'hint' | 'restart', isPossible: boolean) => (
    <button type="button" className="button" disabled={!isPossible} onClick={() => stores.study[name]()}>
      {t(`puzzle.study.${name}`)}
      <CommandKey scope="game" command={name} />
    </button>
  );
  const isPlaying = phase.name === 'playing' || phase.name === 'checking';
  return (
    <div className={styles.side} data-testid="verdict">
      <StudyAnnouncer stores={stores} />
      <div className={styles.verdict}>
        <StudyTask study={study} />
      </div>
      <div className={styles.foot}>
        {isPlaying && (
          <>
            {board !== null && <TilesLeft cells={board.cells} title={t('puzzle.study.left')} />}
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
    </div>
  );
}
