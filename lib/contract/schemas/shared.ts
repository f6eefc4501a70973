import { text } from "../lenient";

/**
 * A link that a host asks the browser to follow. The site's API proxy passes only links to configured hosts, under the
 * field name `url`; it removes any other before a browser sees it.
 */
export const trustedLink = text;
