import "server-only";
import { toProblems } from "@/lib/application/codes";
import { toSubmission } from "@/lib/application/document-submission";
import { type AskedFiles, postedDocuments } from "@/lib/application/posted/posted-documents";
import { readRequestedDocuments } from "@/lib/application/requested-document";
import { documentFindings } from "@/lib/application/rules/documents";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { fromFields } from "@/lib/contract/form-data";
import { requestView } from "@/lib/document-request/view";
import type { FormResult } from "../../../form-result";
import { mediaOrigins } from "../../../hosts";
import { askHost } from "../../../read-fresh";
import { refuse } from "../../../refusal";
import { asMultipartPost } from "../../multipart";
import { checkLink } from "./check-link";
import { asDocumentFiles, pickedFiles } from "./picked-files";
import { closeFiles, type PostedForm, readForm } from "./read-form";
import { refusedFor } from "./results";
import { type Stored, storeFiles } from "./store-files";
import type { UploadTarget } from "./upload-file";

/** What sending posted documents needs. */
interface Posting extends Omit<UploadTarget, "companyId"> {
	/** The request's hash. */
	hash: string;
	/** Gets the names of the stored files that nobody can open. */
	noteClosed(names: string[]): void;
	/** Makes the submitting call. */
	ask(sent: Request): Promise<Response>;
}

async function send(
	request: Request,
	form: PostedForm,
	{ hash, ask, noteClosed, ...way }: Posting,
): Promise<Response | FormResult> {
	const posted = fromFields(form.fields);
	if (!posted) return refuse("malformed_body");
	const documentRequest = await askHost(ENDPOINTS.documentRequest, { params: { hash }, subject: "job" }, way.headers);
	if (!documentRequest) return refuse("unknown_call");

	const { document_list } = documentRequest.job;
	// Only a label comes from the name, and it is not shown here.
	const documents = readRequestedDocuments({ document_list, requireCv: false }, "CV");
	const rules: AskedFiles = { documents, fields: [] };
	const picked = await pickedFiles(form.files, posted, rules, "code");
	const statesWith = (stored?: Stored) =>
		postedDocuments(posted, rules, asDocumentFiles(picked, stored?.places), checkLink);
	const problems = toProblems(documentFindings(documents, statesWith()));
	if (Object.keys(problems).length > 0) return refusedFor(problems);

	const { company, job } = requestView(hash, documentRequest, mediaOrigins());
	const stored = await storeFiles(picked, { ...way, companyId: company.id });
	if (!("places" in stored)) return stored;
	noteClosed([...stored.closed.keys()].map(({ slot }) => slot.name));
	const target = { companyId: company.id, jobId: job.id, code: job.code };
	return ask(await asMultipartPost(request, toSubmission(target, documents, statesWith(stored))));
}

/**
 * Sends a request's natively posted documents exactly as the form's script would: validates them against the request, and
 * uploads the files to the host. Returns the host's answer, or why nothing was sent. Throws `HostFailure`.
 */
export async function postDocuments(request: Request, posting: Posting): Promise<Response | FormResult> {
	const form = await readForm(request);
	if (!form) return refuse("malformed_body");
	try {
		return await send(request, form, posting);
	} finally {
		await closeFiles(form.files);
	}
}
