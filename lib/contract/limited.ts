/**
 * Header with which the web server marks a form over its client's limit: no host is called, and the form's page returns
 * with its input. Its value is the time to wait, in seconds.
 */
export const LIMITED_HEADER = "x-internal-wait";
