/** Most bytes of one request as JSON. Stands alone, so that the page's script can use it without the contract's schemas. */
export const MAX_REQUEST_BYTES = 1_048_576;
