/**
 * A Vite plugin for the style sheets: CSS Modules whose classes are called after their file, the named windows of
 * renderer/theme/windows.css in every sheet, and a cascade layer by folder. The layers come in the order of LAYERS, so a screen's
 * rule always beats that of a part, whichever was loaded first and however long its selector is.
 */
import { readFileSync } from 'node:fs';

const LAYERS = ['reset', 'tokens', 'parts', 'screens'];
const WINDOWS = new URL('../renderer/theme/windows.css', import.meta.url);
const THEME_LAYERS = { base: 'reset', fonts: 'tokens', tokens: 'tokens' };

/** The layer of a sheet by its path, or null for sheets that are not the renderer's. */
export function layerOf(path) {
  const [, name] = /\/renderer\/(.+?)(?:\.module)?\.css$/.exec(path) ?? [];
  if (name === undefined) return null;
  if (name.startsWith('screens/')) return 'screens';
  return THEME_LAYERS[/^theme\/(.+)/.exec(name)?.[1]] ?? 'parts';
}

export function styles() {
  return {
    name: 'styles',
    enforce: 'pre',
    config: () => ({
      css: {
        transformer: 'lightningcss',
        lightningcss: {
          // Electron's Chromium is newer. Below this `light-dark` would be written out as variables.
          targets: { chrome: 125 << 16 },
          drafts: { customMedia: true },
          // Names of animations, containers and grid areas are the project's own, as custom properties are.
          cssModules: {
            pattern: '[name]_[local]',
            animation: false,
            container: false,
            customIdents: false,
            grid: false,
          },
        },
      },
    }),
    transform(code, id) {
      const layer = layerOf(id.replaceAll('\\', '/').replace(/\?.*/, ''));
      if (layer === null) return null;
      this.addWatchFile(WINDOWS.pathname);
      return `${readFileSync(WINDOWS, 'utf8')}@layer ${LAYERS.join(', ')};@layer ${layer} {${code}}`;
    },
  };
}
