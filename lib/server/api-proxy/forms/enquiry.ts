import "server-only";
import { createHash } from "node:crypto";
import type { EnquiryKind } from "@/lib/contract/enquiry";
import { enquiryKind } from "@/lib/contract/params";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { outcomeOf } from "@/lib/enquiry/outcome";
import { answerPath } from "@/lib/enquiry/paths";
import { type EnquiryValues, valuesOf } from "@/lib/enquiry/values";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { writeEnquiryResult } from "../../enquiry-result";
import { asMultipartPost } from "../multipart";
import { type FormAdapter, isUrlEncoded, readUrlEncoded, seeOther } from "./form-adapter";

/** Maximum size of a posted form, in bytes: the call's own limit, with each letter URL-encoded. */
const LARGEST_FORM = 200_000;

/** The same for the same values: a form posted twice is one enquiry. */
const keyOf = (kind: EnquiryKind, values: EnquiryValues) =>
	createHash("sha256")
		.update(JSON.stringify([kind, values]))
		.digest("hex");

/** The same request as multipart, which the hosts expect; the receipt is in the page's language. */
const asSent = (request: Request, kind: EnquiryKind, values: EnquiryValues, trap: string, locale: Locale) =>
	asMultipartPost(request, Object.entries({ ...values, [TRAP_FIELD]: trap }), {
		"accept-language": locale,
		"idempotency-key": keyOf(kind, values),
	});

/** A partner, demo or training enquiry: its page shows the result, and the typed values after a refusal. */
export const enquiryForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, { params, locale }, ask) {
		const kind = enquiryKind.parse(params.kind);
		const posted = await readUrlEncoded(request, LARGEST_FORM);
		const values = valuesOf(kind, (field) => posted.get(field));
		const answer = await ask(await asSent(request, kind, values, posted.get(TRAP_FIELD) ?? "", locale));
		const outcome = outcomeOf(kind, answer.status, await answer.json().catch(() => ({})));
		const page = pathIn(locale, answerPath(kind));
		return seeOther(page, [writeEnquiryResult(outcome, values, page)]);
	},
};
