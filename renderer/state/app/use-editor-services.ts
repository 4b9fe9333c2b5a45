import { type EditorServices, editorServicesOf } from '../editor/editor-services.ts';
import { useApp } from './app-context.ts';

/** Returns the services that the editor's screens share. */
export function useEditorServices(): EditorServices {
  return editorServicesOf(useApp());
}
