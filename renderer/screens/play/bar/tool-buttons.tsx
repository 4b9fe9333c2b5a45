/** The tools of a run beside the hint, which stands in the bar: what each is, its key, and how many are left. */
import { useTranslation } from 'react-i18next';
import { TOOLS, type Tool, type ToolCounts } from '../../../../core/game/modes/earned-tools.ts';
import { toolsLeftSentence } from '../../../../core/sentences/standing-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { keyShortcuts } from '../../../input/key-shortcuts.ts';
import { CommandKey } from '../../../parts/key-cap.tsx';
import { canSpend } from '../../../state/play/spend-tools.ts';
import { useSession } from '../../../state/play/use-session.ts';
import styles from './tool-buttons.module.css';

interface ToolButtonProps {
  readonly tool: Tool;
  readonly left: number;
  readonly onSpend: () => void;
}

function ToolButton({ tool, left, onSpend }: ToolButtonProps) {
  const { t } = useTranslation();
  const isReady = useSession((state) => canSpend(state, tool));
  const name = t(`command.${tool}`);
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={tool}
      data-left={left}
      title={t(`record.tools.${tool}`)}
      aria-label={sentenceWords(t, toolsLeftSentence(tool, left), String, { name })}
      aria-keyshortcuts={keyShortcuts('game', tool)}
      // One that cannot be spent now stays quiet, and says why when it is pressed.
      aria-disabled={!isReady || undefined}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSpend}
    >
      <span className={styles.face}>
        <Icon name={tool} />
        {left > 0 && <span className={styles.count}>{left}</span>}
      </span>
      <span className={styles.name}>
        {name} <CommandKey scope="game" command={tool} />
      </span>
    </button>
  );
}

export interface ToolButtonsProps {
  readonly tools: ToolCounts;
  readonly commands: Readonly<Record<Tool, () => void>>;
}

export function ToolButtons({ tools, commands }: ToolButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('record.tools.title')}>
      {TOOLS.filter((tool) => tool !== 'hint').map((tool) => (
        <ToolButton key={tool} tool={tool} left={tools[tool]} onSpend={commands[tool]} />
      ))}
    </div>
  );
}
