import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ScoreRow } from '../../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { Segments } from '../../components/segments.tsx';
import { asLanguage, rulesWords, templateName } from '../../components/words.ts';
import { formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { firstTemplate } from '../first-template.ts';
import { PlayButton, ReplyTrouble } from './reply-parts.tsx';
import { useReply } from './use-reply.ts';

/** Which table is shown: a template's hash, or the timed challenge. */
const TIMED = 'timed';
type Kind = 'plain' | 'assisted';

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
              {row.notRechecked && (
                <small className="scores-mark" title={t('scores.not-rechecked-why')}>
                  {t('scores.not-rechecked')}
                </small>
              )}
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
  const { library } = useApp();
  const template = useStore(library.store, (state) => state.templates.find(({ hash }) => hash === table));
  return (
    <div className="scores-empty">
      <p>{kind === 'plain' ? t('scores.empty') : t('scores.empty-assisted')}</p>
      {kind === 'plain' && <PlayButton template={template} />}
    </div>
  );
}

/** The table of the game that was just played, else of the template to begin with. */
function useFirstTable(): string {
  const { session, library } = useApp();
  const setup = session.store.getState().table?.setup;
  if (setup?.mode === 'timed') return TIMED;
  return setup?.deal.template.hash ?? firstTemplate(library.store.getState().templates)?.hash ?? TIMED;
}

/** A game that has just been finished with help stands among those. */
function useFirstKind(): Kind {
  const { stage } = useApp().session.store.getState();
  return stage.name === 'finished' && stage.finished.row.assists.length > 0 ? 'assisted' : 'plain';
}

/** The templates with a table: those of the library, and one that was played by its share code. */
function useTables(): readonly TemplateRevision[] {
  const { session, library } = useApp();
  const templates = useStore(library.store, (state) => state.templates);
  const setup = useStore(session.store, ({ table }) => table?.setup);
  if (setup === undefined || setup.mode === 'timed') return templates;
  const played = setup.deal.template;
  return templates.some(({ hash }) => hash === played.hash) ? templates : [...templates, played];
}

/** A name, and how the rules differ from the classic ones. */
function tableName(t: TFunction, template: TemplateRevision): string {
  return [templateName(t, template), ...rulesWords(t, template.rules)].join(' · ');
}

/** The ten best of one table. */
export function HighScores() {
  const { t } = useTranslation();
  const templates = useTables();
  const first = useFirstTable();
  const [table, setTable] = useState(first);
  const [kind, setKind] = useState<Kind>(useFirstKind());
  const isTimed = table === TIMED;
  const scores = useReply('scores.list', {
    mode: isTimed ? 'timed' : 'classic',
    templateHash: isTimed ? null : table,
    assisted: kind === 'assisted',
  });
  return (
    <>
      <div className="scores-choice">
        <label className="select">
          <span>{t('scores.table')}</span>
          <select value={table} onChange={(event) => setTable(event.target.value)}>
            <option value={TIMED}>{t('scores.timed')}</option>
            {templates.map((template) => (
              <option key={template.hash} value={template.hash}>
                {tableName(t, template)}
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
      {scores?.ok === false && <ReplyTrouble code={scores.error.code} />}
      {scores?.ok === true && scores.value.length === 0 && <EmptyScores table={table} kind={kind} />}
      {scores?.ok === true && scores.value.length > 0 && <ScoreRows rows={scores.value} isTimed={isTimed} />}
    </>
  );
}
