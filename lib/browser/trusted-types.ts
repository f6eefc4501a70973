/** What browsers with Trusted Types offer; TypeScript's library doesn't have it. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: {
			createScriptURL(url: string): string | null;
			createHTML(html: string): string;
			createScript(text: string): string;
		},
	): unknown;
}

const OWN_SCRIPT = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;

/** An address of the site's own script files; null for any other. */
export function ownScript(address: string, page: string): string | null {
	const { origin, pathname } = new URL(address, page);
	return origin === new URL(page).origin && OWN_SCRIPT.test(pathname) ? address : null;
}

/**
 * The elements and attributes of formatted texts: nothing that loads, runs or can be filled in, and links only to
 * addresses.
 */
const PLAIN_TAG =
	/^<\/?(?:a|b|blockquote|br|code|em|h[2-4]|hr|i|li|ol|p|pre|s|span|strong|t[dhr]|u|ul)(?: (?:href="(?:https?:|mailto:|tel:|\/|#)[^"<>]*"|(?:class|dir|id|lang|rel|target)="[^"<>]*"))* ?\/?>$/;

/** React makes an empty script element from this, for data such as JSON-LD; a browser never runs it. */
const EMPTY_SCRIPT = "<script></script>";

/** Markup reduced to the elements and attributes of formatted texts. */
export const plainMarkup = (html: string): string =>
	html === EMPTY_SCRIPT ? html : html.replace(/<[^>]*>?/g, (tag) => (PLAIN_TAG.test(tag) ? tag : ""));

/**
 * From now on, the only scripts and workers that code can load are the site's own files, and text becomes plain markup at
 * most, never a script: pages' policies demand Trusted Types, and these are the only rules. Browsers without them go on as before.
 */
export function trustOwnScripts(): void {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	trustedTypes?.createPolicy("default", {
		createScriptURL: (address) => ownScript(address, window.location.href),
		// Pages come with their texts; React writes one only where it has to render a page again.
		createHTML: plainMarkup,
		// A script that React writes anew never runs, so its text doesn't matter.
		createScript: () => "",
	});
}
