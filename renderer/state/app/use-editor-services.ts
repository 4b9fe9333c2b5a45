import { type EditorServices, editorServicesOf } from '../editor/editor-services.ts';
import { useApp } from './app-context.ts';

/** What the editor's screens share. */
export function useEditorServices(): EditorServices {
  return editorServicesOf(useApp());
}
