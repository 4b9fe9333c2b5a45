/** The pairs of a whole game; the log that console programs print of it, and such a program, are copied and saved. */

import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Cells } from '../../../core/board/board.ts';
import { pointAt } from '../../../core/board/point-at.ts';
import { CONSOLE_RUNS } from '../../../core/judge/listing.ts';
import type { PlayedPair, WholeGame } from '../../../core/lab/whole-game.ts';
import { loggedSentence } from '../../../core/sentences/link-sentences.ts';
import { useTilePictures } from '../../board/tiles/use-tile-pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { turnsName } from '../../components/words.ts';
import { copyText } from '../../parts/share/copy-text.ts';
import { offerFile } from '../../state/offer-file.ts';
import sheet from './board-sheet.module.css';
import styles from './game-tab.module.css';
import shared from './lab.module.css';
import { CodeView } from './watch/code-view.tsx';
import { programFile, useProgram } from './watch/program-listing.ts';
import { PictureOf } from './watch/tile-picture.tsx';

/** One line of that log: the ends of a link by column and row, and where it turns. */
export function logLine(
  t: TFunction,
  board: Pick<Board, 'width'>,
  { move: [a, b], corners }: PlayedPair,
): string {
  return sentenceWords(t, loggedSentence(pointAt(board, a), corners, pointAt(board, b)));
}

/** A pair in words: its picture, and how its line runs. */
export function pairWords(t: TFunction, { corners }: PlayedPair, picture: string): string {
  return t('lab.log.pair', { picture, turns: turnsName(t, corners.length) });
}

interface GameLogProps {
  readonly board: Board;
  readonly game: WholeGame;
  readonly time: number;
  readonly onTime: (time: number) => void;
  readonly form: LogForm;
  readonly onForm: (form: LogForm) => void;
}

/** The pairs in pictures, as lines that a program prints, or such a program in one of its languages. */
export type LogForm = 'pairs' | 'printed' | (typeof LANGUAGES)[number];

/** The languages in which a program prints such a log. */
const LANGUAGES = ['c', 'java', 'python'] as const;

export function GameLog({ board, game, time, onTime, form, onForm }: GameLogProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const language = LANGUAGES.find((each) => each === form);
  const program = useProgram('console', language ?? 'pseudo');
  const printed = game.pairs.map((pair) => logLine(t, board, pair));
  // Nothing until the program is read.
  const lines = language === undefined ? printed : (program ?? []).map(({ words }) => words);
  const text = lines.map((line) => `${line}\n`).join('');
  const copy = t(copied === text ? 'lab.log.copied' : 'lab.log.copy');
  const save = () => {
    const file = language === undefined ? `${t('lab.log.file')}.txt` : programFile('console', language);
    const [name = '', ending = ''] = file.split('.');
    offerFile(name, `.${ending}`, text, 'text/plain');
  };
  return (
    <section className={`${shared.card} ${styles.log}`} aria-labelledby="lab-log">
      <header>
        <h2 id="lab-log">
          {t(
            language === undefined
              ? form === 'pairs'
                ? 'lab.log.title'
                : 'lab.log.printed'
              : 'lab.log.program-title',
          )}
        </h2>
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={form !== 'pairs'}
          onClick={() => onForm(form === 'pairs' ? 'printed' : 'pairs')}
        >
          {t('lab.log.program')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={copy}
          title={copy}
          disabled={text === ''}
          onClick={() => setCopied(copyText(text) ? text : null)}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className="button button-quiet"
          data-scan="never"
          aria-label={t('lab.log.save')}
          title={t('lab.log.save')}
          disabled={text === ''}
          onClick={save}
        >
          <Icon name="save" />
        </button>
      </header>
      {language === undefined && (
        <LogLines
          {...{ board, game, time, onTime }}
          title={t(form === 'pairs' ? 'lab.log.title' : 'lab.log.printed')}
          printed={form === 'printed' ? printed : null}
        />
      )}
      {language !== undefined && (
        <>
          <p>{t('lab.log.own')}</p>
          <div className={`${sheet.field} ${styles.run}`}>
            <Select
              aria-label={t('lab.program.language')}
              value={language}
              onChange={({ target }) => onForm(LANGUAGES.find((each) => each === target.value) ?? language)}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {t(`lab.program.${each}`)}
                </option>
              ))}
            </Select>
            <p>
              {t('lab.log.run')} <code>{CONSOLE_RUNS[language]}</code>
            </p>
          </div>
          <div className={styles.listing}>
            <CodeView title={t('lab.log.program-title')} lines={program ?? []} current={null} isProgram />
          </div>
        </>
      )}
      {form !== 'pairs' && (
        <footer>
          <button
            type="button"
            className="button"
            onClick={() => onForm(language === undefined ? 'c' : 'printed')}
          >
            {t(language === undefined ? 'lab.log.show' : 'lab.log.back')}
          </button>
        </footer>
      )}
    </section>
  );
}

/** The side of the small picture of a tile. */
const SIDE = 20;

interface LogLinesProps extends Pick<GameLogProps, 'board' | 'game' | 'time' | 'onTime'> {
  readonly title: string;
  /** The lines that a program prints, one a pair; null where words say it. */
  readonly printed: readonly string[] | null;
}

/** The pairs in order, each with its picture and the turns of its line, or as a program prints it. */
function LogLines({ board, game, time, onTime, title, printed }: LogLinesProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const pictures = useTilePictures();
  const list = useRef<HTMLOListElement>(null);
  const kinds = useMemo(() => kindsOf(board.cells, game), [board, game]);
  useEffect(() => {
    const room = list.current;
    const line = room?.children[time - 1];
    if (room === null || !(line instanceof HTMLElement)) return;
    // Whole lines at the top; that of the moment may be higher than the others.
    const other = room.children[time === 1 ? 1 : 0] ?? line;
    const before = Math.round(room.clientHeight / other.clientHeight / 2) - 1;
    room.scrollTop = line.offsetTop - before * other.clientHeight;
  }, [time]);
  return (
    <ol ref={list} className={styles.lines} aria-label={title}>
      {game.pairs.map((pair, index) => (
        <li
          key={pair.move.join()}
          data-done={index < time}
          aria-current={index === time - 1 ? 'step' : undefined}
        >
          <button type="button" tabIndex={-1} onClick={() => onTime(index + 1)}>
            {pair.move.slice(printed === null ? 1 : 0).map((cell) => (
              <PictureOf key={cell} picture={pictures?.[(kinds[index] ?? 0) - 1]} x={0} y={0} side={SIDE} />
            ))}
            {printed === null ? (
              pairWords(t, pair, pictureName(kinds[index] ?? 0))
            ) : (
              <>
                <span>{turnsName(t, pair.corners.length)}</span>
                <code>{printed[index]}</code>
              </>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Returns the kind of each pair when it was taken: gravity moves tiles meanwhile. */
function kindsOf(cells: Cells, { pairs }: WholeGame): number[] {
  const now = [...cells];
  return pairs.map(({ move: [a], changes }) => {
    const kind = now[a] ?? 0;
    for (const [cell, after] of changes) now[cell] = after;
    return kind;
  });
}
