/** The windows that every screen is looked at in, as width and height in CSS pixels. */
export const SIZES = {
  square: [480, 480],
  phone: [390, 780],
  small: [800, 600],
  middle: [1280, 800],
  large: [1920, 1080],
};
export const MIDDLE = 'middle';
export const LANGUAGES = ['zh-CN', 'en'];
export const THEMES = ['light', 'dark'];

/** The file name of one picture of a screen. */
export const pictureName = (size, language, theme) => `${size}-${language}-${theme}.png`;
