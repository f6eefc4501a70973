import { html } from "hono/html";
import { EXPERIENCE_ID, FIELD_KINDS } from "../../../../lib/contract/field-kind";
import { fill } from "../../../format/fill";
import { type Entry, EXPERIENCE } from "../../../job-editor/form/job-form";
import type { Html } from "../../page";
import { areaField, checkField, menuField, textField } from "./inputs";
import type { ShownForm } from "./shown-form";

interface Listed {
	what: "question" | "document";
	title: string;
	place: number;
	count: number;
}

/** The buttons that move and remove an entry of a list; each sends the whole form, so that nothing is lost. */
export function entryButtons({ messages }: ShownForm, { what, title, place, count }: Listed): Html {
	const button = (how: "up" | "down" | "remove", isShown: boolean) =>
		isShown &&
		html`<button class="act quiet small" name="do" value="${what}-${how}-${place}" aria-label="${messages[how]}: ${title}">
			${messages[how]}
		</button>`;
	return html`<p class="do">${button("up", place > 0)} ${button("down", place < count - 1)} ${button("remove", true)}</p>`;
}

/** The heading of an entry, which gets the focus when the entry was moved. */
export const entryHeading = ({ focus }: ShownForm, id: string, title: string): Html =>
	html`<h3 id="${id}" tabindex="-1" ${focus === id && html`autofocus`}>${title}</h3>`;

/** A field of a question. */
function fieldsOf(shown: ShownForm, name: string, entry: Entry) {
	const { messages } = shown;
	const at = (member: string) => ({ name: `${name}.${member}`, value: entry[member] ?? "" });
	return {
		text: (member: "label" | "description" | "accept", hint?: string) =>
			textField(shown, at(member).name, {
				label: messages[member],
				value: at(member).value,
				hint,
				maxLength: 1_000,
				isRequired: member === "label",
			}),
		number: (member: "minWords" | "maxWords" | "min" | "max" | "maxOptions") =>
			textField(shown, at(member).name, { label: messages[member], value: at(member).value, inputMode: "numeric" }),
		area: (hint: string, isRequired: boolean) =>
			areaField(shown, at("options").name, { label: messages.options, value: at("options").value, hint, isRequired }),
		check: (member: "is_mandatory" | "multiple") =>
			checkField(shown, at(member).name, { label: messages[member], value: at(member).value }),
	};
}

/** The limits of all kinds; the style sheet hides those of other kinds than the chosen one. */
function limits(shown: ShownForm, name: string, entry: Entry): Html {
	const field = fieldsOf(shown, name, entry);
	return html`<div class="limits for-text"><div class="pair">${field.number("minWords")} ${field.number("maxWords")}</div></div>
		<div class="limits for-number"><div class="pair">${field.number("min")} ${field.number("max")}</div></div>
		<div class="limits for-choices">${field.area(shown.messages.optionsHint, true)}</div>
		<div class="limits for-checkboxes">${field.number("maxOptions")}</div>
		<div class="limits for-file">${field.text("accept", shown.messages.acceptHint)}</div>
		<div class="limits for-several">${field.check("multiple")}</div>`;
}

function kindAndLimits(shown: ShownForm, name: string, entry: Entry): Html {
	const { messages } = shown;
	if (entry.id === EXPERIENCE_ID) return fieldsOf(shown, name, entry).area(messages.experienceHint, false);
	const kinds = FIELD_KINDS.map((kind, number) => [String(number), messages[kind]] as const);
	const menu = { label: messages.input_type, value: entry.input_type ?? "0", choices: kinds };
	return html`${menuField(shown, `${name}.input_type`, menu)} ${limits(shown, name, entry)}`;
}

function question(shown: ShownForm, entry: Entry, place: number): Html {
	const { messages, form } = shown;
	const name = `additionalField.${place}`;
	const title = fill(messages.question, { number: place + 1 });
	const field = fieldsOf(shown, name, entry);
	return html`<li class="entry question">
		${entryHeading(shown, `question-${place}`, title)}
		<input type="hidden" name="${name}.id" value="${entry.id}" />
		${field.text("label")} ${kindAndLimits(shown, name, entry)} ${field.text("description")} ${field.check("is_mandatory")}
		${entryButtons(shown, { what: "question", title, place, count: form.questions.length })}
	</li>`;
}

/** The questions of a job, and the button that adds one. */
export function questionList(shown: ShownForm): Html {
	const { messages, form, focus } = shown;
	const asksExperience = form.questions.some(({ id }) => id === EXPERIENCE_ID);
	const kinds = [...FIELD_KINDS, ...(asksExperience ? [] : [EXPERIENCE])];
	return html`<p class="hint">${messages.questionsHint}</p>
		<ol class="entries">
			${form.questions.map((entry, place) => question(shown, entry, place))}
		</ol>
		<div class="adding">
			<div class="field">
				<label for="kind">${messages.addKind}</label>
				<select id="kind" name="kind">
					${kinds.map((kind) => html`<option value="${kind}">${messages[kind]}</option>`)}
				</select>
			</div>
			<button class="act quiet" id="add-question" name="do" value="add-question" ${focus === "add-question" && html`autofocus`}>
				${messages.addQuestion}
			</button>
		</div>`;
}
