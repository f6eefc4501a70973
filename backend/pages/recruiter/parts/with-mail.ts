import { html } from "hono/html";
import type { Html } from "../../page";

/** Stands in a sentence where the address goes. */
const PLACE = "{email}";

/** A sentence with the address that people write to as a link. */
export function withMail(sentence: string, email: string): Html {
	const [before = "", after = ""] = sentence.split(PLACE);
	return html`${before}<a href="mailto:${email}">${email}</a>${after}`;
}
