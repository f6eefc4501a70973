import { html } from "hono/html";
import { looksClosed } from "../../../application/is-closed";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { dashboardMessages } from "../messages/dashboard";
import { jobStateMessages } from "../messages/job-states";
import { status } from "../parts/form";
import { jobAddress } from "../parts/job-facts";
import { adviceList } from "./advice";

const NOTES = { published: "published", saved: "saved", closed: "closedNow", reopened: "reopened" } as const;

const isNote = (note: string | null): note is keyof typeof NOTES => note !== null && Object.hasOwn(NOTES, note);

/** What has just happened to a job, and advice about it. */
export function jobNote({ query, deps, language }: CompanyVisit, job: JobRow): Html {
	const messages = jobStateMessages(language);
	const note = query.get("note");
	return html`${isNote(note) ? status(messages[NOTES[note]]) : ""}
	${job.state === "draft" ? html`<p class="note">${messages.draftText}</p>` : ""} ${adviceList(job, deps.now(), language)}`;
}

/** Links and buttons to edit, preview, copy, close or reopen a job, or to delete a draft. */
export function jobActions({ company, deps, language }: CompanyVisit, job: JobRow): Html {
	const messages = jobStateMessages(language);
	const path = `/companies/${company.id}/jobs/${job.id}`;
	const isDraft = job.state === "draft";
	const form = (name: "preview" | "copy" | "reopen") =>
		html`<form method="post" action="${path}/${name}"><button class="act quiet">${messages[name]}</button></form>`;
	const link = (name: "close" | "delete") => html`<a class="act quiet" href="${path}/${name}">${messages[name]}</a>`;
	const isClosed = looksClosed(job, deps.now());
	const change = isClosed ? form("reopen") : link("close");
	return html`<div class="actions noprint">
		${isDraft ? "" : html`<a class="act quiet" href="${jobAddress(job, deps)}">${dashboardMessages(language).jobPage}</a>`}
		<a class="act ${isDraft ? "" : "quiet"}" href="${path}/edit">${isDraft ? messages.continueDraft : messages.edit}</a>
		${form("preview")} ${form("copy")} ${isDraft ? link("delete") : job.invite === 1 && change}
	</div>`;
}
