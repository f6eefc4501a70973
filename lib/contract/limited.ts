/**
 * Header by which the web server marks a form that is one too many of its client: nobody is asked about it, and its page comes
 * back with what was typed. Its value is how long to wait, seconds.
 */
export const LIMITED_HEADER = "x-internal-wait";
