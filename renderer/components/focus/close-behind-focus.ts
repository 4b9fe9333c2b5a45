/**
 * Closes a place that the focus has left, once the event is over: to hide the element that is losing the focus within that
 * very event crashes Chromium 156. Another window that takes the focus closes nothing.
 */
export function closeBehindFocus(place: Element, close: () => void): void {
  setTimeout(() => {
    if (place.isConnected && !place.contains(document.activeElement)) close();
  });
}
