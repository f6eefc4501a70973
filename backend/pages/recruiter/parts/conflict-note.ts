import { html } from "hono/html";
import type { Language } from "../../../http/language";
import type { Html } from "../../page";
import { jobFormMessages } from "../messages/job-form";

interface Conflict {
	title: string;
	/** What the next press of the button will do. */
	save: string;
	/** The fields that differ. */
	names: readonly string[];
	/** The address where the other version is shown. */
	path: string;
	language: Language;
}

/** Says that somebody else has saved meanwhile, and that no input is lost. */
export function conflictNote({ title, save, names, path, language }: Conflict): Html {
	const messages = jobFormMessages(language);
	return html`<div class="alert" role="alert" tabindex="-1" autofocus>
		<h2>${title}</h2>
		<p>${messages.conflictText} ${names.length > 0 && html`${messages.conflictFields} ${names.join(", ")}.`}</p>
		<p>${save}</p>
		<p><a href="${path}" target="_blank">${messages.conflictOpen}</a></p>
	</div>`;
}
