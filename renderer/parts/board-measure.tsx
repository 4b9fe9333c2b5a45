/** The two measures of a board in words: how easily its links are seen, and how easily it is lost. */
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../core/board/board.ts';
import type { CasualMeasure } from '../../core/coach/board-measure.ts';
import {
  canAim,
  LOSING_SPANS,
  type LosingGrade,
  type LosingSpan,
  type MeasureAim,
  MOST_CANDIDATES,
  SEEING_SPANS,
} from '../../core/coach/grade-names.ts';
import { gradesOfMeasure, isAimBorne, spanOf } from '../../core/coach/measure-grades.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { casualPlainSentence, casualSentences } from '../../core/sentences/casual-sentences.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import { Sentences } from '../components/sentences.tsx';
import { ENGINE } from '../engine/client.ts';
import { useService } from '../services/use-service.ts';
import styles from './board-measure.module.css';
import { PlainSentence } from './plain-sentence.tsx';

/** The measure of a board by the worker; null of a board that is too large. Both must keep their identity. */
function useBoardMeasure(board: Board, rules: Rules): CasualMeasure | null | 'pending' {
  const engine = useService(ENGINE);
  const [measure, setMeasure] = useState<CasualMeasure | null | 'pending'>('pending');
  useEffect(() => {
    setMeasure('pending');
    const wanted = new AbortController();
    const { signal } = wanted;
    void engine.ask({ type: 'measure-board', board, rules }, { signal }).then((answer) => {
      if (answer.ok && !signal.aborted) setMeasure(answer.value);
    });
    return () => wanted.abort();
  }, [engine, board, rules]);
  return measure;
}

function isAsked({ seeing, losing }: MeasureAim): boolean {
  return seeing !== 'any' || losing !== 'any';
}

/** The measures that were asked for, and that the board came nearest to of those dealt, as its games do not bear them. */
function Nearest({ board, aim }: { readonly board: Board; readonly aim: MeasureAim }) {
  const { t } = useTranslation();
  const asked = [
    ...(aim.seeing === 'any' ? [] : [t(`editor.measure.seeing.${aim.seeing}`)]),
    ...(aim.losing === 'any' ? [] : [t(`editor.measure.losing.${aim.losing}`)]),
  ].join(' · ');
  const isChosen = canAim(board, aim);
  return (
    <p data-testid="measure-nearest">
      {isChosen
        ? t('editor.measure.nearest', { asked, count: MOST_CANDIDATES })
        : t('editor.measure.as-it-comes', { asked })}
    </p>
  );
}

/**
 * Names the difficulty of a board. One that may be as hard as was asked for, or one grade beside it, is told to lie between the two:
 * a third name would read as another answer than the asked one.
 */
export function losingName(
  t: TFunction,
  [low, high]: readonly [LosingGrade, LosingGrade],
  span: LosingSpan,
  asked: MeasureAim['losing'] | undefined,
): string {
  if (low === high || (asked !== low && asked !== high)) return t(`editor.measure.losing.${span}`);
  return t('editor.measure.between', {
    low: t(`editor.measure.losing.${low}`),
    high: t(`editor.measure.losing.${high}`),
  });
}

/** The difficulty of a board in its name and a sentence; null where its games do not bear them. */
export function measuredWords(t: TFunction, known: CasualMeasure | null, asked?: MeasureAim['losing']) {
  const grades = known && gradesOfMeasure(known);
  const plain = known && casualPlainSentence(known);
  if (grades === null || plain === null) return null;
  const losing = spanOf(LOSING_SPANS, grades.losing);
  const seeing = spanOf(SEEING_SPANS, grades.seeing);
  const seeingWords = seeing === null ? null : t(`editor.measure.seeing.${seeing}`);
  const name = losing === null ? seeingWords : losingName(t, grades.losing, losing, asked);
  return { name, seeingWords, sentence: sentenceWords(t, plain) };
}

export interface BoardMeasureProps {
  readonly board: Board;
  readonly rules: Rules;
  /** The measures that were asked for, if any were. */
  readonly aim?: MeasureAim;
  /** Behind the sentence, after the figures of these games. */
  readonly figures?: ReactNode;
  /** Shown until the games are played. */
  readonly pending?: ReactNode;
  /** Shown of a board that is too large for them. */
  readonly instead?: ReactNode;
}

/** The measures of a board by the casual player's games, once they are played. */
export function BoardMeasure({ board, rules, aim, figures, pending, instead }: BoardMeasureProps) {
  const { t } = useTranslation();
  const known = useBoardMeasure(board, rules);
  if (known === 'pending') return pending;
  const words = measuredWords(t, known, aim?.losing);
  const said = known === null ? [] : casualSentences(known);
  if (known === null || words === null || said.length === 0)
    return (
      <>
        {instead}
        {aim !== undefined && isAsked(aim) && !canAim(board, aim) && <Nearest board={board} aim={aim} />}
      </>
    );
  const { name: headline, seeingWords } = words;
  const isSeeingAsked = aim !== undefined && aim.seeing !== 'any';
  return (
    <div className={styles.measure} data-testid="board-measure">
      <p>
        <b>{headline}</b>
      </p>
      <PlainSentence
        figures={
          <>
            {!isSeeingAsked && seeingWords !== headline && <p>{seeingWords}</p>}
            <p>
              <Sentences>{said.map((each) => sentenceWords(t, each))}</Sentences>
            </p>
            {figures}
          </>
        }
      >
        {words.sentence}
      </PlainSentence>
      {isSeeingAsked && seeingWords !== headline && <p>{seeingWords}</p>}
      {aim !== undefined && !isAimBorne(known, aim) && <Nearest board={board} aim={aim} />}
    </div>
  );
}
