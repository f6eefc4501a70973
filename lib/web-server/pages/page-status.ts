/** The framework's mark for a part of a page that reported "not found" after the page's head had been decided. */
const SAYS_MISSING = '<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404">';

/**
 * The status of a page. Next sends the status of a page that depends on its query before it has rendered all of it, so
 * "not found" can come too late; pages are read completely here, so the status can still be changed. A host's text
 * can't be mistaken for the mark, because its `<` is always escaped.
 */
export const pageStatus = (status: number, html: string): number =>
	status === 200 && html.includes(SAYS_MISSING) ? 404 : status;
