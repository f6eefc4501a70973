/** The page that empties what the site has stored in a browser, and where its form is posted, without the language. */
export const CLEAR_DEVICE_PATH = "/clear-device";
export const CLEAR_DEVICE_ACTION = `${CLEAR_DEVICE_PATH}/now`;

/** Stands in the page's address once the device is clear. */
export const CLEARED_PARAM = "cleared";
