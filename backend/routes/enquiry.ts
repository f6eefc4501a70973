import { enquiryKind } from "../../lib/contract/params";
import { enquiryOf } from "../../lib/contract/schemas/account";
import { saveEnquiry } from "../enquiry/save-enquiry";
import { answerOnce } from "../form-checks/idempotency";
import { readValues } from "../http/read-values";
import { tryAgain } from "../store/try-again";
import type { Handler } from "./handler";

/** Stores a partner, demo or training request; mails go to the team and to the sender. */
export const enquiry: Handler<"enquiry"> = async ({ params, body, language, idempotencyKey }, deps) => {
	const kind = enquiryKind.parse(params.kind);
	const request = async () => [kind, body];
	const answer = await answerOnce(deps, { call: "enquiry", idempotencyKey, request }, (key) => {
		const at = deps.now();
		const values = readValues(enquiryOf(kind, at.getTime()), body);
		return tryAgain(() => saveEnquiry(deps, { kind, values, language, at, key }));
	});
	deps.tasks.poke();
	return answer;
};
