import "server-only";
import type { Refusal, SentProblem, TypedCorrection } from "@/lib/application/sent-problem";
import type { Region } from "@/lib/contract/code";
import { cleanEmail, isEmail, isPhone, phoneLengthProblem } from "@/lib/contract/contact";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { DUPLICATE_EMAIL_START, DUPLICATE_PHONE, type ErrorBody, PHONE_LENGTHS } from "@/lib/contract/errors";
import { type ApplicationCorrection, LONGEST_CV_TEXT } from "@/lib/contract/schemas/sent-application";
import { cleanText } from "@/lib/text/clean";
import { firstCharacters } from "@/lib/text/plain";
import { slotPolicy } from "@/lib/upload/slot/policy";
import { sentName } from "@/lib/upload/slot/rules";
import type { FormResult } from "../../../form-result";
import { askHost } from "../../../read-fresh";
import { refuse } from "../../../refusal";
import { fileProblem, filesBeyond, type PickedFile } from "./picked-files";
import { closeFiles, type PostedForm, readForm } from "./read-form";
import type { SpooledFile } from "./spool";
import { type Stored, storeFiles } from "./store-files";
import type { UploadTarget } from "./upload-file";

interface Posting {
	token: string;
	region: Region;
	/** Headers for the host, built by the proxy. */
	headers: Record<string, string>;
	signal: AbortSignal;
	/** Makes the call with a value as its body. */
	ask(value: ApplicationCorrection): Promise<Response>;
	/** Gets the typed values as soon as they are read, so that they outlive any failure. */
	keep(typed: TypedCorrection): void;
}

/** The problem of a CV of the wrong type. */
const cvProblem = (takesWord: boolean) => (takesWord ? "file_word" : "file");

/** Why a host refused a correction. */
export function correctionRefusal(status: number, body: ErrorBody, takesWord = false): Refusal {
	const { message = "", errors = {} } = body;
	const general = (problem: SentProblem): Refusal => ({ problem, errors: {} });
	if (status === 409 || status === 404 || status === 501) return general("closed");
	if (status === 429) return general("tooMany");
	if (status === 413) return general("file_large");
	if (status >= 500) return general("failed");
	if (message.startsWith(DUPLICATE_EMAIL_START)) return { errors: { email: "email_taken" } };
	if (message === DUPLICATE_PHONE) return { errors: { phone: "phone_taken" } };
	const length = (["short", "long"] as const).find((one) => errors.phone?.includes(PHONE_LENGTHS[one]));
	const found: Refusal["errors"] = {
		...(errors.fullname && { fullname: "fullname" }),
		...(errors.email && { email: "email" }),
		...(errors.phone && { phone: length ? `phone_${length}` : "phone" }),
		...(errors.file_cv && { file_cv: cvProblem(takesWord) }),
		...(Object.keys(errors).some((name) => name.startsWith("documents")) && { document: "document" }),
	};
	return Object.keys(found).length > 0 ? { errors: found } : general("values");
}

const FIRST_SLOT = 0;
const LATER_SLOT = 1;

/** The form's files with their slots' rules. */
async function pick(files: readonly SpooledFile[], takesWord: boolean): Promise<PickedFile[]> {
	const wanted = files.filter(({ field }) => field === "file_cv" || field === "document");
	const beyond = filesBeyond(files, wanted);
	return Promise.all(
		wanted.map(async (file) => {
			const isCv = file.field === "file_cv";
			const policy = slotPolicy({ isCv, takesWord });
			const slot = { index: isCv ? FIRST_SLOT : LATER_SLOT, isCv, isLegacy: false, name: sentName(file) };
			const problem = await fileProblem(file, policy, beyond.has(file));
			return { file, path: file.field as PickedFile["path"], policy, slot, problem };
		}),
	);
}

/** The typed values. */
function readTyped({ fields, hasFiles }: PostedForm): TypedCorrection {
	const posted = new Map(fields);
	const get = (name: string, most: number) => (posted.get(name) ?? "").trim().slice(0, most);
	return {
		fullname: get("fullname", 200),
		email: cleanEmail(get("email", 254)),
		phone: get("phone", 40),
		documentName: get("document_type", 200),
		hasFiles,
	};
}

/** The typed values of corrections that won't be sent, without their files; undefined if they are unreadable. */
export async function readUnsent(request: Request): Promise<TypedCorrection | undefined> {
	const form = await readForm(request, { keepsFiles: false }).catch(() => null);
	return form ? readTyped(form) : undefined;
}

type Errors = NonNullable<Refusal["errors"]>;

