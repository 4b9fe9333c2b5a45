import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { SharedChallenge } from '../../../../core/codes/challenge-symbols.ts';
import type { SharedDeal } from '../../../../core/codes/deal-symbols.ts';
import type { SharedPack } from '../../../../core/codes/pack-symbols.ts';
import type { SharedRun } from '../../../../core/codes/run-symbols.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { GRADE_DIFFICULTY } from '../../../../core/review/puzzles/grade-bounds.ts';
import { puzzlePairsSentence, sharedBoardSentence } from '../../../../core/sentences/board-sentences.ts';
import { allRulesWords } from '../../../components/rules-words.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import styles from '../../../parts/share/share.module.css';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { shownRules } from '../../../parts/turned-board.ts';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import type { ShippedPuzzle } from '../../../state/puzzles/shared-puzzle.ts';

/** A note on the game that playing would set aside: one of the same template that is not finished. */
function AsideNote({ hash }: { readonly hash: string }) {
  const { t } = useTranslation();
  const game = useStore(useService(LIBRARY).store, ({ games }) =>
    games.find(({ mode, template }) => mode === TEMPLATE_MODE && template.hash === hash),
  );
  if (game === undefined) return null;
  return (
    <p className={styles.codeAside}>
      {t('record.code.puts-aside', { pairs: t('count.pairs-left', { count: game.pairsLeft }) })}
    </p>
  );
}

/** A line of facts that is broken between two of them alone, and ends with no dot where it is. */
function Facts({ children }: { readonly children: string }) {
  const facts = children.split(' · ');
  return (
    <p className={styles.codeFacts}>
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** The board that a code names, as far as it may be known before it is played. */
export function DealPreview({ deal }: { readonly deal: SharedDeal }) {
  const { t } = useTranslation();
  const { template, rules } = deal;
  const { shape, turned } = useTurnedShape(template);
  return (
    <div className={styles.codeDeal} data-testid="code-deal">
      <Thumbnail shape={shape} />
      <div>
        <p className={styles.codeName}>
          <b>{templateName(t, template)}</b> {!template.builtIn && <small>{t('record.code.own')}</small>}
        </p>
        <Facts>{sentenceWords(t, sharedBoardSentence(deal))}</Facts>
        <Facts>{allRulesWords(t, shownRules(rules, turned))}</Facts>
        <AsideNote hash={template.hash} />
      </div>
    </div>
  );
}

/** The pack that a code names: its name, and the shape of its first level. */
export function PackPreview({ pack: { name, author, levels } }: { readonly pack: SharedPack }) {
  const { t } = useTranslation();
  const [first] = levels;
  return (
    <div className={styles.codeDeal} data-testid="code-pack">
      {first !== undefined && <Thumbnail shape={first.template} />}
      <div>
        <p className={styles.codeName}>
          <b>{name}</b>
        </p>
        <p>
          {author !== '' && `${t('packs.by', { author })} · `}
          {t('record.code.pack-levels', { count: levels.length })}
        </p>
      </div>
    </div>
  );
}

/** The run that a code names: all of its boards are the same for everyone. */
export function RunPreview({ run: { mode } }: { readonly run: SharedRun }) {
  const { t } = useTranslation();
  const game = useStore(useService(LIBRARY).store, ({ games }) => games.find((each) => each.mode === mode));
  return (
    <div className={styles.codeDeal} data-testid="code-run">
      <div>
        <p className={styles.codeName}>
          <b>{modeName(t, mode)}</b>
        </p>
        <p>{t('record.code.run')}</p>
        {game !== undefined && (
          <p className={styles.codeAside}>
            {t('record.code.run-puts-aside', { pairs: t('count.pairs-left', { count: game.pairsLeft }) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The game of a challenge, the end to be beaten, and what of it is proved and what is told. */
export function ChallengePreview({ challenge: { game, end } }: { readonly challenge: SharedChallenge }) {
  const { t, i18n } = useTranslation();
  const score = formatNumber(end.score, asLanguage(i18n.language));
  return (
    <>
      {game.type === 'deal' ? <DealPreview deal={game.deal} /> : <RunPreview run={game.run} />}
      <p data-testid="code-challenge">
        <b>
          {end.isCleared
            ? t('record.challenge.cleared', { time: formatTime(end.elapsedMs), score })
            : t('record.challenge.pairs', { count: end.pairsTaken, score })}
        </b>
      </p>
      <p className={styles.codeAside}>{t('record.challenge.told')}</p>
    </>
  );
}

/** The puzzle that a code names: where its tiles lie, not which ones. */
export function PuzzlePreview({ puzzle: { kind, card } }: { readonly puzzle: ShippedPuzzle }) {
  const { t } = useTranslation();
  const { board, rules } = card.position;
  const tiles = { ...board, marks: board.marks.map((mark, cell) => (board.cells[cell] === 0 ? 0 : mark)) };
  const seen = useTurnedShape(tiles);
  // A study is played the way round it was made.
  const { shape, turned } = kind === 'study' ? { shape: tiles, turned: null } : seen;
  return (
    <div className={styles.codeDeal} data-testid="code-puzzle">
      <Thumbnail shape={shape} />
      <div>
        <p className={styles.codeName}>
          <b>{t(`record.code.${kind}`)}</b>
        </p>
        <Facts>
          {sentenceWords(t, puzzlePairsSentence('code.puzzle', board.cells), String, {
            grade: t(`record.difficulty.${GRADE_DIFFICULTY[card.grade ?? 1]}`),
          })}
        </Facts>
        <Facts>{allRulesWords(t, shownRules(rules, turned))}</Facts>
      </div>
    </div>
  );
}
