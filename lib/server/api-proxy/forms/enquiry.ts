import "server-only";
import { createHash } from "node:crypto";
import type { EnquiryKind } from "@/lib/contract/enquiry";
import { enquiryKind } from "@/lib/contract/params";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { outcomeOf } from "@/lib/enquiry/outcome";
import { answerPath } from "@/lib/enquiry/paths";
import { type EnquiryValues, valuesOf } from "@/lib/enquiry/values";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { writeAsked } from "../../enquiry-result";
import { asMultipartPost } from "../multipart";
import { type FormAdapter, isUrlEncoded, readUrlEncoded, seeOther } from "./form-adapter";

/** Largest posted form that is read, bytes: the call's own size, with each letter encoded. */
const LARGEST_FORM = 200_000;

/** The same for the same values: a form that is posted twice is one request. */
const keyOf = (kind: EnquiryKind, values: EnquiryValues) =>
	createHash("sha256")
		.update(JSON.stringify([kind, values]))
		.digest("hex");

/** The same post as multipart, which is what the hosts take; the receipt is written in the page's language. */
const asSent = (request: Request, kind: EnquiryKind, values: EnquiryValues, trap: string, locale: Locale) =>
	asMultipartPost(request, Object.entries({ ...values, [TRAP_FIELD]: trap }), {
		"accept-language": locale,
		"idempotency-key": keyOf(kind, values),
	});

/** A partner, demo or training request: its page says what came of it, with what was typed if it was not taken. */
export const enquiryForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, { params, locale }, ask) {
		const kind = enquiryKind.parse(params.kind);
		const posted = await readUrlEncoded(request, LARGEST_FORM);
		const values = valuesOf(kind, (field) => posted.get(field));
		const answer = await ask(await asSent(request, kind, values, posted.get(TRAP_FIELD) ?? "", locale));
		const outcome = outcomeOf(kind, answer.status, await answer.json().catch(() => ({})));
		const page = pathIn(locale, answerPath(kind));
		return seeOther(page, [writeAsked(outcome, values, page)]);
	},
};
