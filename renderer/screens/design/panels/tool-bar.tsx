import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SLOT, WALL } from '../../../../core/board/board.ts';
import { canRepeat, SYMMETRIES, type Symmetry } from '../../../../core/templates/edit/symmetry.ts';
import { Icon } from '../../../components/icon.tsx';
import { keyLabel } from '../../../input/key-labels.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { shownShape } from '../../../state/editor/editor-state.ts';
import { TOOL_NAMES } from '../../../state/editor/tools.ts';
import { isFirstSheet } from '../first/first-sheet.tsx';
import { EditorIcon, type EditorIconName } from './editor-icons.tsx';
import styles from './tool-bar.module.css';

interface BarButtonProps {
  readonly icon: EditorIconName;
  readonly name: string;
  readonly keyLabel: string;
  /** Seen on it where there is room; what the name says shorter, or all of it. */
  readonly label?: string;
  /** Null: it does something once; else whether it is on. */
  readonly isOn?: boolean | null;
  readonly isDisabled?: boolean;
  /** It stays in sight where the others lie in the drawer. */
  readonly isFirst?: boolean;
  /** It is in sight before anything was drawn. */
  readonly isForBlank?: boolean;
  readonly onClick: () => void;
}

function BarButton({
  icon,
  name,
  keyLabel,
  label,
  isOn = null,
  isDisabled = false,
  isFirst = false,
  isForBlank = false,
  onClick,
}: BarButtonProps) {
  return (
    <button
      type="button"
      className={`button ${styles.button}`}
      data-first={isFirst}
      data-for-blank={isForBlank}
      aria-label={name}
      aria-pressed={isOn ?? undefined}
      title={keyLabel === '' ? name : `${name} (${keyLabel})`}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the drawing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <EditorIcon name={icon} />
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span className={styles.name}>{name}</span>
    </button>
  );
}

/** With undo, what a phone shows; everything else lies in its drawer. */
const FIRST_TOOLS: readonly string[] = ['pencil', 'line', 'rectangle', 'fill', 'eraser'];
/** These are enough for a beginning. */
const BLANK_TOOLS: readonly string[] = ['pencil', 'rectangle', 'ellipse'];

/** The drawing tools and their settings. */
function Tools() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const tool = useStore(editor.store, (state) => state.tool);
  const isWall = useStore(editor.store, (state) => state.brush === WALL);
  const isOutline = useStore(editor.store, (state) => state.style === 'outline');
  return (
    <fieldset data-part="bar-group" className={`${styles.group} ${styles.tools}`}>
      <legend className="visually-hidden">{t('editor.tools')}</legend>
      {TOOL_NAMES.map((name) => (
        <BarButton
          key={name}
          icon={name}
          name={t(`editor.command.${name}`)}
          label={t(name === 'select' ? 'editor.label.select' : `editor.command.${name}`)}
          keyLabel={keyLabel('editor', name)}
          isOn={tool === name}
          isFirst={FIRST_TOOLS.includes(name)}
          isForBlank={BLANK_TOOLS.includes(name)}
          onClick={() => editor.set({ tool: name })}
        />
      ))}
      <BarButton
        icon="wall"
        name={t('editor.command.wall')}
        label={t('editor.label.wall')}
        keyLabel={keyLabel('editor', 'wall')}
        isOn={isWall}
        onClick={() => editor.set({ brush: isWall ? SLOT : WALL })}
      />
      <BarButton
        icon="style"
        name={t('editor.command.style')}
        label={t('editor.label.style')}
        keyLabel={keyLabel('editor', 'style')}
        isOn={isOutline}
        onClick={() => editor.set({ style: isOutline ? 'filled' : 'outline' })}
      />
    </fieldset>
  );
}

const SHOWN_SYMMETRIES = SYMMETRIES.filter((symmetry) => symmetry !== 'none');

function Symmetries() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const symmetry = useStore(editor.store, (state) => state.symmetry);
  const shape = useStore(editor.store, shownShape);
  const toggle = (wanted: Symmetry) => editor.set({ symmetry: wanted === symmetry ? 'none' : wanted });
  return (
    <fieldset data-part="bar-group" className={styles.group}>
      <legend className="visually-hidden">{t('editor.symmetries')}</legend>
      <span className={styles.title} aria-hidden="true">
        {t('editor.symmetries')}
      </span>
      {SHOWN_SYMMETRIES.map((name) => (
        <BarButton
          key={name}
          icon={name}
          name={t(`editor.symmetry.${name}`)}
          label={t(`editor.label.${name}`)}
          keyLabel={keyLabel('editor', 'symmetry')}
          isOn={symmetry === name}
          isDisabled={!canRepeat(name, shape)}
          onClick={() => toggle(name)}
        />
      ))}
    </fieldset>
  );
}

const TURNS = ['flip-across', 'flip-down', 'turn', 'invert'] as const;
type Turn = (typeof TURNS)[number];
/** These open a sheet. */
const SHEETS = ['presets', 'size'] as const;
type BarCommand = 'undo' | 'redo' | Turn | (typeof SHEETS)[number];

const isTurn = (command: BarCommand): command is Turn => TURNS.some((turn) => turn === command);

interface ToolBarProps {
  readonly onCommand: Readonly<Record<BarCommand, () => void>>;
}

/** The commands that change the drawing as a whole. */
function WholeCommands({ onCommand }: ToolBarProps) {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const canUndo = useStore(editor.store, ({ history }) => history.past !== null);
  const canRedo = useStore(editor.store, ({ history }) => history.future !== null);
  const buttonOf = (command: BarCommand, isDisabled = false) => ({
    icon: command,
    name: t(`editor.command.${command}`),
    label: t(isTurn(command) ? `editor.label.${command}` : `editor.command.${command}`),
    keyLabel: keyLabel('editor', command),
    isDisabled,
    onClick: onCommand[command],
  });
  return (
    <>
      <fieldset data-part="bar-group" className={styles.group}>
        <legend className="visually-hidden">{t('editor.steps')}</legend>
        <BarButton {...buttonOf('undo', !canUndo)} isFirst />
        <BarButton {...buttonOf('redo', !canRedo)} />
      </fieldset>
      <fieldset data-part="bar-group" className={styles.group}>
        <legend className="visually-hidden">{t('editor.whole')}</legend>
        {TURNS.map((command) => (
          <BarButton key={command} {...buttonOf(command)} />
        ))}
        {SHEETS.map((command) => (
          <BarButton key={command} {...buttonOf(command)} isForBlank />
        ))}
      </fieldset>
    </>
  );
}

/** Tools at the left of the drawing, and above it what mirrors it while it is drawn and what is done to all of it. */
export function ToolBar({ onCommand }: ToolBarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isBlank = useStore(useService(EDITOR).editor.store, isFirstSheet);
  return (
    <div className={styles.bar} data-open={isOpen} data-blank={isBlank}>
      <Tools />
      <div data-part="bar-options" className={styles.options}>
        <Symmetries />
        <WholeCommands onCommand={onCommand} />
      </div>
      <button
        type="button"
        className={`button ${styles.button} ${styles.more}`}
        data-first="true"
        data-for-blank="true"
        aria-label={t('editor.all-tools')}
        title={t('editor.all-tools')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
        <span className={styles.name}>{t('editor.all-tools')}</span>
      </button>
    </div>
  );
}
