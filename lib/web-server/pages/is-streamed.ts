const STREAMED = /^\/(?:sitemap|sitemaps\/[^/]+|feeds\/(?:[^/]+\/)?[^/]+)\.xml$/;

/**
 * Whether a document outside `/api` leaves as it is made, however large it is: the sitemap and the feeds of jobs, which
 * have no end that could be held in memory. Everything else outside `/api` is read whole before it is sent.
 */
export const isStreamed = (path: string) => STREAMED.test(path);
