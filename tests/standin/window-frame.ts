/** A window's place on the desktop as a small machine (shell/browser/native_window_views.cc): hidden, shown, maximised. */
export function makeFrame(
  {
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    fullscreen,
  }: Electron.BrowserWindowConstructorOptions,
  onShown: () => void = () => undefined,
) {
  const state = { isVisible: show, isMinimized: false, isMaximized: false, isFocused: false };
  const reveal = () => {
    // Not among the notes, which say what the player reads.
    if (state.isVisible) return;
    console.error('the window is shown');
    state.isVisible = true;
    onShown();
  };
  return {
    show() {
      reveal();
      state.isFocused = true;
    },
    /** Focusing shows no window that is hidden. */
    focus() {
      state.isFocused = state.isVisible && !state.isMinimized;
    },
    restore() {
      state.isMinimized = false;
      state.isMaximized = false;
    },
    maximize() {
      reveal();
      state.isMaximized = true;
      state.isMinimized = false;
    },
    isMinimized: () => state.isMinimized,
    isVisible: () => state.isVisible && !state.isMinimized,
    isMaximized: () => state.isMaximized,
    isFullScreen: () => fullscreen === true,
    /** The place at which it stands when it is neither maximised nor full-screen. */
    getNormalBounds: () => ({ x, y, width, height }),
  };
}
