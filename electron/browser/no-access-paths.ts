/** Where a browser that comes without a start link is sent: known without the page itself. */
export const NO_ACCESS_PATH = '/no-access';
export const NO_ACCESS_STYLE_PATH = '/no-access.css';
