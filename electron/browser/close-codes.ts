/** The codes with which the host closes a page's socket. 4000 to 4999 are free for an application's own use. */

/** Another page took over. */
export const TAKEN_OVER_CODE = 4001;
/** Neither the page's token nor its key is valid. */
export const NOT_ADMITTED_CODE = 4003;
