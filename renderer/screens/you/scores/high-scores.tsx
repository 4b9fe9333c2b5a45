import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { hasScore, MODES, type Mode, TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { modeVersionOf, rankedTogether } from '../../../../core/game/setup/mode-of.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { rulesWords } from '../../../components/rules-words.ts';
import { Segments } from '../../../components/segments.tsx';
import { Select } from '../../../components/select.tsx';
import { templateName } from '../../../components/words.ts';
import { firstTemplate } from '../../../parts/first-template.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import lists from '../../../parts/lists.module.css';
import { MODE_WITHOUT_TEMPLATE, modeName } from '../../../parts/modes/mode-looks.ts';
import { useReply } from '../../../parts/use-reply.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { SESSION } from '../../../state/play/session.ts';
import { EVERY_GAME, LAST_GAMES } from '../../../state/review/games-list.ts';
import selectStyles from '../labelled-select.module.css';
import { PlayButton } from '../play-button.tsx';
import type { ScoresPartProps } from '../scores-part.ts';
import { TableHead } from '../table-head.tsx';
import { LastGames } from './last-games.tsx';
import { OpenTable } from './score-places.tsx';
import { ScoreRows } from './score-rows.tsx';
import styles from './scores.module.css';

/** The modes whose games all stand in one table. */
const RANKED = MODE_IDS.filter((mode) => MODES[mode].scoreTable === 'mode');

/** Which table is shown: that of a mode, or of a template in a mode. */
interface TableChoice {
  readonly mode: Mode;
  /** The version of the mode's rules, where it is not the newest. */
  readonly modeVersion?: number;
  readonly templateHash: string | null;
}

/** The tables of rules that a mode had before, one for each group of versions that are ranked together. */
const EARLIER: readonly TableChoice[] = RANKED.flatMap((mode) =>
  MODES[mode].rankedVersions
    .slice(0, -1)
    .map((versions) => ({ mode, modeVersion: Math.max(...versions), templateHash: null })),
);

/** A choice as the value of its option: the id of a mode, also with a version, is no hash. */
function optionOf({ mode, modeVersion, templateHash }: TableChoice): string {
  if (templateHash !== null) return mode === TEMPLATE_MODE ? templateHash : `${mode} ${templateHash}`;
  return modeVersion === undefined ? mode : `${mode} ${modeVersion}`;
}

function choiceOf(value: string, ...others: readonly TableChoice[]): TableChoice {
  const ranked = [...RANKED.map((mode) => ({ mode, templateHash: null })), ...EARLIER, ...others];
  return ranked.find((choice) => optionOf(choice) === value) ?? { mode: TEMPLATE_MODE, templateHash: value };
}

/** The option of a table of earlier rules; nothing when no game stands in it and it is not the one that is shown. */
function EarlierOption({ choice, isShown }: { readonly choice: TableChoice; readonly isShown: boolean }) {
  const { t } = useTranslation();
  const plain = useReply('scores.list', { ...choice, assisted: false });
  const assisted = useReply('scores.list', { ...choice, assisted: true });
  if (!isShown && ![plain, assisted].some((reply) => reply?.ok && reply.value.length > 0)) return null;
  return (
    <option value={optionOf(choice)}>
      {t('record.scores.earlier-rules', { mode: modeName(t, choice.mode) })}
    </option>
  );
}

type Kind = 'plain' | 'assisted';

/** The table in which games under a setup's rules stand. */
function tableOf(setup: GameSetup): TableChoice {
  const { mode } = setup;
  if (MODES[mode].scoreTable !== 'mode')
    return { mode: hasScore(mode) ? mode : TEMPLATE_MODE, templateHash: setup.deal.template.hash };
  const versions = rankedTogether(mode, modeVersionOf(setup));
  const earlier = EARLIER.find((each) => each.mode === mode && versions.includes(each.modeVersion ?? 0));
  return earlier ?? { mode, templateHash: null };
}

interface FirstTable {
  readonly table: TableChoice;
  readonly kind: Kind;
  /** The template of its games, which the library may not have. */
  readonly template?: TemplateRevision | undefined;
}

/**
 * The table of the game that was just finished, else of the last one with a score, else of the game that was begun, else of the template
 * to begin with; null until that is known.
 */
function useFirstTable(): FirstTable | null {
  const { stage, game } = useService(SESSION).store.getState();
  const { templates } = useService(LIBRARY).store.getState();
  const ended = useReply('games.ended', { after: null, filter: EVERY_GAME });
  const isHelped = stage.name === 'finished' && stage.finished.row.assists.length > 0;
  const own: FirstTable | null = game && {
    ...{ table: tableOf(game.setup), template: game.setup.deal.template },
    kind: isHelped ? 'assisted' : 'plain',
  };
  if (own !== null && stage.name === 'finished') return own;
  if (ended === null) return null;
  const last = ended.ok && ended.value.games.find(({ score, isImported }) => score !== null && !isImported);
  if (!last) {
    const hash = firstTemplate(templates)?.hash;
    return own ?? { table: choiceOf(hash ?? MODE_WITHOUT_TEMPLATE), kind: 'plain' };
  }
  const { mode, templateHash } = last;
  return {
    table: { mode, templateHash: MODES[mode].scoreTable === 'mode' ? null : templateHash },
    kind: last.score?.isAssisted === true ? 'assisted' : 'plain',
    template: ended.value.templates.find(({ hash }) => hash === templateHash),
  };
}

/** A name, and how the rules differ from the classic ones. */
function tableName(t: TFunction, template: TemplateRevision): string {
  return [templateName(t, template), ...rulesWords(t, template.rules)].join(' · ');
}

/** A table that has no option as a shape of the shelf or as a mode, and its name. */
interface OtherTable {
  readonly table: TableChoice;
  readonly name: string;
}

/** The tables of boards that were finished and are not on the shelf, and the one that is shown first. */
function useOtherTables({ table, template }: FirstTable): readonly OtherTable[] {
  const { t } = useTranslation();
  const { templates } = useStore(useService(LIBRARY).store);
  const statistics = useReply('statistics.read', null);
  const nameOf = (mode: Mode, name: string) =>
    [...(mode === TEMPLATE_MODE ? [] : [modeName(t, mode)]), name].join(' · ');
  const finished = statistics?.ok ? statistics.value.tables : [];
  const others = [
    ...(template === undefined ? [] : [{ table, name: nameOf(table.mode, tableName(t, template)) }]),
    ...finished.flatMap(({ mode, template: of, finished: count }) =>
      of === null || count === 0 || !hasScore(mode)
        ? []
        : [{ table: { mode, templateHash: of.hash }, name: nameOf(mode, templateName(t, of)) }],
    ),
  ];
  const shelf = new Set(templates.map(({ hash }) => hash));
  const offered = others.filter(
    ({ table: { mode, templateHash } }) =>
      templateHash !== null && (mode !== TEMPLATE_MODE || !shelf.has(templateHash)),
  );
  return [...new Map(offered.toReversed().map((each) => [optionOf(each.table), each])).values()].reverse();
}

interface TableSelectProps {
  readonly table: TableChoice;
  readonly others: readonly OtherTable[];
  readonly templates: readonly TemplateRevision[];
  readonly onChoose: (table: TableChoice) => void;
}

function TableSelect({ table, others, templates, onChoose }: TableSelectProps) {
  const { t } = useTranslation();
  const choose = (value: string) => onChoose(choiceOf(value, ...others.map((other) => other.table)));
  return (
    <label className={selectStyles.select}>
      <span>{t('record.scores.table')}</span>
      <Select
        className={lists.dropdown}
        value={optionOf(table)}
        onChange={(event) => choose(event.target.value)}
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
        {others.map((other) => (
          <option key={optionOf(other.table)} value={optionOf(other.table)}>
            {other.name}
          </option>
        ))}
        {templates.map((template) => (
          <option key={template.hash} value={template.hash}>
            {tableName(t, template)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The ten best of one table. */
export function HighScores({ onAgain }: ScoresPartProps) {
  const first = useFirstTable();
  return first === null ? null : <Table first={first} onAgain={onAgain} />;
}

function Table({ first, onAgain }: ScoresPartProps & { readonly first: FirstTable }) {
  const { t } = useTranslation();
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  const others = useOtherTables(first);
  const lastTemplates = useStore(useService(LAST_GAMES).store, (state) => state.templates);
  const [table, setTable] = useState(first.table);
  const [kind, setKind] = useState(first.kind);
  const shown =
    templates.find(({ hash }) => hash === table.templateHash) ??
    [first.template, lastTemplates.get(table.templateHash ?? '')].find(
      (template) => template?.hash === table.templateHash,
    );
  const scores = useReply('scores.list', { ...table, assisted: kind === 'assisted' });
  const isOpen = scores?.ok === true && scores.value.length === 0;
  return (
    <>
      <div className={styles.choice}>
        <TableSelect table={table} others={others} templates={templates} onChoose={setTable} />
        <Segments
          name="kind"
          title={t('record.scores.table')}
          isTitleHidden
          value={kind}
          options={(['plain', 'assisted'] as const).map((value) => ({
            value,
            words: t(`record.scores.${value}`),
          }))}
          onChange={setKind}
        />
      </div>
      <div className={styles.shown}>
        {!isOpen && <TableHead mode={table.mode} template={shown} rows={scores?.ok ? scores.value : null} />}
        {scores?.ok === false && <ListTrouble code={scores.error.code} onAgain={onAgain} isAlone />}
        {isOpen && (
          <OpenTable kind={kind}>
            <PlayButton mode={table.mode} template={shown} />
          </OpenTable>
        )}
        {scores?.ok === true && scores.value.length > 0 && (
          <ScoreRows rows={scores.value} mode={table.mode} />
        )}
        {scores?.ok === true && (
          <LastGames
            name={shown === undefined ? modeName(t, table.mode) : templateName(t, shown)}
            mode={table.mode}
            templateHash={table.templateHash}
            table={scores.value}
          />
        )}
      </div>
    </>
  );
}
