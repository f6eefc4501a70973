import { html } from "hono/html";
import type { Html } from "../../page";
import type { FormMessages } from "../messages/job-form";

/** The parts of the form, in their order. */
export const PARTS = [
	...(["basics", "place", "pay", "due", "texts", "look"] as const),
	...(["form", "questions", "documents", "consent", "after", "publish"] as const),
];

type Part = (typeof PARTS)[number];

/** The id of a part's heading. */
export const partId = (name: Part): string => `part-${name}`;

/** A part of the form under its heading. */
export const part = (
	messages: FormMessages,
	name: Part,
	body: Html,
): Html => html`<section class="card part" aria-labelledby="${partId(name)}">
	<h2 id="${partId(name)}">${messages[`part.${name}`]}</h2>
	${body}
</section>`;
