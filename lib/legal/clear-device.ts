/** The page that clears what the site has stored in a browser, and the address of its form, without the language. */
export const CLEAR_DEVICE_PATH = "/clear-device";
export const CLEAR_DEVICE_ACTION = `${CLEAR_DEVICE_PATH}/now`;

/** The parameter of the page's address after clearing. */
export const CLEARED_PARAM = "cleared";
