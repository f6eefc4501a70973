import { Problem } from "./problem";

/**
 * Refuses forms from other pages than this backend's own. Throws 403: browsers send every form's `Origin`, and other
 * pages can't forge it.
 */
export function requireOwnOrigin(headers: Headers, publicUrl: string): void {
	if (headers.get("origin") !== new URL(publicUrl).origin)
		throw new Problem(403, "This form can only be sent from its own page.");
}
