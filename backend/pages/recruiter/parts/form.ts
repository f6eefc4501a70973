import { html } from "hono/html";
import type { Html } from "../../page";

/** Sentences about fields, by field name. */
export type Problems = Readonly<Record<string, string>>;

interface Field {
	name: string;
	label: string;
	type: "email" | "password" | "text";
	autocomplete: string;
	value?: string;
	hint?: string;
	/** In UTF-16 units, as browsers count; left out where an emoji counts as one character. */
	maxLength?: number;
	problem?: string;
}

/** A labelled field with its hint and what is wrong with it. */
export function field({ name, label, type, autocomplete, value = "", hint, maxLength, problem }: Field): Html {
	const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
	return html`<div class="field">
		<label for="${name}">${label}</label>
		<input
			id="${name}"
			name="${name}"
			type="${type}"
			value="${value}"
			autocomplete="${autocomplete}"
			${maxLength !== undefined && html`maxlength="${maxLength}"`}
			required
			${described && html`aria-describedby="${described}"`}
			${problem && html`aria-invalid="true"`}
		/>
		${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
		${problem && html`<p class="wrong" id="${name}-problem">${problem}</p>`}
	</div>`;
}

/** All problems of a form, above it, each with a link to its field; this list gets the focus. */
export function summary(title: string, problems: Problems): Html {
	const entries = Object.entries(problems);
	if (entries.length === 0) return html``;
	return html`<div class="alert" role="alert" tabindex="-1" autofocus>
		<h2>${title}</h2>
		<ul>
			${entries.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}
		</ul>
	</div>`;
}

/** A sentence about something that isn't a field's fault. */
export const alert = (sentence: string): Html =>
	html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${sentence}</p></div>`;

/** A sentence about something that went well. */
export const status = (sentence: string): Html => html`<div class="note" role="status"><p>${sentence}</p></div>`;
