import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SLOT, WALL } from '../../../../core/board/board.ts';
import { canRepeat, SYMMETRIES, type Symmetry } from '../../../../core/templates/edit/symmetry.ts';
import { useApp } from '../../../state/app-context.ts';
import { shownShape } from '../../../state/editor/editor-state.ts';
import { TOOL_NAMES } from '../../../state/editor/tools.ts';
import { type EditorCommand, editorKeyLabel } from '../editor-keys.ts';
import { EditorIcon, type EditorIconName } from './editor-icons.tsx';

interface BarButtonProps {
  readonly icon: EditorIconName;
  readonly name: string;
  readonly keyLabel?: string;
  /** Null: it does something once; else whether it is on. */
  readonly isOn?: boolean | null;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function BarButton({ icon, name, keyLabel, isOn = null, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className="button bar-button"
      aria-label={name}
      aria-pressed={isOn ?? undefined}
      title={keyLabel === undefined ? name : `${name} · ${keyLabel}`}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the drawing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <EditorIcon name={icon} />
    </button>
  );
}

function Tools() {
  const { t } = useTranslation();
  const { editor } = useApp().editorServices;
  const tool = useStore(editor.store, (state) => state.tool);
  const isWall = useStore(editor.store, (state) => state.brush === WALL);
  return (
    <fieldset className="bar-group">
      <legend className="visually-hidden">{t('editor.tools')}</legend>
      {TOOL_NAMES.map((name) => (
        <BarButton
          key={name}
          icon={name}
          name={t(`editor.command.${name}`)}
          keyLabel={editorKeyLabel(name)}
          isOn={tool === name}
          onClick={() => editor.set({ tool: name })}
        />
      ))}
      <BarButton
        icon="wall"
        name={t('editor.command.wall')}
        keyLabel={editorKeyLabel('wall')}
        isOn={isWall}
        onClick={() => editor.set({ brush: isWall ? SLOT : WALL })}
      />
    </fieldset>
  );
}

const SHOWN_SYMMETRIES = SYMMETRIES.filter((symmetry) => symmetry !== 'none');

function Settings() {
  const { t } = useTranslation();
  const { editor } = useApp().editorServices;
  const style = useStore(editor.store, (state) => state.style);
  const symmetry = useStore(editor.store, (state) => state.symmetry);
  const shape = useStore(editor.store, shownShape);
  const isOutline = style === 'outline';
  const toggle = (wanted: Symmetry) => editor.set({ symmetry: wanted === symmetry ? 'none' : wanted });
  return (
    <fieldset className="bar-group">
      <legend className="visually-hidden">{t('editor.settings')}</legend>
      <BarButton
        icon="style"
        name={t('editor.command.style')}
        keyLabel={editorKeyLabel('style')}
        isOn={isOutline}
        onClick={() => editor.set({ style: isOutline ? 'filled' : 'outline' })}
      />
      {SHOWN_SYMMETRIES.map((name) => (
        <BarButton
          key={name}
          icon={name}
          name={t(`editor.symmetry.${name}`)}
          keyLabel={editorKeyLabel('symmetry')}
          isOn={symmetry === name}
          isDisabled={!canRepeat(name, shape)}
          onClick={() => toggle(name)}
        />
      ))}
    </fieldset>
  );
}

const WHOLE_COMMANDS = ['flip-across', 'flip-down', 'turn', 'invert', 'presets', 'size'] as const;

/** Tools at the left of the drawing: what draws, how it draws, and what is done to the whole. */
export function ToolBar({
  onCommand,
}: {
  readonly onCommand: Readonly<Record<(typeof WHOLE_COMMANDS)[number] | 'undo' | 'redo', () => void>>;
}) {
  const { t } = useTranslation();
  const { editor } = useApp().editorServices;
  const canUndo = useStore(editor.store, ({ history }) => history.past !== null);
  const canRedo = useStore(editor.store, ({ history }) => history.future !== null);
  const button = (command: EditorCommand & keyof typeof onCommand, isDisabled: boolean) => (
    <BarButton
      key={command}
      icon={command}
      name={t(`editor.command.${command}`)}
      keyLabel={editorKeyLabel(command)}
      isDisabled={isDisabled}
      onClick={onCommand[command]}
    />
  );
  return (
    <div className="tool-bar">
      <Tools />
      <Settings />
      <fieldset className="bar-group">
        <legend className="visually-hidden">{t('editor.whole')}</legend>
        {button('undo', !canUndo)}
        {button('redo', !canRedo)}
        {WHOLE_COMMANDS.map((command) => button(command, false))}
      </fieldset>
    </div>
  );
}
