/** The windows that every screen is looked at in, as width and height in CSS pixels. */
export const SIZES = {
  low: [640, 400],
  square: [480, 480],
  phone: [390, 780],
  small: [800, 600],
  middle: [1280, 800],
  large: [1920, 1080],
};
/**
 * The sizes that are taken by name only: the middle window at 80 % of the page's zoom (at 200 % it is the low
 * one), and the largest one.
 */
export const ZOOMED = {
  'zoom-80': [1600, 1000],
  '4k': [3840, 2160],
};
/** The media features that a system may set for a page, by the name of their folder. */
export const MEDIA = {
  'forced-colors': { forcedColors: 'active' },
  contrast: { contrast: 'more' },
  'reduced-motion': { reducedMotion: 'reduce' },
};
export const MIDDLE = 'middle';
export const THEMES = ['light', 'dark'];

/** The file name of one picture of a screen. */
export const pictureName = (size, language, theme) => `${size}-${language}-${theme}.png`;
