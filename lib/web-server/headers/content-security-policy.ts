import type { Region } from "@/lib/contract/code";
import { POLICY_REPORT_PATH } from "@/lib/contract/policy-report";

/** The site's settings for the policy of pages. */
export interface PolicyOptions {
	siteOrigin: string;
	/** Origins that serve companies' pictures and videos, besides the site itself. */
	mediaOrigins: readonly string[];
	/** Origins of the regions' recruiter pages, which show previews of their jobs in a frame. */
	recruiterOrigins?: Readonly<Record<Region, string>>;
}

/** Hashes, in CSP form (`'sha256-…'`), of the inline scripts and styles a page may run. */
export interface InlineHashes {
	scripts: readonly string[];
	styles: readonly string[];
}

/** The policy of everything that is not a page: it may do nothing at all. */
export const PASSIVE_POLICY =
	"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; sandbox";

/** The policy of a script file that is run as a worker; pages run it under their own policy. */
const scriptFilePolicy = (more: string) =>
	`default-src 'none'; script-src 'self'${more}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'`;

const SCRIPT_FILE_POLICY = scriptFilePolicy("");
/** Hashes of uploads are computed by WebAssembly, which pages may not run, so only workers may. */
const WORKER_POLICY = scriptFilePolicy(" 'wasm-unsafe-eval'");

/** The bundler's name for the file that a worker starts from. */
const WORKER_FILE = /^\/_next\/static\/chunks\/turbopack-worker-[\w.-]+\.js$/;
const SCRIPT_TYPE = /^(?:text|application)\/javascript\b/;

/**
 * The policy of a static file by its content type and path. A worker's policy comes from its own file, and must allow
 * loading its chunks.
 */
export function filePolicy(contentType: string, path: string): string {
	if (!SCRIPT_TYPE.test(contentType)) return PASSIVE_POLICY;
	return WORKER_FILE.test(path) ? WORKER_POLICY : SCRIPT_FILE_POLICY;
}

/** The privacy-friendly player that introduction videos are shown in. */
const VIDEO_PLAYER = "https://www.youtube-nocookie.com";

/** The origins that may frame a page: none, except the recruiter pages for previews of jobs. */
const FRAMED_BY_NOBODY = "frame-ancestors 'none'";

/** The policy of a page that one other origin may show in a frame. */
export const framedBy = (policy: string, origin: string): string =>
	policy.replace(FRAMED_BY_NOBODY, `frame-ancestors ${origin}`);

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
		FRAMED_BY_NOBODY,
		"base-uri 'none'",
		"object-src 'none'",
		"manifest-src 'self'",
		"worker-src 'self'",
		// What scripts may load while a page runs is decided in `instrumentation-client.ts`.
		"require-trusted-types-for 'script'",
		"trusted-types default",
		`report-uri ${POLICY_REPORT_PATH}`,
		...(siteOrigin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
	].join("; ");
	return ({ scripts, styles }) => {
		const script = ["script-src 'self'", ...scripts].join(" ");
		const style = ["style-src 'self'", ...styles].join(" ");
		return `default-src 'none'; ${script}; ${style}; ${fixed}`;
	};
}
