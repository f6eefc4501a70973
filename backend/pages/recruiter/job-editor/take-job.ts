import { changeForm } from "../../../job-editor/form/change-form";
import { checkForm } from "../../../job-editor/form/check-form";
import { formOfJob } from "../../../job-editor/form/form-of-job";
import type { JobForm } from "../../../job-editor/form/job-form";
import { readPosted } from "../../../job-editor/form/posted-form";
import { createPreview } from "../../../job-editor/preview";
import { createDraft, saveJob } from "../../../job-editor/save-job";
import { findCompanyJob } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import type { Posted } from "../../page-request";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { jobFormMessages } from "../messages/job-form";
import { status as statusNote } from "../parts/form";
import { pictureProblem, readPicture } from "../parts/picture-field";
import { goTo } from "../parts/recruiter-page";
import { conflictPage } from "./conflict";
import { type Editor, editorPage, isDraft, isLinkOnly } from "./editor-page";
import { previewRefused } from "./preview-page";
import { sentencesOf } from "./shown-form";

/** A posted form, with its job. */
interface Sent {
	visit: CompanyVisit;
	stored: JobRow | undefined;
	form: JobForm;
	version: string;
}

const again = ({ visit, ...sent }: Sent, more: Partial<Editor>) => editorPage(visit, { ...sent, ...more });

const jobPath = ({ company }: CompanyVisit, id: number) => `/companies/${company.id}/jobs/${id}`;

type Why = "problems" | "problemsDraft" | "problemsPublish";

const wrongAgain = (sent: Sent, problems: ReturnType<typeof checkForm>["problems"], why: Why) =>
	again(sent, { problems: sentencesOf(problems.values(), sent.visit.language), why, status: 422 });

function check(sent: Sent): Promise<Response> {
	const { problems } = checkForm(sent.form, sent.stored, { isDraft: false, now: sent.visit.deps.now() });
	if (problems.size > 0) return wrongAgain(sent, problems, "problems");
	return again(sent, { note: statusNote(jobFormMessages(sent.visit.language).checked) });
}

async function preview(sent: Sent): Promise<Response> {
	const { visit, form, stored } = sent;
	const { company, deps, language } = visit;
	const { job, problems } = checkForm(form, stored, { isDraft: true, now: deps.now() });
	if (problems.size > 0) return previewRefused(visit, Object.values(sentencesOf(problems.values(), language)));
	return goTo(`/companies/${company.id}/previews/${await createPreview(deps, { company, job, stored })}?from=form`);
}

/** The stored draft of a new job: publishing starts from a saved draft. */
async function draftOf({ visit, stored }: Sent, job: ReturnType<typeof checkForm>["job"]): Promise<JobRow | undefined> {
	const { company, deps } = visit;
	if (stored) return stored;
	return findCompanyJob(deps.store, company.id, String(await createDraft(deps, { company, job })));
}

/** What failed: publishing, saving a draft, or changing a job's page. */
function whyNot(staysDraft: boolean, wantsPublishing: boolean): Why {
	if (wantsPublishing) return "problemsPublish";
	return staysDraft ? "problemsDraft" : "problems";
}

async function save(sent: Sent, wantsPublishing: boolean): Promise<Response> {
	const { visit, form } = sent;
	const { company, deps, user } = visit;
	const staysDraft = isDraft(sent.stored) && !wantsPublishing;
	const { job, problems } = checkForm(form, sent.stored, { isDraft: staysDraft, now: deps.now() });
	if (problems.size > 0) return wrongAgain(sent, problems, whyNot(staysDraft, wantsPublishing));
	const isPublishing = wantsPublishing && user.confirmed_at !== null;
	const stored = await draftOf(sent, job);
	if (!stored) return missingPage(visit);
	const version = sent.stored ? sent.version : stored.updated_at;
	if (sent.stored || isPublishing) {
		const isSaved = await saveJob(deps, { company, job, stored, version, isPublishing });
		if (!isSaved) return conflictPage(visit, { ...sent, stored });
		deps.tasks.poke();
	}
	const path = jobPath(visit, stored.id);
	if (wantsPublishing && !isPublishing) return goTo(`${path}/edit?note=unconfirmed`);
	if (staysDraft) return goTo(`${path}/edit?note=draft`);
	return goTo(`${path}?note=${isDraft(sent.stored) ? "published" : "saved"}`);
}

function take(sent: Sent, posted: Posted): Promise<Response> {
	const command = posted.form.get("do") ?? "check";
	const changed = changeForm(sent.form, command, posted.form.get("kind") ?? "");
	if (changed) return again({ ...sent, form: changed.form }, { focus: changed.focus });
	if (command === "preview") return preview(sent);
	if (command === "save" || command === "publish") return save(sent, command === "publish");
	return check(sent);
}

/** Reads the form and stores its picture; sets what the company may not choose. */
async function takeForm(visit: CompanyVisit, posted: Posted, stored: JobRow | undefined): Promise<Response> {
	const before = stored && formOfJob(stored, visit.language);
	const read = readPosted(posted.form, before);
	const storedPicture = before?.values.header_image ?? "";
	const picture = await readPicture(visit, posted, { name: "header_image", kind: "background", stored: storedPicture });
	const header_image = "path" in picture ? picture.path : storedPicture;
	const limited = isLinkOnly(visit) && { visibility: "link" };
	const form = { ...read, values: { ...read.values, ...limited, header_image } };
	const sent: Sent = { visit, stored, form, version: posted.form.get("version") ?? "" };
	if ("path" in picture) return take(sent, posted);
	const problem = pictureProblem(picture.fault, jobFormMessages(visit.language).header_image, visit.language);
	return again(sent, { problems: { header_image: problem }, status: 422 });
}

/** Handles the form of a new job. */
export const takeNewJob = (posted: Posted): Promise<Response> =>
	inCompany((visit) => takeForm(visit, posted, undefined))(posted);

/** Handles the form of an existing job. */
export const takeJob = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const stored = await findCompanyJob(visit.deps.store, visit.company.id, visit.params.jobId ?? "");
		return stored ? takeForm(visit, posted, stored) : missingPage(visit);
	})(posted);
