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

/** The id of the parts' list on narrow screens. */
export const CONTENTS_ID = "contents";

/** A part of the form under its heading, with the way back to the list of parts on narrow screens. */
export const part = (
	messages: FormMessages,
	name: Part,
	body: Html,
): Html => html`<section class="card part" aria-labelledby="${partId(name)}">
	<div class="part-head">
		<h2 id="${partId(name)}">${messages[`part.${name}`]}</h2>
		<a class="up" href="#${CONTENTS_ID}" aria-label="${messages.toContents}"><span aria-hidden="true">↑</span></a>
	</div>
	${body}
</section>`;
