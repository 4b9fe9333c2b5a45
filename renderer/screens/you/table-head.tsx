/** Which table is shown: its board or its mode in large, and what the games that are listed come to: the best ten, at most. */
import { useTranslation } from 'react-i18next';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { sizeSentence } from '../../../core/sentences/board-sentences.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { Icon } from '../../components/icon.tsx';
import { rulesWords } from '../../components/rules-words.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { MODE_LOOKS, modeName } from '../../parts/modes/mode-looks.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './table-head.module.css';

interface TableHeadProps {
  readonly mode: Mode;
  /** Of a table of one template's games. */
  readonly template: TemplateRevision | undefined;
  /** Null until they are read. */
  readonly rows: readonly ScoreRow[] | null;
}

export function TableHead({ mode, template, rows }: TableHeadProps) {
  return (
    <header className={`card ${styles.head}`}>
      {template === undefined ? <OfMode mode={mode} /> : <OfTemplate template={template} />}
      <PlayButton mode={mode} template={template} />
      {rows !== null && rows.length > 0 && <Figures mode={mode} rows={rows} />}
    </header>
  );
}

function OfTemplate({ template }: { readonly template: TemplateRevision }) {
  const { t } = useTranslation();
  const { rules } = template;
  const size = sentenceWords(t, sizeSentence(template));
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        <Thumbnail shape={template} />
      </span>
      <div>
        <h2>{templateName(t, template)}</h2>
        <p>{[size, ...rulesWords(t, rules)].join(' · ')}</p>
      </div>
    </>
  );
}

function OfMode({ mode }: { readonly mode: Mode }) {
  const { t } = useTranslation();
  const { icon } = MODE_LOOKS[mode];
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <div>
        <h2>{modeName(t, mode)}</h2>
      </div>
    </>
  );
}

/** Of the games that are listed: what is not among the best ten may have been faster. */
function Figures({ mode, rows }: { readonly mode: Mode; readonly rows: readonly ScoreRow[] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  const hasLevels = MODES[mode].boards === 'levels';
  const all = rows.reduce((sum, { score }) => sum + score.total, 0);
  const best = hasLevels
    ? number(Math.max(...rows.map(({ level }) => level)))
    : formatTime(Math.min(...rows.map(({ elapsedMs }) => elapsedMs)));
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t(hasLevels ? 'record.table.furthest' : 'record.table.fastest')}</dt>
        <dd>{best}</dd>
      </div>
      <div>
        <dt>{t('record.table.average')}</dt>
        <dd>{number(Math.round(all / rows.length))}</dd>
      </div>
      <div>
        <dt>{t('record.table.games')}</dt>
        <dd>{number(rows.length)}</dd>
      </div>
    </dl>
  );
}
