import { Problem } from "./problem";

/**
 * Refuses a form that was sent from anywhere but this backend's own pages. Throws 403: browsers name the sender of every
 * form in `Origin`, and nobody else's page can name another one.
 */
export function requireOwnOrigin(headers: Headers, publicUrl: string): void {
	if (headers.get("origin") !== new URL(publicUrl).origin)
		throw new Problem(403, "This form can only be sent from its own page.");
}
