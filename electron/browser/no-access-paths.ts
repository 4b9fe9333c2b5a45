/** The paths to which a browser is sent that comes without a start link; the page itself is made when it is asked for. */
export const NO_ACCESS_PATH = '/no-access';
export const NO_ACCESS_STYLE_PATH = '/no-access.css';
