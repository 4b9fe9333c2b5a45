/** Between a ceremony and one switch: while it lasts nothing of the page can be chosen, and a press ends it. */

/** A stage carries it as long as its ceremony lasts. */
export const CEREMONY = '[data-ceremony]';
/** The event of a press of the switch on such a stage. */
export const SWITCH_PRESS = 'switch-press';
