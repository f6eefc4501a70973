import "server-only";
import type { SentProblem, TypedCorrection } from "@/lib/application/sent-problem";
import type { Region } from "@/lib/contract/code";
import { cleanEmail, isEmail, isPhone, phoneLengthProblem } from "@/lib/contract/contact";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { DUPLICATE_EMAIL_START, DUPLICATE_PHONE, type ErrorBody, PHONE_LENGTHS } from "@/lib/contract/errors";
import { type ApplicationCorrection, LONGEST_CV_TEXT } from "@/lib/contract/schemas/sent-application";
import { cleanText } from "@/lib/text/clean";
import { firstCharacters } from "@/lib/text/plain";
import { slotPolicy } from "@/lib/upload/slot/policy";
import { sentName } from "@/lib/upload/slot/rules";
import { readFresh } from "../../../read-fresh";
import { refuse } from "../../../refusal";
import { fileProblem, type PickedFile } from "./picked-files";
import { closeFiles, type PostedForm, readForm } from "./read-form";
import type { SpooledFile } from "./spool";
import { storeFiles } from "./store-files";

interface Posting {
	token: string;
	region: Region;
	/** Headers for the host, built by the proxy. */
	headers: Record<string, string>;
	signal: AbortSignal;
	/** Makes the call with a value as its body. */
	ask(value: ApplicationCorrection): Promise<Response>;
}

/** The result of a correction; without a problem it is saved. */
interface Corrected {
	problem?: SentProblem;
	typed?: TypedCorrection;
}

/** Why a host refused a correction. */
export function correctionProblem(status: number, { message = "", errors = {} }: ErrorBody): SentProblem {
	if (status === 409 || status === 404 || status === 501) return "closed";
	if (status === 429) return "tooMany";
	if (status === 413 || status === 415) return "file";
	if (status >= 500) return "failed";
	if (message.startsWith(DUPLICATE_EMAIL_START)) return "email_taken";
	if (message === DUPLICATE_PHONE) return "phone_taken";
	if (errors.phone?.includes(PHONE_LENGTHS.short)) return "phone_short";
	if (errors.phone?.includes(PHONE_LENGTHS.long)) return "phone_long";
	const [field = ""] = Object.keys(errors);
	if (field === "email" || field === "phone" || field === "fullname") return field;
	return field === "file_cv" || field === "documents" ? "file" : "values";
}

const FIRST_SLOT = 0;
const LATER_SLOT = 1;

/** A selected file with its slot's rules. */
async function pick(file: SpooledFile, takesWord: boolean): Promise<PickedFile> {
	const isCv = file.field === "file_cv";
	const policy = slotPolicy({ isCv, takesWord });
	const slot = { index: isCv ? FIRST_SLOT : LATER_SLOT, isCv, isLegacy: false, name: sentName(file) };
	return { file, path: file.field as PickedFile["path"], policy, slot, problem: await fileProblem(file, policy) };
}

/** The typed values, and what our own rules say about them. */
function readTyped({ fields }: PostedForm): Required<Pick<Corrected, "typed">> & Pick<Corrected, "problem"> {
	const posted = new Map(fields);
	const get = (name: string, most: number) => (posted.get(name) ?? "").trim().slice(0, most);
	const typed = {
		fullname: get("fullname", 200),
		email: cleanEmail(get("email", 254)),
		phone: get("phone", 40),
		documentName: get("document_type", 200),
	};
	if (!typed.fullname) return { typed, problem: "fullname" };
	if (typed.email && !isEmail(typed.email)) return { typed, problem: "email" };
	const length = phoneLengthProblem(typed.phone);
	if (length) return { typed, problem: `phone_${length}` };
	return isPhone(typed.phone) ? { typed } : { typed, problem: "phone" };
}

/** A stored CV with its text, if it could be read. */
function newCv(file_cv: string, text: string): Pick<ApplicationCorrection, "file_cv" | "cv_raw_content"> {
	const cv_raw_content = firstCharacters(cleanText(text), LONGEST_CV_TEXT);
	return { file_cv, ...(cv_raw_content ? { cv_raw_content } : {}) };
}

async function send(form: PostedForm, { token, ask, ...way }: Posting): Promise<Corrected | Response> {
	const { typed, problem } = readTyped(form);
	if (problem) return { problem, typed };
	const { sentApplication } = ENDPOINTS;
	const view = await readFresh(sentApplication, { params: { token }, region: way.region, subject: "job" });
	if (!view) return refuse("unknown_call");
	const takesWord = view.job.takes_word;
	const files = form.files.filter(({ field }) => field === "file_cv" || field === "document");
	const picked = await Promise.all(files.map((file) => pick(file, takesWord)));
	const say = (problem: SentProblem) =>
		({ problem: problem === "file" && takesWord ? "file_word" : problem, typed }) as const;
	if (picked.some((one) => one.problem)) return say("file");
	// What was left empty isn't sent: it would seem to be saved, and wouldn't be.
	if (!typed.email && view.contact.email) return { problem: "email_empty", typed };
	const stored = await storeFiles(picked, { ...way, companyId: String(view.company_id ?? "") });
	if (!("places" in stored)) return say("status" in stored ? correctionProblem(stored.status, {}) : "file");
	if (stored.closed) return say(`file_${stored.closed}`);
	const placeOf = (isCv: boolean) => [...stored.places].find(([{ slot }]) => slot.isCv === isCv);
	const [cv, document] = [placeOf(true), placeOf(false)];
	const answer = await ask({
		fullname: typed.fullname,
		...(typed.email ? { email: typed.email } : {}),
		phone: typed.phone,
		...(cv ? newCv(cv[1], stored.rawCv) : {}),
		...(document
			? {
					documents: [
						{
							document_type: typed.documentName || document[0].slot.name,
							filename: document[0].slot.name,
							filepath: document[1],
						},
					],
				}
			: {}),
	});
	if (answer.ok) return {};
	return say(correctionProblem(answer.status, await answer.json().catch(() => ({}))));
}

/**
 * Sends natively posted corrections: validates them by the same rules as an application, and uploads the files to the host
 * first. Sends nothing if anything is invalid. Throws `HostFailure`.
 */
export async function postCorrection(request: Request, posting: Posting): Promise<Corrected | Response> {
	const form = await readForm(request);
	if (!form) return refuse("malformed_body");
	try {
		return await send(form, posting);
	} finally {
		await closeFiles(form.files);
	}
}
