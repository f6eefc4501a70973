/** A page as Next rendered it, with the headers it leaves with. */
export interface RenderedPage {
	status: number;
	isHtml: boolean;
	/** Headers for clients, security headers included; names in lower case. */
	headers: Record<string, string | string[]>;
	/** What Next said; for decisions about keeping it. */
	nextHeaders: Record<string, unknown>;
	body: Buffer;
}
