import { html } from "hono/html";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import { type Advice, adviceOn } from "../../../job/advice";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import { type FormMessages, jobFormMessages } from "../messages/job-form";

/** Missing values of a listed job, by their labels in the form. */
function missingInWords(missing: readonly string[], messages: FormMessages): string {
	const names: Readonly<Record<string, string>> = {
		city: messages.city,
		country: messages.country,
		description: messages["advice.description"],
		published_at: messages["advice.published_at"],
	};
	return missing.map((name) => names[name] ?? name).join(", ");
}

function sentence(advice: Advice, messages: FormMessages): string {
	switch (advice.kind) {
		case "openPay":
			return messages[`advice.openPay.${advice.missing}`];
		case "markup":
			return fill(messages["advice.markup"], { missing: missingInWords(advice.missing, messages) });
		case "over":
			return messages["advice.over"];
		case "language":
			return messages["advice.language"];
	}
}

/** Advice about a job, as texts; a draft hasn't got a day of publication yet. */
export function adviceList(row: JobRow, now: Date, language: Language): Html {
	const messages = jobFormMessages(language);
	const dated = row.state === "draft" ? { ...row, published_at: row.published_at ?? now.toISOString() } : row;
	const sentences = adviceOn(dated, now).map((advice) => sentence(advice, messages));
	if (sentences.length === 0) return html``;
	return html`<ul class="note advice">
		${sentences.map((one) => html`<li>${one}</li>`)}
	</ul>`;
}
