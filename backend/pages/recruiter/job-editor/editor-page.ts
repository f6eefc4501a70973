import { html } from "hono/html";
import type { JobForm } from "../../../job-editor/form/job-form";
import type { JobRow } from "../../../store/schema";
import { LOOK } from "../../look/assets";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { type FormMessages, jobFormMessages } from "../messages/job-form";
import { companyPage } from "../parts/company-page";
import { type Problems, summary } from "../parts/form";
import { jobParts } from "./basics";
import { formParts } from "./form-parts";
import { rangesInWords } from "./lists";
import { CONTENTS_ID, PARTS, partId } from "./part";
import type { ShownForm } from "./shown-form";

/** What the page with a job's form shows. */
export interface Editor {
	/** The stored job; undefined for a new one. */
	stored: JobRow | undefined;
	/** `updated_at` of the job when the form was opened. */
	version: string;
	form: JobForm;
	problems?: Problems;
	/** The sentence above the problems, which says what they prevented. */
	why?: "problems" | "problemsDraft" | "problemsPublish";
	focus?: string;
	/** Shown above the form. */
	note?: Html;
	status?: number;
}

/** The jobs of an unreviewed company are for people with their link only. */
export const isLinkOnly = ({ company }: CompanyVisit): boolean => company.listed !== 1;

/** Whether a job has no public page yet. */
export const isDraft = (stored: JobRow | undefined): boolean => stored === undefined || stored.state === "draft";

/** The labels of the editor's tools, for its script. */
const TOOLS = {
	en: "Bold|Italics|Heading|List|Numbered list|Link|Remove the link|Address of the link|Set the link",
	id: "Tebal|Miring|Judul bagian|Daftar|Daftar bernomor|Tautan|Hapus tautan|Alamat tautan|Pasang tautan",
};

function buttons({ language }: CompanyVisit, stored: JobRow | undefined): Html {
	const messages = jobFormMessages(language);
	const button = (value: string, text: string, kind = "") =>
		html`<button class="act ${kind}" name="do" value="${value}">${text}</button>`;
	const preview = html`<button class="act quiet" name="do" value="preview" formtarget="_blank">
		${messages.preview}<span class="unseen"> (${messages.previewHint})</span>
	</button>`;
	if (isDraft(stored)) {
		return html`<div class="finish">
			${button("publish", messages.publish)} ${button("save", messages.saveDraft, "quiet")} ${preview}
		</div>`;
	}
	const save = stored?.state === "closed" ? messages.saveClosed : messages.save;
	return html`<div class="finish">${button("save", save)} ${preview}</div>`;
}

const partLinks = (messages: FormMessages): Html => html`<ul>
	${PARTS.map((name) => html`<li><a href="#${partId(name)}">${messages[`part.${name}`]}</a></li>`)}
</ul>`;

/** Links to the parts of the form, which stay in view beside it on wide screens; elsewhere they are folded above it. */
const contents = (messages: FormMessages): Html => html`<nav class="contents wide" aria-label="${messages.contents}">
	${partLinks(messages)}
</nav>`;

const foldedContents = (
	messages: FormMessages,
): Html => html`<nav class="contents folded" id="${CONTENTS_ID}" aria-label="${messages.contents}">
	<details>
		<summary>${messages.contents}</summary>
		${partLinks(messages)}
	</details>
</nav>`;

/** The page with the form of a job. Each button sends the whole form, and each response contains all of it again. */
export function editorPage(visit: CompanyVisit, editor: Editor): Promise<Response> {
	const { language, path } = visit;
	const { stored, form, problems = {}, why = "problems", focus, note = "", version, status = 200 } = editor;
	const messages = jobFormMessages(language);
	const shown: ShownForm = { form, problems, focus, messages, language };
	const title = stored ? messages.editTitle : messages.newTitle;
	const body = html`<div class="editing">${contents(messages)}
		<div>${stored && html`<p class="kicker">${stored.title}</p>`}
		<h1>${title}</h1>
		${isDraft(stored) && html`<p>${messages.intro}</p>`}
		${summary(messages[why], problems)} ${note} ${foldedContents(messages)}
		<form class="editor" method="post" action="${path}" enctype="multipart/form-data" novalidate data-tools="${TOOLS[language]}">
			<button class="unseen" name="do" value="check" tabindex="-1">${messages.check}</button>
			<input type="hidden" name="version" value="${version}" />
			<p class="hint">${messages.required}</p>
			${jobParts(shown, rangesInWords(stored))} ${formParts(shown, isLinkOnly(visit))} ${buttons(visit, stored)}
		</form></div></div>`;
	return companyPage(visit, { title, body, status, script: LOOK.editor });
}
