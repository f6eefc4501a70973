import type { PlainForm } from "../pages/plain-form";
import type { PlainVisit } from "../pages/plain-visit";
import { answersTo, type Candidate, makePdf } from "./candidate";

/** Enters into a served application form what the job must know, every consent included. */
export function enterRequired(form: PlainForm, candidate: Candidate): void {
	const { names } = form;
	const indexes = names.flatMap((name) => /^custom_fields\[(\d+)\]\[is_mandatory\]$/.exec(name)?.[1] ?? []);
	const questions = indexes.map((index) => ({
		mustBeAnswered: form.value(`custom_fields[${index}][is_mandatory]`) === "1",
		type: names.includes(`custom_fields[${index}][input_type]`)
			? form.value(`custom_fields[${index}][input_type]`)
			: "",
	}));
	form.fill({ fullname: candidate.fullname });
	for (const [start, text] of answersTo({ email: names.includes("email"), questions }, candidate)) {
		const name = names.includes(start) ? start : names.find((one) => one.startsWith(start));
		form.fill({ [name ?? start]: text });
	}
	for (const name of ["gdpr", "compliance"]) if (names.includes(name)) form.fill({ [name]: true });
}

/** Opens a job's page, and returns its form with what the job must know. */
export async function openFilledIn(visit: PlainVisit, path: string, candidate: Candidate): Promise<PlainForm> {
	await visit.goto(path);
	const form = visit.form("fullname");
	enterRequired(form, candidate);
	return form;
}

/** The PDF of a CV, small by default. */
export const plainCv = (bytes = 2_000) => {
	const { name, mimeType, buffer } = makePdf(bytes).file;
	return [new File([buffer], name, { type: mimeType })];
};
