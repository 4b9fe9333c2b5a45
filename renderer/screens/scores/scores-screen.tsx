import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './scores.css';
import type { ScoreRow } from '../../../core/contract/schemas.ts';
import type { BridgeResult } from '../../bridge/bridge.ts';
import { formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { PageHead } from '../page-head.tsx';
import { Segments } from '../segments.tsx';
import { TroubleWords } from '../trouble.tsx';
import { asLanguage, templateName } from '../words.ts';

/** Which table is shown: a template's hash, or the timed challenge. */
const TIMED = 'timed';
type Kind = 'plain' | 'assisted';

function useScores(table: string, kind: Kind): BridgeResult<'scores.list'> | null {
  const { bridge } = useApp();
  const [scores, setScores] = useState<BridgeResult<'scores.list'> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const isTimed = table === TIMED;
    void bridge
      .call('scores.list', {
        mode: isTimed ? 'timed' : 'classic',
        templateHash: isTimed ? null : table,
        assisted: kind === 'assisted',
      })
      .then((answer) => isWanted && setScores(answer));
    return () => {
      isWanted = false;
    };
  }, [bridge, table, kind]);
  return scores;
}

function ScoreRows({ rows, isTimed }: { readonly rows: readonly ScoreRow[]; readonly isTimed: boolean }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <table className="scores-table">
      <thead>
        <tr>
          <th scope="col">{t('scores.rank')}</th>
          <th scope="col">{t('scores.score')}</th>
          {isTimed && <th scope="col">{t('scores.level')}</th>}
          <th scope="col">{t('scores.time')}</th>
          <th scope="col">{t('scores.date')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.gameId}>
            <td>{index + 1}</td>
            <td>
              <b>{formatNumber(row.score.total, language)}</b>
            </td>
            {isTimed && <td>{row.level}</td>}
            <td>{formatTime(row.elapsedMs)}</td>
            <td>{formatDay(row.finishedAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EmptyScores({ table, kind }: { readonly table: string; readonly kind: Kind }) {
  const { t } = useTranslation();
  const { session, navigation, library } = useApp();
  const template = useStore(library.store, (state) => state.templates.find(({ hash }) => hash === table));
  const name = template === undefined ? t('home.timed') : templateName(t, template);
  const play = () => {
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    void (template === undefined ? session.startTimed() : session.startClassic(template));
  };
  return (
    <div className="scores-empty">
      <p>{kind === 'plain' ? t('scores.empty') : t('scores.empty-assisted')}</p>
      {kind === 'plain' && (
        <button type="button" className="button button-primary" onClick={play}>
          {t('scores.play', { name })}
        </button>
      )}
    </div>
  );
}

/** The table of the game that was just played, else the first template's. */
function useFirstTable(): string {
  const { session, library } = useApp();
  const setup = session.store.getState().table?.setup;
  if (setup?.mode === 'timed') return TIMED;
  return setup?.deal.template.hash ?? library.store.getState().templates[0]?.hash ?? TIMED;
}

export function ScoresScreen() {
  const { t } = useTranslation();
  const templates = useStore(useApp().library.store, (state) => state.templates);
  const first = useFirstTable();
  const [table, setTable] = useState(first);
  const [kind, setKind] = useState<Kind>('plain');
  const scores = useScores(table, kind);
  return (
    <main className="page" data-screen="scores">
      <div className="column scores">
        <PageHead title={t('scores.title')} />
        <div className="scores-choice">
          <label className="select">
            <span>{t('scores.table')}</span>
            <select value={table} onChange={(event) => setTable(event.target.value)}>
              <option value={TIMED}>{t('scores.timed')}</option>
              {templates.map((template) => (
                <option key={template.hash} value={template.hash}>
                  {templateName(t, template)}
                </option>
              ))}
            </select>
          </label>
          <Segments
            name="kind"
            title={t('scores.table')}
            isTitleHidden
            value={kind}
            options={(['plain', 'assisted'] as const).map((value) => ({
              value,
              words: t(`scores.${value}`),
            }))}
            onChange={setKind}
          />
        </div>
        {scores !== null && !scores.ok && (
          <p role="alert">
            <TroubleWords code={scores.error.code} />
          </p>
        )}
        {scores?.ok === true && scores.value.length === 0 && <EmptyScores table={table} kind={kind} />}
        {scores?.ok === true && scores.value.length > 0 && (
          <ScoreRows rows={scores.value} isTimed={table === TIMED} />
        )}
      </div>
    </main>
  );
}
