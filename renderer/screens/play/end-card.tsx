import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FinishedGame, ScoreRow } from '../../../core/contract/schemas.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { Seal } from '../seal.tsx';
import { asLanguage, templateName } from '../words.ts';
import { EarnedLine } from './earned-line.tsx';

const PARTS = ['links', 'turns', 'combo', 'time', 'difficulty'] as const;

function ScoreTable({ row }: { readonly row: ScoreRow }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  return (
    <dl className="score-parts">
      {PARTS.filter((part) => row.score[part] > 0).map((part) => (
        <div key={part}>
          <dt>{t(`end.${part}`)}</dt>
          <dd>{number(row.score[part])}</dd>
        </div>
      ))}
      <div className="score-total">
        <dt>{t('end.total')}</dt>
        <dd data-testid="total">{number(row.score.total)}</dd>
      </div>
    </dl>
  );
}

function RankWords({ finished: { row, rank, previousBest } }: { readonly finished: FinishedGame }) {
  const { t, i18n } = useTranslation();
  const { storage } = useStore(useApp().host);
  const isAssisted = row.assists.length > 0;
  const isBest = previousBest === null || row.score.total > previousBest;
  return (
    <ul className="end-words">
      {storage.kind === 'memory' && <li className="end-unsaved">{t('end.not-saved')}</li>}
      {isBest && row.score.total > 0 && <li className="end-best">{t('end.new-best')}</li>}
      <li>{t(isAssisted ? 'end.rank-assisted' : 'end.rank-plain', { rank: rank })}</li>
      {!isBest && <li>{t('end.best', { score: formatNumber(previousBest, asLanguage(i18n.language)) })}</li>}
      <li>{t('end.time-taken', { time: formatTime(row.elapsedMs) })}</li>
      {isAssisted && (
        <li>{t('end.assists', { list: row.assists.map((assist) => t(`assist.${assist}`)).join(' · ') })}</li>
      )}
    </ul>
  );
}

/** The template after this one in the list, to go on with. */
function useNextTemplate(hash: string) {
  const templates = useStore(useApp().library.store, (state) => state.templates);
  const at = templates.findIndex((template) => template.hash === hash);
  return templates.length > 1 ? templates[(at + 1) % templates.length] : undefined;
}

export interface EndCardProps {
  readonly finished: FinishedGame;
  readonly onHome: () => void;
}

/** The end of a game: what it was worth, where it stands, and what to play next. */
export function EndCard({ finished, onHome }: EndCardProps) {
  const { t } = useTranslation();
  const { session, navigation, isTrial } = useApp();
  const { row } = finished;
  const isTimed = row.mode === 'timed';
  const next = useNextTemplate(row.templateHash);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ focusVisible: false } as FocusOptions), []);
  return (
    <section className="end" data-testid="end" data-screen="end">
      <span className="seal end-seal">
        <Seal />
      </span>
      <p className="end-small">
        {isTimed ? t('home.timed') : templateName(t, { name: row.templateName, builtIn: row.builtIn })}
      </p>
      <h2>{isTimed ? t('end.reached', { level: row.level }) : t('end.won')}</h2>
      {!isTrial && <RankWords finished={finished} />}
      <EarnedLine achievements={finished.achievements} />
      <ScoreTable row={row} />
      <div className="end-buttons">
        <button
          ref={again}
          type="button"
          className="button button-primary"
          onClick={() => void session.restart('new')}
        >
          {t('end.again')}
        </button>
        {!isTimed && next !== undefined && (
          <button type="button" className="button" onClick={() => void session.startClassic(next)}>
            {t('end.next', { name: templateName(t, next) })}
          </button>
        )}
        {!isTrial && (
          <button type="button" className="button" onClick={() => goTo(navigation, 'scores')}>
            {t('end.scores')}
          </button>
        )}
        <button type="button" className="button" onClick={onHome}>
          {isTrial ? t('editor.trial.back') : t('app.home')}
        </button>
      </div>
    </section>
  );
}
