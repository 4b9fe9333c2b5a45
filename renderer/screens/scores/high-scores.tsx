import '../lists.css';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ScoreRow } from '../../../core/contract/schemas.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { modeVersionOf, rankedTogether, scoreTablesOf } from '../../../core/game/modes/mode-of.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { EmptyPicture } from '../../components/empty-picture.tsx';
import { Segments } from '../../components/segments.tsx';
import { asLanguage, rulesWords, templateName } from '../../components/words.ts';
import { formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { firstTemplate } from '../first-template.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { ListTrouble } from '../list-trouble.tsx';
import { MODE_WITHOUT_TEMPLATE, modeName } from '../modes/mode-looks.ts';
import { ReviewButton } from '../review/review-button.tsx';
import { useReply } from '../use-reply.ts';
import { PlayButton } from './reply-parts.tsx';

/** The modes whose games all stand in one table. */
const RANKED = MODE_IDS.filter((mode) => MODES[mode].scoreTable === 'mode');

/** Which table is shown: that of a mode, or of a template in the mode in which templates are played. */
interface TableChoice {
  readonly mode: Mode;
  /** Where it is not of the newest rules. */
  readonly modeVersion?: number;
  readonly templateHash: string | null;
}

/** The tables of rules that a mode had before, one for each group of versions that are ranked together. */
const EARLIER: readonly TableChoice[] = RANKED.flatMap((mode) =>
  scoreTablesOf(mode)
    .slice(0, -1)
    .map((versions) => ({ mode, modeVersion: Math.max(...versions), templateHash: null })),
);

/** A choice as the value of its option: the id of a mode, also with a version, is no hash. */
function optionOf({ mode, modeVersion, templateHash }: TableChoice): string {
  return templateHash ?? (modeVersion === undefined ? mode : `${mode} ${modeVersion}`);
}

function choiceOf(value: string): TableChoice {
  const ranked = [...RANKED.map((mode) => ({ mode, templateHash: null })), ...EARLIER];
  return ranked.find((choice) => optionOf(choice) === value) ?? { mode: TEMPLATE_MODE, templateHash: value };
}

/** The option of a table of earlier rules; nothing when no game stands in it and it is not the one that is shown. */
function EarlierOption({ choice, isShown }: { readonly choice: TableChoice; readonly isShown: boolean }) {
  const { t } = useTranslation();
  const plain = useReply('scores.list', { ...choice, assisted: false });
  const assisted = useReply('scores.list', { ...choice, assisted: true });
  if (!isShown && ![plain, assisted].some((reply) => reply?.ok && reply.value.length > 0)) return null;
  return (
    <option value={optionOf(choice)}>{t('scores.earlier-rules', { mode: modeName(t, choice.mode) })}</option>
  );
}

type Kind = 'plain' | 'assisted';

/** The board of a game: its picture while the library has it, and its name. */
function BoardOf({ row }: { readonly row: ScoreRow }) {
  const { t } = useTranslation();
  const template = useStore(useApp().library.store, ({ templates }) =>
    templates.find(({ hash }) => hash === row.templateHash),
  );
  return (
    <>
      {template !== undefined && <Thumbnail shape={template} />}
      <span>{templateName(t, { name: row.templateName, builtIn: row.builtIn })}</span>
    </>
  );
}

/** Which board the table is of, in large. */
function TableHead({ template }: { readonly template: TemplateRevision }) {
  const { t } = useTranslation();
  const words = rulesWords(t, template.rules);
  return (
    <header className="card scores-of">
      <Thumbnail shape={template} />
      <div>
        <h2>{templateName(t, template)}</h2>
        {words.length > 0 && <p>{words.join(' · ')}</p>}
      </div>
    </header>
  );
}

function ScoreRows({ rows, mode }: { readonly rows: readonly ScoreRow[]; readonly mode: Mode }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { boards, scoreTable } = MODES[mode];
  const hasLevels = boards === 'levels';
  // Runs all begin on the same board, and the level says how far they came.
  const hasBoards = scoreTable === 'mode' && !hasLevels;
  return (
    <table className="scores-table">
      <thead>
        <tr>
          <th scope="col">{t('scores.rank')}</th>
          {hasBoards && <th scope="col">{t('record.column.board')}</th>}
          <th scope="col">{t('scores.score')}</th>
          {hasLevels && <th scope="col">{t('scores.level')}</th>}
          <th scope="col">{t('scores.time')}</th>
          <th scope="col">{t('scores.date')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('scores.review')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.gameId}>
            <td>{index + 1}</td>
            {hasBoards && (
              <td className="scores-board">
                <BoardOf row={row} />
              </td>
            )}
            <td>
              <b className="scores-total">{formatNumber(row.score.total, language)}</b>
              {row.notRechecked && (
                <small className="scores-mark" title={t('scores.not-rechecked-why')}>
                  {t('scores.not-rechecked')}
                </small>
              )}
            </td>
            {hasLevels && <td>{row.level}</td>}
            <td>{formatTime(row.elapsedMs)}</td>
            <td>{formatDay(row.finishedAt, language)}</td>
            <td>
              <ReviewButton gameId={row.gameId} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EmptyScores({ table, kind }: { readonly table: TableChoice; readonly kind: Kind }) {
  const { t } = useTranslation();
  const { library } = useApp();
  const template = useStore(library.store, (state) =>
    state.templates.find(({ hash }) => hash === table.templateHash),
  );
  return (
    <div className="empty">
      <EmptyPicture />
      <p>{kind === 'plain' ? t('scores.empty') : t('scores.empty-assisted')}</p>
      {kind === 'plain' && <PlayButton mode={table.mode} template={template} />}
    </div>
  );
}

/** The table of all games under a setup's rules. */
function tableOfMode(setup: GameSetup): TableChoice {
  const versions = rankedTogether(setup.mode, modeVersionOf(setup));
  const earlier = EARLIER.find(
    ({ mode, modeVersion = 0 }) => mode === setup.mode && versions.includes(modeVersion),
  );
  return earlier ?? { mode: setup.mode, templateHash: null };
}

/** The table of the game that was just played, else of the template to begin with. */
function useFirstTable(): TableChoice {
  const { session, library } = useApp();
  const setup = session.store.getState().game?.setup;
  if (setup !== undefined && isRanked(setup)) return tableOfMode(setup);
  const hash = setup?.deal.template.hash ?? firstTemplate(library.store.getState().templates)?.hash;
  return choiceOf(hash ?? MODE_WITHOUT_TEMPLATE);
}

function isRanked({ mode }: GameSetup): boolean {
  return MODES[mode].scoreTable === 'mode';
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
  const setup = useStore(session.store, ({ game }) => game?.setup);
  if (setup === undefined || isRanked(setup)) return templates;
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
  const shown = templates.find(({ hash }) => hash === table.templateHash);
  const scores = useReply('scores.list', { ...table, assisted: kind === 'assisted' });
  return (
    <>
      <div className="scores-choice">
        <label className="select">
          <span>{t('scores.table')}</span>
          <select
            className="dropdown"
            value={optionOf(table)}
            onChange={(event) => setTable(choiceOf(event.target.value))}
          >
            {RANKED.map((mode) => (
              <option key={mode} value={mode}>
                {modeName(t, mode)}
              </option>
            ))}
            {EARLIER.map((choice) => (
              <EarlierOption
                key={optionOf(choice)}
                choice={choice}
                isShown={optionOf(choice) === optionOf(table)}
              />
            ))}
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
      {shown !== undefined && <TableHead template={shown} />}
      {scores?.ok === false && <ListTrouble code={scores.error.code} />}
      {scores?.ok === true && scores.value.length === 0 && <EmptyScores table={table} kind={kind} />}
      {scores?.ok === true && scores.value.length > 0 && <ScoreRows rows={scores.value} mode={table.mode} />}
    </>
  );
}
