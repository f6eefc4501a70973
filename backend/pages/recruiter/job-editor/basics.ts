import { html } from "hono/html";
import { fill } from "../../../format/fill";
import { UNITS } from "../../../job-import/field/pay";
import type { Html } from "../../page";
import { pictureField } from "../parts/picture-field";
import { areaField, checkField, menuField, textField } from "./inputs";
import { countryChoices, currencyChoices, LANGUAGE_CHOICES, zoneChoices } from "./lists";
import { part } from "./part";
import { richField } from "./rich-field";
import type { ShownForm } from "./shown-form";

function basics(shown: ShownForm): Html {
	const { messages } = shown;
	const jobTypes = messages.jobTypes.split("|");
	return html`${textField(shown, "title", { label: messages.title, maxLength: 200, isRequired: true })}
		<div class="pair">
			${textField(shown, "jobType", { label: messages.jobType, hint: messages.jobTypeHint, list: jobTypes, maxLength: 200 })}
			${textField(shown, "department", { label: messages.department, maxLength: 200 })}
		</div>
		<div class="pair">
			${menuField(shown, "language", { label: messages.language, hint: messages.languageHint, choices: LANGUAGE_CHOICES })}
		</div>`;
}

function place(shown: ShownForm): Html {
	const { messages, language } = shown;
	const { first, choices } = countryChoices(language);
	return html`<div class="pair">
			${textField(shown, "city", { label: messages.city, maxLength: 200 })}
			${textField(shown, "region", { label: messages.region, maxLength: 200 })}
		</div>
		${menuField(shown, "country", { label: messages.country, first: [["", messages.none], ...first], choices })}
		${areaField(shown, "other_places", { label: messages.other_places, hint: messages.otherPlacesHint })}
		${checkField(shown, "remote", { label: messages.remote })}
		${checkField(shown, "hybrid", { label: messages.hybrid })}`;
}

function pay(shown: ShownForm, ranges: string): Html {
	const { messages, language } = shown;
	const units = UNITS.map((unit) => [unit, messages[unit as "HOUR"]] as const);
	return html`<div class="pair four">
			${menuField(shown, "salary.currency", { label: messages["salary.currency"], ...currencyChoices(language) })}
			${textField(shown, "salary.min", { label: messages["salary.min"], inputMode: "decimal" })}
			${textField(shown, "salary.max", { label: messages["salary.max"], inputMode: "decimal" })}
			${menuField(shown, "salary.unit", { label: messages["salary.unit"], choices: units })}
		</div>
		<p class="hint">${messages.payHint}</p>
		${ranges && html`<p class="hint">${fill(messages.payRanges, { ranges })}</p>`}`;
}

function due(shown: ShownForm): Html {
	const { messages } = shown;
	return html`<div class="pair">
			${textField(shown, "due_date", { label: messages.due_date, hint: messages.dueHint, type: "date" })}
			${menuField(shown, "timezone", { label: messages.timezone, ...zoneChoices() })}
		</div>
		${checkField(shown, "show_due_date", { label: messages.show_due_date })}`;
}

function texts(shown: ShownForm): Html {
	const { messages } = shown;
	return html`${(["aboutDescription", "responsibility", "requirement"] as const).map((name) =>
		richField(shown, name, { label: messages[name], isRequired: name === "aboutDescription" }),
	)}
	${textField(shown, "call_action_message", { label: messages.call_action_message, hint: messages.callHint, maxLength: 60 })}`;
}

function pictures({ form, problems, messages, language }: ShownForm): Html {
	return pictureField({
		name: "header_image",
		label: messages.header_image,
		hint: messages.headerHint,
		path: form.values.header_image ?? "",
		problem: problems.header_image,
		language,
	});
}

function look(shown: ShownForm): Html {
	const { messages } = shown;
	const film = "introduction_video.job_video_url";
	return html`${pictures(shown)}
	${textField(shown, film, { label: messages[film], hint: messages.videoHint, maxLength: 2_000 })}`;
}

/** The job's contents. */
export function jobParts(shown: ShownForm, ranges: string): Html {
	const { messages } = shown;
	return html`${part(messages, "basics", basics(shown))}
	${part(messages, "place", place(shown))}
	${part(messages, "pay", pay(shown, ranges))}
	${part(messages, "due", due(shown))}
	${part(messages, "texts", texts(shown))}
	${part(messages, "look", look(shown))}`;
}
