/** What the policy of pages needs to know of the site. */
export interface PolicyOptions {
	siteOrigin: string;
	/** Origins that serve companies' pictures and videos, besides the site itself. */
	mediaOrigins: readonly string[];
}

/** Hashes, in CSP form (`'sha256-…'`), of the inline scripts and styles a page may run. */
export interface InlineHashes {
	scripts: readonly string[];
	styles: readonly string[];
}

/** The policy of everything that is not a page: it may do nothing at all. */
export const PASSIVE_POLICY =
	"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; sandbox";

/** The policy of script files: a worker's comes from its own file, and it must load its chunks. */
export const SCRIPT_FILE_POLICY =
	"default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'";

/** The privacy-friendly player that introduction videos are shown in. */
const VIDEO_PLAYER = "https://www.youtube-nocookie.com";

/** Gives the function that makes a page's policy from the hashes of its own inline parts. */
export function pagePolicy({ siteOrigin, mediaOrigins }: PolicyOptions): (hashes: InlineHashes) => string {
	const media = [...new Set(mediaOrigins)].join(" ");
	const fixed = [
		`img-src 'self' data: blob: https: ${media}`.trimEnd(),
		`media-src 'self' blob: https: ${media}`.trimEnd(),
		"font-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		`frame-src ${VIDEO_PLAYER}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"object-src 'none'",
		"manifest-src 'self'",
		"worker-src 'self' blob:",
		...(siteOrigin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
	].join("; ");
	return ({ scripts, styles }) => {
		const script = ["script-src 'self'", ...scripts].join(" ");
		const style = ["style-src 'self'", ...styles].join(" ");
		return `default-src 'none'; ${script}; ${style}; ${fixed}`;
	};
}
