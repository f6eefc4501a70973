import { html } from "hono/html";
import type { Html } from "../../page";
import type { Problems } from "../parts/form";

/** A form to be shown: its entered values, their problems, and the field that gets the focus. */
interface Fields {
	form: { values: Readonly<Record<string, string>> };
	problems: Problems;
	focus: string | undefined;
}

export interface Shown {
	label: string;
	isRequired?: boolean;
	hint?: string;
	/** The field's value, if it isn't one of the form's single values. */
	value?: string;
}

interface Text extends Shown {
	type?: "text" | "date";
	inputMode?: "numeric" | "decimal" | "text";
	maxLength?: number;
	/** Suggested values; others may be typed. */
	list?: readonly string[];
}

/** Attributes that describe a field, mark it as invalid, and give it the focus. */
export function marks({ problems, focus }: Fields, name: string, hint: string | undefined): Html {
	const described = [hint && `${name}-hint`, problems[name] && `${name}-problem`].filter(Boolean).join(" ");
	return html`id="${name}" name="${name}" ${described && html`aria-describedby="${described}"`}
	${problems[name] && html`aria-invalid="true"`} ${focus === name && html`autofocus`}`;
}

/** The mark of a required field, behind its label; screen readers get it from the field. */
export const star = (isRequired = false): Html => html`${isRequired && html`<span aria-hidden="true">&nbsp;*</span>`}`;

export function below({ problems }: Fields, name: string, hint: string | undefined): Html {
	const problem = problems[name];
	return html`${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
	${problem && html`<p class="wrong" id="${name}-problem">${problem}</p>`}`;
}

const valueIn = ({ form }: Fields, name: string, value: string | undefined) => value ?? form.values[name] ?? "";

/** A field of one line. */
export function textField(shown: Fields, name: string, { label, hint, value, list, ...input }: Text): Html {
	const { type = "text", inputMode = "text", maxLength = 500, isRequired } = input;
	return html`<div class="field">
		<label for="${name}">${label}${star(isRequired)}</label>
		<input ${marks(shown, name, hint)} type="${type}" inputmode="${inputMode}" maxlength="${maxLength}"
			value="${valueIn(shown, name, value)}" autocomplete="off" ${isRequired && html`required`}
			${list && html`list="${name}-list"`} />
		${list && html`<datalist id="${name}-list">${list.map((one) => html`<option value="${one}"></option>`)}</datalist>`}
		${below(shown, name, hint)}
	</div>`;
}

/** A field of several lines. */
export function areaField(shown: Fields, name: string, { label, hint, value, isRequired }: Shown): Html {
	return html`<div class="field">
		<label for="${name}">${label}${star(isRequired)}</label>
		<textarea ${marks(shown, name, hint)} rows="4" ${isRequired && html`required`}>
${valueIn(shown, name, value)}</textarea>
		${below(shown, name, hint)}
	</div>`;
}

/** A value and its label. */
export type Choice = readonly [value: string, label: string];

const optionOf = ([value, label]: Choice, chosen: string) =>
	html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;

interface Menu extends Shown {
	choices: readonly Choice[];
	/** Frequent choices, above the others. */
	first?: readonly Choice[];
}

/** A menu; a value that it doesn't have is added, so that nothing is lost. */
export function menuField(shown: Fields, name: string, { label, hint, value, choices, first = [] }: Menu): Html {
	const chosen = valueIn(shown, name, value);
	const isKnown = [...choices, ...first].some(([one]) => one === chosen);
	const added: readonly Choice[] = isKnown ? [] : [[chosen, chosen]];
	return html`<div class="field">
		<label for="${name}">${label}</label>
		<select ${marks(shown, name, hint)}>
			${[...added, ...first].map((one) => optionOf(one, chosen))}
			${first.length > 0 && html`<option disabled>—</option>`}
			${choices.map((one) => optionOf(one, first.some(([value]) => value === chosen) ? "" : chosen))}
		</select>
		${below(shown, name, hint)}
	</div>`;
}

/** A box to tick. */
export function checkField(shown: Fields, name: string, { label, hint, value }: Shown): Html {
	const isOn = valueIn(shown, name, value) === "1";
	return html`<div class="field">
		<label class="check"
			><input ${marks(shown, name, hint)} type="checkbox" value="1" ${isOn && html`checked`} /> ${label}</label
		>
		${below(shown, name, hint)}
	</div>`;
}

interface Radios extends Shown {
	choices: readonly Choice[];
}

/** A choice with all options visible. */
export function radioField(shown: Fields, name: string, { label, hint, value, choices }: Radios): Html {
	const chosen = valueIn(shown, name, value);
	return html`<fieldset class="field" id="${name}">
		<legend>${label}</legend>
		${choices.map(
			([one, text]) =>
				html`<label class="check"
					><input type="radio" name="${name}" value="${one}" ${one === chosen && html`checked`} /> ${text}</label
				>`,
		)}
		${below(shown, name, hint)}
	</fieldset>`;
}
