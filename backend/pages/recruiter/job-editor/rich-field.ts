import { html, raw } from "hono/html";
import type { RichName } from "../../../job-editor/form/job-form";
import { cleanHtml } from "../../../job-editor/rich-text/clean-html";
import type { Html } from "../../page";
import { below, marks, type Shown, star } from "./inputs";
import type { ShownForm } from "./shown-form";

/** A field of rich text: an area for simple marks, which the editor's script takes over where it runs. */
export function richField(shown: ShownForm, name: RichName, { label, hint, isRequired }: Shown): Html {
	const text = shown.form.texts[name];
	const all = [hint, shown.messages.marksHint].filter(Boolean).join(" ");
	return html`<div class="field rich" data-rich="${name}">
		<label for="${name}" id="${name}-label">${label}${star(isRequired)}</label>
		${hint && html`<p class="hint" id="${name}-more">${hint}</p>`}
		<textarea ${marks(shown, name, all)} rows="7" ${isRequired && html`required`}>
${text.marks}</textarea>
		<template>${raw(cleanHtml(text.html))}</template>
		${below(shown, name, shown.messages.marksHint)}
	</div>`;
}
