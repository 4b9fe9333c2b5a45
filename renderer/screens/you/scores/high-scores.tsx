import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
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

/** Which table is shown: that of a mode, or of a template in the mode in which templates are played. */
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
    <option value={optionOf(choice)}>
      {t('record.scores.earlier-rules', { mode: modeName(t, choice.mode) })}
    </option>
  );
}

type Kind = 'plain' | 'assisted';

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
  const session = useService(SESSION);
  const library = useService(LIBRARY);
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
  const { stage } = useService(SESSION).store.getState();
  return stage.name === 'finished' && stage.finished.row.assists.length > 0 ? 'assisted' : 'plain';
}

/** The templates with a table: those of the library, and one that was played by its share code. */
function useTables(): readonly TemplateRevision[] {
  const session = useService(SESSION);
  const library = useService(LIBRARY);
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

interface TableSelectProps {
  readonly table: TableChoice;
  readonly templates: readonly TemplateRevision[];
  readonly onChoose: (table: TableChoice) => void;
}

function TableSelect({ table, templates, onChoose }: TableSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={selectStyles.select}>
      <span>{t('record.scores.table')}</span>
      <Select
        className={lists.dropdown}
        value={optionOf(table)}
        onChange={(event) => onChoose(choiceOf(event.target.value))}
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
      </Select>
    </label>
  );
}

/** The ten best of one table. */
export function HighScores({ onAgain }: ScoresPartProps) {
  const { t } = useTranslation();
  const templates = useTables();
  const first = useFirstTable();
  const [table, setTable] = useState(first);
  const [kind, setKind] = useState<Kind>(useFirstKind());
  const shown = templates.find(({ hash }) => hash === table.templateHash);
  const scores = useReply('scores.list', { ...table, assisted: kind === 'assisted' });
  const isOpen = scores?.ok === true && scores.value.length === 0;
  return (
    <>
      <div className={styles.choice}>
        <TableSelect table={table} templates={templates} onChoose={setTable} />
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
