import { text } from "../lenient";

/**
 * A link that a host asks the browser to follow. The site's API proxy lets only links to configured hosts
 * pass, under the field name `url`; any other is taken out before a browser sees it.
 */
export const trustedLink = text;
