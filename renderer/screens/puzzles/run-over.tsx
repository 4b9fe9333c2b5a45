import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { PuzzleRun } from '../../../core/review/puzzles/puzzle-record.ts';
import { isEndedByMistakes, isOlderRun, type RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import { onlyAnswerSentence } from '../../../core/sentences/puzzle-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { Seal } from '../../components/seal.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { ShownBoard } from '../../parts/review-board.tsx';
import { useLine } from '../../parts/use-line.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { shapeOfCard } from './card-shape.ts';
import { gradeWords } from './puzzle-words.ts';
import styles from './run-over.module.css';
import { ShareRunResult } from './share-puzzle-result.tsx';

/** The position that ended a streak, or one of the highest grade that was solved, with the pair that keeps it. */
function RunBoard({ card, is }: { readonly card: FindCard; readonly is: 'last' | 'hardest' }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const [pair] = card.keep;
  const line = useLine(card.position.board, card.position.rules, pair ?? null);
  const marks = useMemo(
    (): readonly BoardMark[] => [
      ...(pair === undefined ? [] : [{ type: 'pair', pair } as const]),
      ...(line === null ? [] : [{ type: 'kept-line', line } as const]),
    ],
    [pair, line],
  );
  const words = [t(`puzzle.result.${is}`), ...(card.grade === null ? [] : [gradeWords(t, card.grade)])];
  return (
    <figure className={styles.board}>
      <div>
        <ShownBoard
          template={shapeOfCard(card)}
          cells={card.position.board.cells}
          marks={marks}
          label={words.join(' · ')}
        />
      </div>
      <figcaption>
        {words.join(' · ')}
        {pair !== undefined && (
          <p>{sentenceWords(t, onlyAnswerSentence(pair, card.position.board.cells), pictureName)}</p>
        )}
      </figcaption>
    </figure>
  );
}

/** Of more solved puzzles the last ones are drawn. */
const MOST_BEADS = 24;

/** A thread with a bead for each puzzle solved, and cut where one was not. */
function Thread({ run: { solved }, isCut }: { readonly run: RunState; readonly isCut: boolean }) {
  // A cut without a thread would be a lone ring.
  if (solved === 0) return null;
  const beads = Array.from({ length: Math.min(solved, MOST_BEADS) }, (_, at) => solved - at);
  return (
    <span className={styles.thread} aria-hidden="true">
      {beads.toReversed().map((bead) => (
        <i key={bead} />
      ))}
      {isCut && <i data-cut="true" />}
    </span>
  );
}

interface BestsProps {
  readonly runs: readonly PuzzleRun[];
  readonly way: RunWay;
  readonly runId: string;
}

/** Beside the number above more would be figures without end. */
const MOST_BESTS = 3;

/** The best runs, among them this one where it is; those of older rules are named as such. */
function Bests({ runs, way, runId }: BestsProps) {
  const { t, i18n } = useTranslation();
  if (runs.length < 2) return null;
  return (
    <ol className={styles.bests} aria-label={t('puzzle.over.best')}>
      {runs.slice(0, MOST_BESTS).map((run) => (
        <li key={run.runId} aria-current={run.runId === runId}>
          <b>{t('puzzle.records.solved', { count: run.solved })}</b>
          {isOlderRun(way, run) && <span>{t('puzzle.records.older')}</span>}
          <time dateTime={new Date(run.answeredAt).toISOString()}>
            {formatDay(run.answeredAt, asLanguage(i18n.language))}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Lists what the number above leaves out: the mistakes, the highest grade of what was solved, the best run. */
function PuzzleRunFacts({ find: { run, hardest }, way, best }: PuzzleRunFactsProps) {
  const { t } = useTranslation();
  if (run === null) return null;
  const grade = hardest?.grade ?? null;
  const facts = [
    ...(way === 'storm' ? [{ name: t('puzzle.over.mistakes'), value: String(run.failed) }] : []),
    ...(grade === null ? [] : [{ name: t('puzzle.over.reached'), value: gradeWords(t, grade) }]),
    ...(best === undefined || best.runId === run.runId
      ? []
      : [{ name: t('puzzle.over.best'), value: String(best.solved) }]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PuzzleRunFactsProps {
  readonly find: FindState;
  readonly way: RunWay;
  readonly best: PuzzleRun | undefined;
}

interface RunNotesProps {
  readonly way: RunWay;
  readonly run: RunState;
  readonly bests: readonly PuzzleRun[];
}

/** Says what ended a storm, and whether the run is the best of its rules. */
function RunNotes({ way, run, bests }: RunNotesProps) {
  const { t } = useTranslation();
  const { version, solved, failed, runId } = run;
  const isBest = bests.find((each) => each.version === version)?.runId === runId;
  const hasOlder = bests.some((each) => isOlderRun(way, each));
  const end = isEndedByMistakes(way, version, failed) ? 'ended-by-mistakes' : 'time-up';
  return (
    <>
      {way === 'storm' && <p data-testid="ended-by">{t(`puzzle.over.${end}`, { count: failed })}</p>}
      {isBest && solved > 0 && <p>{t(hasOlder ? 'puzzle.over.new-best-now' : 'puzzle.over.new-best')}</p>}
    </>
  );
}

interface RunOverProps {
  readonly way: RunWay;
  readonly find: FindState;
  readonly stores: PuzzleStores;
  readonly backWords: string;
  readonly onBack: () => void;
}

/** The end of a streak or a storm, beside the best one. */
export function RunOver({ way, find, stores, backWords, onBack }: RunOverProps) {
  const { t } = useTranslation();
  const record = useStore(stores.shelf.store, (state) => state.record);
  const button = usePrimaryFocus();
  const bests: readonly PuzzleRun[] = (way === 'streak' ? record?.bestStreaks : record?.bestStorms) ?? [];
  const { run, card, hardest } = find;
  if (run === null) return null;
  const best = bests.find(({ version }) => version === run.version);
  const isBest = best?.runId === run.runId;
  const is = way === 'streak' && run.failed > 0 ? 'last' : 'hardest';
  const told = is === 'last' ? card : hardest;
  return (
    <section className={styles.over} aria-labelledby="run-over" data-testid="run-over">
      {told !== null && <RunBoard card={told} is={is} />}
      <div className={styles.side}>
        {isBest && (
          <span className="seal calm-seal" aria-hidden="true">
            <Seal />
          </span>
        )}
        <div>
          <h2 id="run-over" role="status">
            {t(`puzzle.over.${way}`, { count: run.solved })}
          </h2>
          <RunNotes way={way} run={run} bests={bests} />
        </div>
        <Thread run={run} isCut={is === 'last'} />
        <PuzzleRunFacts find={find} way={way} best={best} />
        <Bests runs={bests} way={way} runId={run.runId} />
        <div className={styles.ways}>
          <button
            ref={button}
            type="button"
            className="button button-primary"
            onClick={() => void stores.run(way)}
          >
            {t('puzzle.over.again')}
          </button>
          <button type="button" className="button" onClick={onBack}>
            {backWords}
          </button>
          <ShareRunResult find={find} stores={stores} />
        </div>
      </div>
    </section>
  );
}
