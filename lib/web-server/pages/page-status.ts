/** What the framework writes where a part of a page said "not found" after the page's head had been decided. */
const SAYS_MISSING = '<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404">';

/**
 * The status of a page. Next sends the status of a page that depends on its query before it has rendered all of it,
 * so "not found" can come too late; but pages are read whole here, so it can still be said. A text of a host can't
 * be taken for the mark: its `<` is escaped wherever it stands.
 */
export const pageStatus = (status: number, html: string): number =>
	status === 200 && html.includes(SAYS_MISSING) ? 404 : status;
