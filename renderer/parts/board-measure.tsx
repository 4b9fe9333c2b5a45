/** The two measures of a board in words: how easily its links are seen, and how easily it is lost. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../core/board/board.ts';
import type { CasualMeasure } from '../../core/coach/board-measure.ts';
import {
  canAim,
  LOSING_SPANS,
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

/** The measure of a board by the worker; null before it is known, and of a board that is too large. Both must keep their identity. */
function useBoardMeasure(board: Board, rules: Rules): CasualMeasure | null {
  const engine = useService(ENGINE);
  const [measure, setMeasure] = useState<CasualMeasure | null>(null);
  useEffect(() => {
    setMeasure(null);
    const wanted = new AbortController();
    const { signal } = wanted;
    void engine.ask({ type: 'measure-board', board, rules }, { signal }).then((answer) => {
      if (answer.ok && !signal.aborted) setMeasure(answer.value);
    });
    return () => wanted.abort();
  }, [engine, board, rules]);
  return measure;
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

export interface BoardMeasureProps {
  readonly board: Board;
  readonly rules: Rules;
  /** The measures that were asked for, if any were. */
  readonly aim?: MeasureAim;
}

/** The measures of a board by the casual player's games, once they are played. */
export function BoardMeasure({ board, rules, aim }: BoardMeasureProps) {
  const { t } = useTranslation();
  const measure = useBoardMeasure(board, rules);
  const grades = measure === null ? null : gradesOfMeasure(measure);
  const said = measure === null ? [] : casualSentences(measure);
  const plain = measure === null ? null : casualPlainSentence(measure);
  if (measure === null || grades === null || plain === null || said.length === 0) return null;
  const seeing = spanOf(SEEING_SPANS, grades.seeing);
  const losing = spanOf(LOSING_SPANS, grades.losing);
  const names = [
    ...(seeing === null ? [] : [t(`editor.measure.seeing.${seeing}`)]),
    ...(losing === null ? [] : [t(`editor.measure.losing.${losing}`)]),
  ];
  return (
    <div className={styles.measure} data-testid="board-measure">
      <p>
        <b>{names.join(' · ')}</b>
      </p>
      <PlainSentence
        figures={
          <p>
            <Sentences>{said.map((each) => sentenceWords(t, each))}</Sentences>
          </p>
        }
      >
        {sentenceWords(t, plain)}
      </PlainSentence>
      {aim !== undefined && !isAimBorne(measure, aim) && <Nearest board={board} aim={aim} />}
    </div>
  );
}
