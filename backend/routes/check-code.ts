import { endedInterview } from "../application/ended-interview";
import { Problem } from "../http/problem";
import { readContent } from "../job/content";
import { findInterviewCode, findWithdrawnCode } from "../store/queries/codes";
import type { Handler } from "./handler";

/** Whether an interview code is known, where its interview is done if not everywhere, and why it can't be done, if known. */
export const checkCode: Handler<"checkCode"> = async ({ params: { interviewCode } }, { store, now }) => {
	const found = await findInterviewCode(store, interviewCode);
	if (found) {
		const { device_type } = readContent(found.content);
		return { interview_code: found.code, device_type: device_type || undefined, ended: endedInterview(found, now()) };
	}
	const withdrawn = await findWithdrawnCode(store, interviewCode);
	if (!withdrawn) throw new Problem(404, "There is no interview with this code.");
	return { interview_code: withdrawn.code, ended: "withdrawn" };
};
