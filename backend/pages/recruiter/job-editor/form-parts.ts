import { html } from "hono/html";
import { fill } from "../../../format/fill";
import { AFTER, DEVICES, type Entry, VISIBILITY } from "../../../job-editor/form/job-form";
import { NETWORKS } from "../../../job-import/field/web";
import type { Html } from "../../page";
import { checkField, menuField, radioField, textField } from "./inputs";
import { part } from "./part";
import { entryButtons, entryHeading, questionList } from "./questions";
import { richField } from "./rich-field";
import type { ShownForm } from "./shown-form";

function coreFields(shown: ShownForm): Html {
	const { messages } = shown;
	const cv = [0, 1, 2].map((value) => [String(value), messages[`cv${value}` as "cv0"]] as const);
	const names = [
		["CV", messages.documentCv],
		["Company Profile", messages.documentProfile],
	] as const;
	return html`${checkField(shown, "invite", { label: messages.invite })}
		<p class="hint">${messages.alwaysAsked}</p>
		${checkField(shown, "email_required", { label: messages.email_required, hint: messages.emailHint })}
		<div class="pair">
			${menuField(shown, "cv", { label: messages.cv, choices: cv })}
			${menuField(shown, "document_type", { label: messages.document_type, choices: names })}
		</div>
		${checkField(shown, "takes_word", { label: messages.takes_word, hint: messages.wordHint })}
		${checkField(shown, "whatsapp_notification", { label: messages.whatsapp_notification })}`;
}

function documentEntry(shown: ShownForm, entry: Entry, place: number): Html {
	const { messages, form } = shown;
	// The first document of a job is the CV.
	const name = `document_list.${place + 1}`;
	const title = fill(messages.document, { number: place + 1 });
	const values = [
		["1", messages.option1],
		["2", messages.option2],
		...(entry.option_value === "0" ? ([["0", messages.cv0]] as const) : []),
	] as const;
	return html`<li class="entry">
		${entryHeading(shown, `document-${place}`, title)}
		<div class="pair">
			${textField(shown, `${name}.type`, { label: messages.type, value: entry.type ?? "", maxLength: 200, isRequired: true })}
			${menuField(shown, `${name}.option_value`, { label: messages.option_value, value: entry.option_value ?? "1", choices: values })}
		</div>
		${entryButtons(shown, { what: "document", title, place, count: form.documents.length })}
	</li>`;
}

function documents(shown: ShownForm): Html {
	const { messages, form, focus } = shown;
	return html`<p class="hint">${messages.documentsHint}</p>
		<ol class="entries">
			${form.documents.map((entry, place) => documentEntry(shown, entry, place))}
		</ol>
		<p>
			<button class="act quiet" id="add-document" name="do" value="add-document" ${focus === "add-document" && html`autofocus`}>
				${messages.addDocument}
			</button>
		</p>`;
}

function consent(shown: ShownForm): Html {
	const { messages } = shown;
	return html`${richField(shown, "gdpr_text", { label: messages.gdpr_text, hint: messages.gdprHint })}
	${textField(shown, "gdpr_aggrement_text", { label: messages.gdpr_aggrement_text })}
	${richField(shown, "compliance", { label: messages.compliance, hint: messages.complianceHint })}`;
}

function after(shown: ShownForm): Html {
	const { messages } = shown;
	const steps = AFTER.map((step) => [step, step === "none" ? messages.noInterview : messages[step]] as const);
	const devices = DEVICES.map((device, value) => [String(value), messages[device]] as const);
	return html`${radioField(shown, "after", { label: messages.after, choices: steps })}
	${menuField(shown, "device_type", { label: messages.device_type, choices: devices })}`;
}

function publishing(shown: ShownForm, isLinkOnly: boolean): Html {
	const { messages, form } = shown;
	const ways = VISIBILITY.filter((way) => way === "link" || !isLinkOnly).map((way) => [way, messages[way]] as const);
	return html`${radioField(shown, "visibility", {
		label: messages.visibility,
		value: isLinkOnly ? "link" : undefined,
		hint: isLinkOnly ? messages.linkOnly : undefined,
		choices: ways,
	})}
		<fieldset class="field" id="social_media">
			<legend>${messages.social_media}</legend>
			${NETWORKS.map(
				(network) =>
					html`<label class="check"
						><input type="checkbox" name="social_media" value="${network}" ${form.networks.includes(network) && html`checked`} />
						${messages[network as "email"]}</label
					>`,
			)}
		</fieldset>`;
}

/**
 * The parts of the form after the job's contents: what candidates answer, what follows an application, and publishing.
 */
export function formParts(shown: ShownForm, isLinkOnly: boolean): Html {
	const { messages } = shown;
	return html`${part(messages, "form", coreFields(shown))}
	${part(messages, "questions", questionList(shown))}
	${part(messages, "documents", documents(shown))}
	${part(messages, "consent", consent(shown))}
	${part(messages, "after", after(shown))}
	${part(messages, "publish", publishing(shown, isLinkOnly))}`;
}
