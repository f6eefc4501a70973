import { html } from "hono/html";
import type { Html } from "../../page";

/** The placeholder of the address in a sentence. */
const PLACE = "{email}";

/** A sentence with the contact address as a link. */
export function withMail(sentence: string, email: string): Html {
	const [before = "", after = ""] = sentence.split(PLACE);
	return html`${before}<a href="mailto:${email}">${email}</a>${after}`;
}