/** What our own rules say about the typed values. An email left empty isn't sent, so it would only seem to be deleted. */
function typedErrors({ fullname, email, phone }: TypedCorrection, hasEmail: boolean): Errors {
	const length = phoneLengthProblem(phone);
	return {
		...(!fullname && { fullname: "fullname" }),
		...(email ? !isEmail(email) && { email: "email" } : hasEmail && { email: "email_empty" }),
		...(length ? { phone: `phone_${length}` } : !isPhone(phone) && { phone: "phone" }),
	};
}

const FILE_PROBLEMS: Readonly<Record<string, SentProblem>> = { FILE_EMPTY: "file_empty", FILE_TOO_LARGE: "file_large" };

/** Why a file was refused, at its field; without a known code for its type or content. */
function fileErrors({ slot, policy }: PickedFile, code = ""): Errors {
	const known = FILE_PROBLEMS[code];
	if (!slot.isCv) return { document: known ?? "document" };
	return { file_cv: known ?? cvProblem(policy.wrongType === "CV_TYPE_WITH_WORD") };
}

const WRONG_FILE = new Set([400, 415, 422]);

/** Why a host didn't store a file. */
function storeRefusal(one: PickedFile, result: FormResult): Refusal {
	if ("problems" in result) return { errors: fileErrors(one, result.problems[0]?.[1]) };
	const status = "status" in result ? result.status : 500;
	return WRONG_FILE.has(status) ? { errors: fileErrors(one) } : correctionRefusal(status, {});
}

/** The files' paths at the host, and the CV's text; or why one wasn't stored. Throws `HostFailure`. */
async function store(picked: readonly PickedFile[], target: UploadTarget): Promise<Stored | Refusal> {
	const all: Stored = { places: new Map(), rawCv: "", closed: new Map() };
	for (const one of picked) {
		const stored = await storeFiles([one], target);
		if (!("places" in stored)) return storeRefusal(one, stored);
		const reason = stored.closed.get(one);
		if (reason) return { errors: one.slot.isCv ? { file_cv: `file_${reason}` } : { document: `document_${reason}` } };
		for (const place of stored.places) all.places.set(...place);
		all.rawCv ||= stored.rawCv;
	}
	return all;
}

/** A stored CV with its text, if it could be read. */
function newCv(file_cv: string, text: string): Pick<ApplicationCorrection, "file_cv" | "cv_raw_content"> {
	const cv_raw_content = firstCharacters(cleanText(text), LONGEST_CV_TEXT);
	return { file_cv, ...(cv_raw_content ? { cv_raw_content } : {}) };
}

/** The stored files, as the call names them. */
function filesOf({ places, rawCv }: Stored, documentName: string): ApplicationCorrection {
	const placeOf = (isCv: boolean) => [...places].find(([{ slot }]) => slot.isCv === isCv);
	const [cv, document] = [placeOf(true), placeOf(false)];
	const files: ApplicationCorrection = cv ? newCv(cv[1], rawCv) : {};
	if (!document) return files;
	const [{ slot }, filepath] = document;
	return { ...files, documents: [{ document_type: documentName || slot.name, filename: slot.name, filepath }] };
}

async function send(form: PostedForm, { token, ask, keep, ...way }: Posting): Promise<Refusal | undefined | Response> {
	const typed = readTyped(form);
	keep(typed);
	const { sentApplication } = ENDPOINTS;
	const view = await askHost(sentApplication, { params: { token }, region: way.region, subject: "job" }, way.headers);
	if (!view) return refuse("unknown_call");
	const picked = await pick(form.files, view.job.takes_word);
	const wrongFiles = picked.flatMap((one) => (one.problem ? [fileErrors(one, one.problem)] : []));
	const errors: Errors = Object.assign(typedErrors(typed, Boolean(view.contact.email)), ...wrongFiles);
	if (Object.keys(errors).length > 0) return { errors, typed };
	const stored = await store(picked, { ...way, companyId: String(view.company_id ?? "") });
	if (!("places" in stored)) return { ...stored, typed };
	const { fullname, email, phone, documentName } = typed;
	const answer = await ask({ fullname, ...(email ? { email } : {}), phone, ...filesOf(stored, documentName) });
	if (answer.ok) return undefined;
	const body: ErrorBody = await answer.json().catch(() => ({}));
	return { ...correctionRefusal(answer.status, body, view.job.takes_word), typed };
}

/**
 * Sends natively posted corrections: validates them by the same rules as an application, and uploads the files to the host
 * first. Sends nothing if anything is invalid. Returns all that is wrong, or undefined if it is saved. Throws
 * `HostFailure`.
 */
export async function postCorrection(request: Request, posting: Posting): Promise<Refusal | undefined | Response> {
	const form = await readForm(request);
	if (!form) return refuse("malformed_body");
	try {
		return await send(form, posting);
	} finally {
		await closeFiles(form.files);
	}
}
