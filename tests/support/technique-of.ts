import { TECHNIQUES, type TechniqueId } from '../../core/techniques/table.ts';
import type { Technique } from '../../core/techniques/technique.ts';

/** The technique of that name. */
export function techniqueOf(id: TechniqueId): Technique<TechniqueId> {
  const found = TECHNIQUES.find((technique) => technique.id === id);
  if (found === undefined) throw new Error(`no technique ${id}`);
  return found;
}
