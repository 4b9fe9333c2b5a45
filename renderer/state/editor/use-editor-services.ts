import { useApp } from '../app/app-context.ts';
import { type EditorServices, editorServicesOf } from './editor-services.ts';

/** What the editor's screens share. */
export function useEditorServices(): EditorServices {
  return editorServicesOf(useApp());
}
